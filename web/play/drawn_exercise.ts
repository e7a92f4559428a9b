// An exercise drawn from a template: the same template, level and seed give the same one. The solver knows the answer and
// judges what the reader answers; no formula is used.
//
// A template is a position in which `3~9` stands for a number from 3 to 9, and `?` for the number that is asked for. It has
// an easier and harder ones, separated by semicolons.
import type { Engine } from '../engine/engine';
import type { Analysis, GameId } from '../engine/types';
import { isOver } from './is_over';
import { between, randomFrom } from './random';
import type { Random } from './random';
import { randomExercise } from './random_exercise';

/**
 * What is asked of the position. winning_move: on a board. value: the Grundy value. ways: the number of winning moves.
 * leaves: what the only winning move leaves of its heap. completes: a number in the place of `?` that makes the position P.
 * next: the next larger heap that is P. Any other name is that of a fact.
 */
export type Ask =
  'winning_move' | 'value' | 'ways' | 'leaves' | 'completes' | 'next' | (string & {});

export interface Template {
  readonly game: GameId;
  readonly ask: Ask;
  readonly levels: readonly string[];
}

export interface Drawn {
  /** `?` in it stands for the number that is asked for. */
  readonly position: string;
  /**
   * What a question may tell: `1`, `2`, … and `numbers` are those that were drawn; `position` is without the rule of heap
   * games; `values` are those of the options; the facts have their own names.
   */
  readonly told: Readonly<Record<string, string>>;
  /** The least right answer; undefined on a board. */
  readonly answer?: string;
}

/** Why an answer is wrong. */
export type Reply =
  | 'right'
  /** The value: a move leads to it; no move leads to a smaller one. */
  | 'reached'
  | 'smaller_missing'
  /** The number of winning moves. */
  | 'more'
  | 'fewer'
  /** The move or the position does not exist. */
  | 'impossible'
  /** The next P-position: it must come later; one comes earlier. */
  | 'not_later'
  | 'not_first'
  /** It claims that a position is P, which is N. */
  | 'refuted'
  /** The solver does not know whether it is. */
  | 'open'
  | 'wrong';

export interface Judgement {
  readonly reply: Reply;
  /** Shows the reason: of a wrong value, an option that has it. */
  readonly position?: string;
}

export const templateOf = (game: GameId, ask: Ask, levels: string): Template => ({
  game,
  ask,
  levels: levels.split(';').map((each) => each.trim()),
});

/** Enough for a position that can be asked. */
const mostTries = 80;
/** How far an answer is looked for. */
const furthest = 400;
/** More than any template has. */
const mostHeaps = 12;

/** `seed`: from 0. undefined: nothing that can be asked was found. */
export async function drawExercise(
  engine: Engine,
  { game, ask, levels }: Template,
  level: number,
  seed: number,
): Promise<Drawn | undefined> {
  const random = randomFrom(seed * 8 + level + 1);
  const template = levels[level] ?? '';
  if (ask === 'winning_move') {
    const draw = () => fill(template, random).position;
    const position = await randomExercise(engine, game, draw, random);
    return position === undefined ? undefined : { position, told: {} };
  }
  for (let tries = 0; tries < mostTries; ++tries) {
    const { position, numbers } = fill(template, random);
    const drawn = await asked(engine, game, ask, position);
    if (!drawn) continue;
    const each = numbers.map((number, at) => [at + 1, number] as const);
    return {
      ...drawn,
      told: { ...drawn.told, ...Object.fromEntries(each), numbers: numbers.join(' ') },
    };
  }
  return undefined;
}

function fill(template: string, random: Random) {
  const numbers: string[] = [];
  const position = template.replaceAll(/(\d+)~(\d+)/g, (_, least: string, most: string) => {
    const number = String(between(random, Number(least), Number(most)));
    numbers.push(number);
    return number;
  });
  return { position, numbers };
}

/** undefined: it cannot be asked of this position. */
async function asked(
  engine: Engine,
  game: GameId,
  ask: Ask,
  position: string,
): Promise<Drawn | undefined> {
  if (ask === 'completes') {
    // A number that is taken changes nothing, and would leave this position P.
    const isLost = (await known(engine, game, position.replace('?', '')))?.outcome === 'P';
    if (position.startsWith('<') && isLost) return undefined;
    const found = await firstP(engine, game, 0, (number) => completed(position, number));
    return found === undefined ? undefined : { position, told: {}, answer: String(found) };
  }
  if (ask === 'next') {
    const { heap } = singleHeap(position);
    const found = await firstP(engine, game, heap + 1, (each) => withHeap(position, each));
    return found === undefined ? undefined : { position, told: {}, answer: String(found) };
  }
  const analysis = await known(engine, game, position);
  const answer = analysis && !isOver(analysis) ? answerTo(ask, analysis) : undefined;
  return analysis && answer !== undefined
    ? { position: analysis.position, told: toldOf(analysis), answer }
    : undefined;
}

