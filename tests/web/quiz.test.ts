// The answers to a quiz: what counts, and when it is solved.
import { describe, expect, it } from 'vitest';
import type { Analysis, Outcome } from '../../web/engine/types';
import { QuizAnswers } from '../../web/table/quiz_answers';
import { Quiz } from '../../web/table/quiz';
import type { Table } from '../../web/table/table';
import { Playthrough } from '../../web/play/playthrough';
import type { Engine } from '../../web/engine/engine';

/** What a quiz reads of an analysis. */
function position(winning: readonly string[], more: Partial<Analysis> = {}): Analysis {
  const outcome: Outcome = winning.length > 0 ? 'N' : 'P';
  return { winning, complete: true, outcome, ...more } as Analysis;
}

describe('answers', () => {
  it('solve a quiz when every winning move is found', () => {
    const answers = new QuizAnswers();
    const asked = position(['1', '2', '3']);
    expect(answers.found).toBeUndefined();
    answers.take(asked, '1', 'P');
    expect(answers.found).toEqual({ count: 1, all: 3 });
    answers.take(asked, '4', 'N');
    expect(answers).toMatchObject({ solved: false, tries: 2, last: { move: '4', right: false } });
    answers.take(asked, '2', 'P');
    answers.take(asked, '3', 'P');
    expect(answers.found).toEqual({ count: 3, all: 3 });
    expect(answers).toMatchObject({ solved: true, tries: 4 });
    expect([...answers.told]).toEqual(['1', '4', '2', '3']);
    answers.take(asked, '5', 'N');
    expect(answers.lastFound).toBe('3');
    expect(answers).toMatchObject({ solved: true, tries: 4, last: { move: '5', right: false } });
  });

  it('count once each, right or wrong', () => {
    const answers = new QuizAnswers();
    const asked = position(['1', '2']);
    for (const [move, after] of [
      ['1', 'P'],
      ['1', 'P'],
      ['3', 'N'],
      ['3', 'N'],
    ] as const)
      answers.take(asked, move, after);
    answers.take(asked, undefined);
    answers.take(asked, undefined);
    expect(answers).toMatchObject({ tries: 3, solved: false });
    expect(answers.found).toEqual({ count: 1, all: 2 });
  });

  it('that no move wins are right in a P-position only', () => {
    const none = new QuizAnswers();
    none.take(position([]), undefined);
    expect(none).toMatchObject({ solved: true, tries: 1, last: { right: true } });
    expect(none.found).toBeUndefined();
    const some = new QuizAnswers();
    some.take(position(['1']), undefined);
    expect(some).toMatchObject({ solved: false, tries: 1, last: { right: false } });
  });

  it('that nobody can judge are no tries', () => {
    const answers = new QuizAnswers();
    const asked = position([], { complete: false, outcome: 'unknown' });
    answers.take(asked, '7', 'unknown');
    answers.take(asked, undefined);
    expect(answers).toMatchObject({ solved: false, tries: 0, last: { right: undefined } });
    expect(answers.told.size).toBe(0);
  });

  it('need one winning move where not all are known', () => {
    const answers = new QuizAnswers();
    answers.take(position(['5'], { complete: false }), '7', 'P');
    expect(answers.solved).toBe(true);
    expect(answers.found).toEqual({ count: 1, all: undefined });
  });
});

/** Take 1 or 2 of a heap; whoever takes the last one loses if `misere`. Positions are numbers. */
function heap(misere = false): Engine {
  const wins = (n: number): boolean => n % 3 !== (misere ? 1 : 0);
  const analysis = (text: string): Analysis => {
    const n = Number(text);
    const legal = [1, 2].filter((take) => take <= n);
    return {
      game: 'heap',
      position: text,
      complete: true,
      outcome: wins(n) ? 'N' : 'P',
      winning: legal.filter((take) => !wins(n - take)).map(String),
      options: { count: legal.length, listed: [], truncated: false },
    } as unknown as Analysis;
  };
  return {
    analyse: async (_: string, text: string) => ({ ok: true, value: analysis(text) }),
    after: async (_: string, text: string, move: string) => ({
      ok: true,
      value: analysis(String(Number(text) - Number(move))),
    }),
  } as unknown as Engine;
}

async function quizOn(text: string, misere = false) {
  const playthrough = new Playthrough(heap(misere), 'heap', () => {});
  await playthrough.open(text);
  const table = {
    playthrough,
    get analysis() {
      return playthrough.analysis;
    },
    goTo: (count: number) => playthrough.goTo(count),
  } as unknown as Table;
  return { quiz: new Quiz(table), moves: () => playthrough.line, playthrough };
}

describe('a refutation', () => {
  it('is the answer and the reply that wins, played until the reader goes back', async () => {
    const { quiz, playthrough } = await quizOn('5');
    expect(await quiz.predict('1')).toBeUndefined();
    expect(await quiz.refute()).toBe(true);
    expect(playthrough.line?.steps.map(({ move }) => move)).toEqual(['1', '1']);
    expect(playthrough.analysis).toMatchObject({ position: '3', outcome: 'P' });
    expect(quiz.refutes).toBe(true);
    // The marks belong to the question.
    expect(quiz.told.size).toBe(0);
    await quiz.predict('2');
    expect(quiz.answers.tries).toBe(1);
    quiz.back();
    expect(playthrough.analysis?.position).toBe('5');
    expect([...quiz.told]).toEqual(['1']);
    await quiz.predict('2');
    expect(quiz.answers).toMatchObject({ solved: true, tries: 2 });
  });

  it('is none of a winning move, nor of the answer that no move wins', async () => {
    const { quiz, playthrough } = await quizOn('5');
    await quiz.predict(undefined);
    expect(await quiz.refute()).toBe(false);
    await quiz.predict('2');
    expect(await quiz.refute()).toBe(false);
    expect(playthrough.line?.steps).toEqual([]);
  });

  it('is the end of the game where the answer ends it', async () => {
    const { quiz, playthrough } = await quizOn('2', true);
    await quiz.predict('2');
    expect(await quiz.refute()).toBe(true);
    expect(playthrough.isOver).toBe(true);
    quiz.back();
    expect(playthrough.analysis?.position).toBe('2');
  });

  it('stops when the reader goes back before the reply', async () => {
    const { quiz, playthrough } = await quizOn('5');
    await quiz.predict('1');
    const refuted = quiz.refute();
    while (!quiz.refutes || playthrough.line?.at !== 1) await Promise.resolve();
    quiz.back();
    expect(await refuted).toBe(false);
    expect(playthrough.analysis?.position).toBe('5');
  });
});
