// "Another one" below an exercise: another position like it, drawn from a seed at the level that suits the reader. The seed
// and the level are in a link, so that a class can have the same ones: `nim.html#another=7&of=nim_third&level=2`. Without
// `of`, the link draws number 7 of every exercise of the page.
import type { Engine } from '../engine/engine';
import { drawExercise, judgeAnswer, reasonOf, templateOf } from '../play/drawn_exercise';
import type { Drawn, Template } from '../play/drawn_exercise';
import { lastingMemory } from '../kit/storage';
import { easiest, nextLevel } from '../play/level';
import type { Level } from '../play/level';
import { isSolved } from './progress';
import { typed } from './typed';

/** How long to wait for the boards on a slow connection. */
const slowMs = 15_000;

/** The solver of the boards, which come with the first of them. */
async function solver(): Promise<Engine> {
  const board = document.createElement('impartial-board');
  board.hidden = true;
  board.setAttribute('loading', 'eager');
  document.body.append(board);
  try {
    await Promise.race([
      customElements.whenDefined('impartial-board'),
      new Promise((_, fail) => setTimeout(fail, slowMs)),
    ]);
    return board.solver;
  } finally {
    board.remove();
  }
}

/** How many seeds are passed over because their position has been seen. */
const mostPassed = 20;

class Another {
  readonly #section: HTMLElement;
  readonly #template: Template;
  readonly #seen = new Set<string>();
  #level: Level;
  #seed = Math.floor(Math.random() * 900) + 100;
  #drawn: Drawn | undefined;
  /** The reader has given a wrong answer, or has looked at the answer. */
  #failed = false;
  #settled = false;

