// The exercises that "Another one" draws: whatever the seed, the answer that the page takes for right is that of a search
// that shares no code with the solver.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAnother } from '../../web/build/another';
import { chapters } from '../../web/build/learn_pages';
import { readSource } from '../../web/build/learn_source';
import { quizOf, renderTutorial } from '../../web/build/markdown';
import { registry } from '../../web/games/registry';
import { languages } from '../../web/i18n/language';
import { drawExercise, judgeAnswer, reasonOf, templateOf } from '../../web/play/drawn_exercise';
import type { Drawn, Template } from '../../web/play/drawn_exercise';
import { easiest, nextLevel } from '../../web/play/level';
import { newEngine } from '../wasm/module';
import { BruteForce, numbersOf } from './brute_force';
import { gapsOf } from './rules/number_game';

const folder = join(new URL('../../', import.meta.url).pathname, 'web/learn');
const engine = newEngine();
const searches = new Map(registry.map(({ id }) => [id, new BruteForce(id)]));
const searchOf = (game: string): BruteForce => {
  const found = searches.get(game);
  if (!found) throw new Error(game);
  return found;
};
const seeds = Array.from({ length: 8 }, (_, at) => at * 37 + 1);

const fences = chapters.flatMap(({ id: chapter }) =>
  languages.flatMap((language) =>
    renderTutorial(readSource(folder, chapter, language), language, folder).fences.map((fence) => ({
      chapter,
      language,
      fence,
      another: readAnother(fence),
    })),
  ),
);
const drawn = fences.flatMap(({ language, another }) =>
  another ? [{ language, ...another }] : [],
);
const english = drawn.filter(({ language }) => language === 'en');

test('every exercise with a board or a number can be had again, by an id of its own', () => {
  const without = fences.filter(
    ({ fence, another }) => fence.kind !== 'choice' && quizOf(fence) !== undefined && !another,
  );
  expect(without.map(({ chapter, fence }) => `${chapter} ${fence.info}`)).toEqual([]);
  expect(english.length).toBeGreaterThan(40);
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
});

/** Small enough for the search. */
function canBeTried(game: string, position: string): boolean {
  const numbers = heapsOf(position);
  if (position.startsWith('<')) return gapsOf(numbers).length <= 14;
  if (game === 'chess_rows' || game === 'wythoff') return Math.max(...numbers) <= 40;
  // Heaps that break have more positions than are reached by taking.
  if (/0\.77|4!/.test(position)) return numbers.reduce((all, heap) => all + heap, 0) <= 24;
  // Heaps in any order.
  const positions = numbers.reduce((all, heap, at) => (all * (heap + 1)) / (at + 1), 1);
  return positions <= 300;
}

/** Without the rule. */
const heapsOf = (position: string) => numbersOf(position.replace(/^.*: /, ''));

/** By the search. */
function answerByForce({ game, ask }: Template, { position }: Drawn): string {
  const search = searchOf(game);
  const isP = (text: string) => search.isP(text);
  switch (ask) {
    case 'value':
      return String(search.value(position));
    case 'ways':
      return String(search.winning(position).length);
    case 'leaves': {
      const [move] = search.winning(position);
      const before = heapsOf(position);
      const left = [...heapsOf(move?.[1] ?? '')];
      for (const heap of before) if (left.includes(heap)) left.splice(left.indexOf(heap), 1);
      return String(left[0] ?? 0);
    }
    case 'completes': {
      const start = position.startsWith('<') ? 2 : 0;
      const free = new Set(gapsOf(numbersOf(position)));
      for (let number = start; ; ++number) {
        if (start === 2 && !free.has(number)) continue;
        if (isP(position.replace('?', String(number)))) return String(number);
      }
    }
    case 'next': {
      const [, rule = '', heap] = /^(.*: )(\d+)$/.exec(position) ?? [];
      let next = Number(heap) + 1;
      while (!isP(rule + String(next))) ++next;
      return String(next);
    }
    case 'frobenius_number':
      return String(gapsOf(numbersOf(position)).at(-1));
    case 'values_needed': {
      const [rule = ''] = position.split(':');
      const window = Math.max(...numbersOf(rule));
      const values: number[] = [];
      for (let heap = 0; heap < 400; ++heap) values.push(search.value(`${rule}: ${heap}`));
      for (let end = 1; ; ++end) {
        for (let period = 1; period <= end; ++period) {
          const start = end - window - period;
          if (start < 0) continue;
          const isSame = Array.from({ length: window }, (_, i) => start + i).every(
            (heap) => values[heap] === values[heap + period],
          );
          if (isSame) return String(end);
        }
      }
    }
    default:
      throw new Error(`nothing asks ${ask}`);
  }
}

