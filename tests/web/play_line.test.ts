// The line of play, the turns, and repeatable random numbers.
import { describe, expect, it } from 'vitest';
import { atStep, lastStep, positionAt, startLine, withMove } from '../../web/play/game_line';
import { oneOf, randomFrom, someOf } from '../../web/play/random';
import { isOpponentToMove, seatAt, stepFrom } from '../../web/play/seats';

const line = [
  { move: '1', position: 'b' },
  { move: '2', position: 'c' },
  { move: '3', position: 'd' },
].reduce(withMove, startLine('a'));

describe('a line', () => {
  it('starts somewhere, without a move', () => {
    const start = startLine('a');
    expect(positionAt(start)).toBe('a');
    expect(lastStep(start)).toBeUndefined();
    expect(atStep(start, 5)).toEqual(start);
  });

  it('grows by moves, and each of its positions can be visited', () => {
    expect([0, 1, 2, 3].map((count) => positionAt(line, count))).toEqual(['a', 'b', 'c', 'd']);
    const back = atStep(line, 1);
    expect([positionAt(back), lastStep(back)?.move, back.steps.length]).toEqual(['b', '1', 3]);
    expect(atStep(back, -3).at).toBe(0);
    expect(atStep(back, 99).at).toBe(3);
  });

  it('drops undone moves when another move is made, and keeps them for the same move', () => {
    const back = atStep(line, 1);
    expect(withMove(back, { move: '9', position: 'x' }).steps.map(({ move }) => move)).toEqual([
      '1',
      '9',
    ]);
    expect(withMove(back, { move: '2', position: 'c' })).toEqual(atStep(line, 2));
    // Lines are immutable.
    expect(line.steps).toHaveLength(3);
  });
});

describe('seats', () => {
  it.each([
    [{ mode: 'analyse', opponent: 'perfect', first: 'you' }, ['first', 'second', 'first']],
    [{ mode: 'play', opponent: 'person', first: 'opponent' }, ['first', 'second', 'first']],
    [{ mode: 'play', opponent: 'perfect', first: 'you' }, ['you', 'opponent', 'you']],
    [{ mode: 'play', opponent: 'fallible', first: 'opponent' }, ['opponent', 'you', 'opponent']],
  ] as const)('%j: %j', (seats, wanted) => {
    expect([0, 1, 2].map((count) => seatAt(seats, count))).toEqual(wanted);
  });
});

describe('a step', () => {
  const moves = ['1', '2', '3'].map((move) => ({ move, position: move }));
  const played = moves.reduce(withMove, startLine('a'));
  const against = { mode: 'play', opponent: 'perfect', first: 'you' } as const;

  it('is one move in an analysis', () => {
    const seats = { ...against, mode: 'analyse' } as const;
    expect(stepFrom(seats, played, -1)).toBe(2);
    expect(stepFrom(seats, played, 1)).toBeUndefined();
    expect(stepFrom(seats, atStep(played, 0), -1)).toBeUndefined();
  });

  it('leads from one turn of the reader to another, or to the end of the game', () => {
    expect(stepFrom(against, played, -1)).toBe(2);
    expect(stepFrom(against, atStep(played, 2), -1)).toBe(0);
    expect(stepFrom(against, atStep(played, 0), 1)).toBe(2);
    expect(stepFrom(against, atStep(played, 2), 1)).toBe(3);
    // The opponent's moves before the reader's first turn stay.
    expect(stepFrom({ ...against, first: 'opponent' }, atStep(played, 1), -1)).toBeUndefined();
  });

  it('the opponent moves only at the end of the line', () => {
    expect(isOpponentToMove(against, played)).toBe(true);
    expect(isOpponentToMove(against, atStep(played, 1))).toBe(false);
    expect(isOpponentToMove(against, atStep(played, 2))).toBe(false);
  });
});

describe('chance', () => {
  it('repeats itself from the same seed, and stays below 1', () => {
    const numbers = (seed: number) => Array.from({ length: 1000 }, randomFrom(seed));
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    for (const seed of [0, 1, 2 ** 32 - 1]) {
      const found = numbers(seed);
      expect(found.every((each) => each >= 0 && each < 1)).toBe(true);
      const mean = found.reduce((sum, each) => sum + each) / found.length;
      expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
    }
  });

  it('picks one item from a list, and several in order', () => {
    const random = randomFrom(3);
    expect(oneOf(random, [])).toBeUndefined();
    const picked = new Set(Array.from({ length: 200 }, () => oneOf(random, [1, 2, 3, 4])));
    expect(picked).toEqual(new Set([1, 2, 3, 4]));
    const list = Array.from({ length: 100 }, (_, index) => index);
    const some = someOf(random, list, 60);
    expect(some).toHaveLength(60);
    expect([...some].sort((a, b) => a - b)).toEqual(some);
    expect(someOf(random, [1, 2], 60)).toEqual([1, 2]);
  });
});