  constructor(section: HTMLElement) {
    const { game = '', ask = '', levels = '', quiz = '' } = section.dataset;
    this.#section = section;
    this.#template = templateOf(game, ask, levels);
    this.#seen.add(quiz.slice(game.length + 1));
    // Anybody may have written there.
    const at = Number(lastingMemory.get(this.#key));
    this.#level = this.#template.levels[at] === undefined ? easiest : { at, row: 0 };
    this.#part('button.draw').addEventListener('click', () => void this.#next());
    const form = section.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#judge(typed(form));
    });
    section.querySelector('button.tell')?.addEventListener('click', () => this.#tell());
    section.addEventListener('impartial-change', ({ detail }) => {
      if (detail.solved) this.#solve(detail.tries ?? 0);
      // A losing move stands on the board with the reply to it.
      else if (detail.moves !== '') this.#fail();
    });
    section.addEventListener('impartial-reveal', () => this.#fail());
  }

  get id(): string {
    return this.#section.dataset['of'] ?? '';
  }

  /** Where the browser keeps the level. */
  get #key(): string {
    return `level.${this.id}`;
  }

  get quiz(): string {
    return this.#section.dataset['quiz'] ?? '';
  }

  /** The reader has solved the exercise above, or has given a wrong answer. */
  offer(): void {
    this.#section.hidden = false;
  }

  async open(seed: number, level: number): Promise<void> {
    this.offer();
    this.#seed = seed;
    this.#level = { at: Math.min(level, this.#template.levels.length - 1), row: 0 };
    this.#show(await this.#draw(seed));
  }

  scrollIntoView(): void {
    this.#section.scrollIntoView({ block: 'center' });
  }

  async #next(): Promise<void> {
    let drawn: Drawn | undefined;
    for (let passed = 0; passed < mostPassed; ++passed) {
      ++this.#seed;
      drawn = await this.#draw(this.#seed);
      if (!drawn || !this.#seen.has(drawn.position)) break;
    }
    this.#show(drawn);
    this.#section.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }

  /** undefined: the solver has not come. */
  async #draw(seed: number): Promise<Drawn | undefined> {
    const button = this.#part('button.draw');
    button.toggleAttribute('disabled', true);
    try {
      return await drawExercise(await solver(), this.#template, this.#level.at, seed);
    } catch {
      return undefined;
    } finally {
      button.toggleAttribute('disabled', false);
    }
  }

  #show(drawn: Drawn | undefined): void {
    this.#part('.trouble').hidden = drawn !== undefined;
    this.#part('.drawn').hidden = drawn === undefined;
    this.#part('.draw').hidden = drawn !== undefined;
    if (!drawn) return;
    this.#drawn = drawn;
    this.#seen.add(drawn.position);
    this.#failed = this.#settled = false;
    const { levels, ask } = this.#template;
    const count = this.#part('.count');
    const level = String(this.#level.at + 1);
    count.textContent = (count.dataset['words'] ?? '')
      .replace('{}', String(this.#seed))
      .replace('{level}', level)
      .replace('{levels}', String(levels.length));
    const link = new URLSearchParams({ another: String(this.#seed), of: this.id, level });
    this.#part('.which a').setAttribute('href', `#${link.toString()}`);
    if (ask === 'winning_move') {
      this.#board(drawn.position, 'quiz', 'none');
      return;
    }
    this.#section.querySelector('impartial-board')?.remove();
    this.#part('.ask').textContent = this.#question(drawn);
    this.#part('form').classList.remove('right');
    this.#section.querySelector('form')?.reset();
    this.#say(undefined);
  }

  #question({ told }: Drawn): string {
    const { question = '' } = this.#section.dataset;
    return question.replaceAll(/\{(\w+)\}/g, (_, name: string) => told[name] ?? '');
  }

  #board(position: string, mode: 'quiz' | 'analyse', hints: string): void {
    let board = this.#section.querySelector('impartial-board');
    if (!board) {
      board = document.createElement('impartial-board');
      this.#part('.drawn').append(board);
    }
    const asked = { game: this.#template.game, position, mode, hints, rule: 'none' };
    for (const [name, value] of Object.entries(asked)) board.setAttribute(name, value);
    board.removeAttribute('reveal');
  }

  async #judge(given: string): Promise<void> {
    const drawn = this.#drawn;
    if (!drawn) return;
    const { reply, position } = await judgeAnswer(await solver(), this.#template, drawn, given);
    if (drawn !== this.#drawn) return;
    this.#say(reply);
    const isRight = reply === 'right';
    this.#part('form').classList.toggle('right', isRight);
    if (position === undefined) this.#section.querySelector('impartial-board')?.remove();
    else
      this.#board(
        position,
        'analyse',
        isRight ? 'why' : reply === 'reached' ? 'values' : 'outcomes',
      );
    if (isRight) this.#settle();
    else this.#fail();
  }

  /** Shows a reply, and with a wrong answer the hint. */
  #say(reply: string | undefined): void {
    for (const each of this.#section.querySelectorAll<HTMLElement>('[data-reply]'))
      each.hidden = each.dataset['reply'] !== reply;
    this.#part('.hint').hidden = reply === undefined || reply === 'right';
    this.#part('.told').hidden = true;
  }

  #tell(): void {
    const drawn = this.#drawn;
    if (!drawn) return;
    if (!this.#settled) this.#fail();
    this.#say(undefined);
    const told = this.#part('.told');
    told.textContent = (told.dataset['words'] ?? '').replace('{}', drawn.answer ?? '');
    told.hidden = false;
    this.#board(reasonOf(this.#template, drawn), 'analyse', 'why');
  }

  #solve(tries: number): void {
    const board = this.#section.querySelector('impartial-board');
    const least = Math.max(1, board?.analysis?.winning.length ?? 1);
    if (tries > least) this.#failed = true;
    this.#settle();
  }

  #fail(): void {
    this.#failed = true;
    this.#settle();
  }

  /** Once for each exercise. */
  #settle(): void {
    this.#part('.draw').hidden = false;
    if (this.#settled) return;
    this.#settled = true;
    this.#level = nextLevel(this.#level, !this.#failed, this.#template.levels.length);
    lastingMemory.set(this.#key, String(this.#level.at));
  }

  #part(selector: string): HTMLElement {
    const found = this.#section.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  }
}

const all = [...document.querySelectorAll<HTMLElement>('section.another')].map(
  (section) => new Another(section),
);
const offer = (quiz: string): void =>
  all.filter((each) => each.quiz === quiz).forEach((each) => each.offer());

for (const type of ['impartial-change', 'impartial-reveal'] as const) {
  document.body.addEventListener(type, ({ target, detail }) => {
    if (!(target instanceof HTMLElement) || detail.mode !== 'quiz') return;
    if (type === 'impartial-change' && !detail.tries) return;
    offer(`${detail.game} ${target.getAttribute('position') ?? ''}`);
  });
}
document.body.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLElement) offer(target.dataset['quiz'] ?? '');
});
for (const { quiz } of all) if (isSolved(quiz)) offer(quiz);
// The fold with the answer.
for (const fold of document.querySelectorAll('details:has(+ section.another)')) {
  fold.addEventListener('toggle', () => {
    const section = fold.nextElementSibling;
    if (section instanceof HTMLElement) offer(section.dataset['quiz'] ?? '');
  });
}

/** What a link asks for. */
function follow(): void {
  const asked = new URLSearchParams(location.hash.slice(1));
  const another = asked.get('another') ?? '';
  const level = asked.get('level') ?? '1';
  if (!/^\d{1,6}$/.test(another) || !/^[1-9]$/.test(level)) return;
  const of = asked.get('of');
  for (const each of all.filter(({ id }) => of === null || id === of)) {
    void each.open(Number(another), Number(level) - 1).then(() => {
      if (of !== null) each.scrollIntoView();
    });
  }
}
window.addEventListener('hashchange', follow);
follow();