describe.each(english)('$id', ({ game, ask, levels }) => {
  const template = templateOf(game, ask, levels);
  const search = searchOf(game);

  test('has three levels, and the same seed gives the same one', async () => {
    expect(template.levels.length).toBe(3);
    const [one, other] = [
      await drawExercise(engine, template, 1, 5),
      await drawExercise(newEngine(), template, 1, 5),
    ];
    expect(one).toEqual(other);
  });

  test.each([0, 1, 2])('level %i: the right answer is that of a search', async (level) => {
    const positions = new Set<string>();
    let tried = 0;
    for (const seed of seeds) {
      const exercise = await drawExercise(engine, template, level, seed);
      if (!exercise) throw new Error(`nothing is drawn from ${seed}`);
      const { position, answer } = exercise;
      positions.add(position);
      if (answer === undefined) {
        const reply = await engine.analyse(game, position);
        if (!reply.ok) throw new Error(position);
        expect(reply.value.options.count).not.toBe(0);
        if (!canBeTried(game, position)) continue;
        ++tried;
        const outcome = search.isP(position) ? 'P' : 'N';
        expect([position, reply.value.outcome]).toEqual([position, outcome]);
        if (game !== 'heap_games' || !position.includes('0.77'))
          expect([position, reply.value.winning.length]).toEqual([
            position,
            search.winning(position).length,
          ]);
        continue;
      }
      expect(await judgeAnswer(engine, template, exercise, answer)).toEqual({
        reply: 'right',
        position: reasonOf(template, exercise),
      });
      const [, first] = /^<(\d+) \?>$/.exec(position) ?? [];
      if (first !== undefined) {
        // Hutchings: a prime divisor of 5 or more is an answer.
        let prime = 5;
        while (Number(first) % prime !== 0) ++prime;
        expect((await judgeAnswer(engine, template, exercise, String(prime))).reply).toBe('right');
        ++tried;
      }
      if (!canBeTried(game, reasonOf(template, exercise))) continue;
      ++tried;
      expect([position, answer]).toEqual([position, answerByForce(template, exercise)]);
      for (const wrong of [Number(answer) + 1, Number(answer) - 1].filter((each) => each >= 0)) {
        const { reply, position: claimed } = await judgeAnswer(
          engine,
          template,
          exercise,
          String(wrong),
        );
        const isRightToo = ask === 'completes' && reply === 'right';
        // Several numbers may complete a position.
        if (isRightToo) expect(search.isP(claimed ?? '')).toBe(true);
        else expect(reply).not.toBe('right');
        if (reply === 'reached') expect(search.value(claimed ?? ''), claimed).toBe(wrong);
        if (reply === 'refuted') expect(search.isP(claimed ?? ''), claimed).toBe(false);
      }
    }
    expect(positions.size).toBeGreaterThan(1);
    if (level === 0) expect(tried).toBeGreaterThan(0);
  });
});

test.each(drawn)('$id in $language: the question tells what was drawn', async (another) => {
  const { game, ask, levels, question } = another;
  const template = templateOf(game, ask, levels);
  for (const level of [0, 1, 2]) {
    const exercise = await drawExercise(engine, template, level, 1);
    for (const [, name = ''] of question.matchAll(/\{(\w+)\}/g))
      expect(exercise?.told).toHaveProperty(name);
  }
  if (ask !== 'winning_move') expect(question).toContain('{');
});

test('the level rises after two that were right at once, and falls with a mistake', () => {
  const follow = (clean: readonly boolean[]) =>
    clean.reduce((level, each) => nextLevel(level, each, 3), easiest).at;
  expect(follow([true])).toBe(0);
  expect(follow([true, true])).toBe(1);
  expect(follow([true, false, true])).toBe(0);
  expect(follow([true, true, true, true])).toBe(2);
  expect(follow(Array.from({ length: 20 }, () => true))).toBe(2);
  expect(follow([true, true, true, false])).toBe(0);
  expect(follow([false, false])).toBe(0);
});