function toldOf({ position, facts, options }: Analysis): Drawn['told'] {
  return {
    ...Object.fromEntries(facts.map(({ key, value }) => [key, String(value)])),
    position: position.replace(/^.*: /, ''),
    values: options.listed.map(({ grundy }) => grundy).join(', '),
  };
}

function answerTo(ask: Ask, { grundy, winning, facts }: Analysis): string | undefined {
  switch (ask) {
    case 'value':
      return grundy === null ? undefined : String(grundy);
    case 'ways':
      return winning.length > 0 ? String(winning.length) : undefined;
    case 'leaves': {
      const [, left] = (winning.length === 1 && /^\d+:(\d+|-)$/.exec(winning[0] ?? '')) || [];
      return left?.replace('-', '0');
    }
    default: {
      const value = facts.find(({ key }) => key === ask)?.value;
      return typeof value === 'number' ? String(value) : undefined;
    }
  }
}

/** The analysis, if the position exists and nothing about it is open. */
async function known(engine: Engine, game: GameId, position: string) {
  const reply = await engine.analyse(game, position);
  return reply.ok && reply.value.complete ? reply.value : undefined;
}

async function firstP(
  engine: Engine,
  game: GameId,
  from: number,
  positionOf: (number: number) => string,
): Promise<number | undefined> {
  for (let number = from; number < from + furthest; ++number) {
    if ((await known(engine, game, positionOf(number)))?.outcome === 'P') return number;
  }
  return undefined;
}

const completed = (position: string, number: number) => position.replace('?', String(number));

/** The rule, and the size of the single heap. */
function singleHeap(position: string): { readonly rule: string; readonly heap: number } {
  const [, rule = '', heap] = /^(.*: ?)(\d+)$/.exec(position) ?? [];
  return { rule, heap: Number(heap) };
}

const withHeap = (position: string, heap: number) => singleHeap(position).rule + String(heap);

/** Judges a number, as text without blanks, that answers a drawn exercise. */
export async function judgeAnswer(
  engine: Engine,
  { game, ask }: Pick<Template, 'game' | 'ask'>,
  { position, answer }: Drawn,
  given: string,
): Promise<Judgement> {
  const difference = Number(given) - Number(answer);
  if (!/^\d{1,9}$/.test(given)) return { reply: 'wrong' };
  if (ask === 'completes') return judgeP(engine, game, completed(position, Number(given)));
  if (ask === 'next') {
    const { heap } = singleHeap(position);
    if (Number(given) <= heap) return { reply: 'not_later' };
    const judged = await judgeP(engine, game, withHeap(position, Number(given)));
    return judged.reply === 'right' && difference > 0 ? { reply: 'not_first' } : judged;
  }
  if (difference === 0) return { reply: 'right', position };
  switch (ask) {
    case 'value': {
      if (difference > 0) return { reply: 'smaller_missing' };
      const { options } = (await known(engine, game, position)) ?? { options: undefined };
      const option = options?.listed.find(({ grundy }) => String(grundy) === given);
      const after = option && (await engine.play(game, position, option.move));
      return { reply: 'reached', ...(after?.ok && { position: after.value }) };
    }
    case 'ways':
      return { reply: difference < 0 ? 'more' : 'fewer' };
    case 'leaves': {
      const left = given === '0' ? '-' : given;
      for (let heap = 1; heap <= mostHeaps; ++heap) {
        const after = await engine.play(game, position, `${heap}:${left}`);
        if (after.ok) return { reply: 'refuted', position: after.value };
      }
      return { reply: 'impossible' };
    }
    default:
      return { reply: 'wrong' };
  }
}

/** Of the claim that a position is P. */
async function judgeP(engine: Engine, game: GameId, position: string): Promise<Judgement> {
  const reply = await engine.analyse(game, position);
  if (!reply.ok) return { reply: 'impossible' };
  const { outcome } = reply.value;
  return { reply: outcome === 'P' ? 'right' : outcome === 'N' ? 'refuted' : 'open', position };
}

/** What the board shows of a right answer. */
export function reasonOf({ ask }: Pick<Template, 'ask'>, { position, answer }: Drawn): string {
  if (ask === 'completes') return completed(position, Number(answer));
  if (ask === 'next') return withHeap(position, Number(answer));
  return position;
}
