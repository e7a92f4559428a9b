// What the desk offers for a text at which the reader stumbles, as the solver reads it.
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../web/engine/engine';
import { offersFor } from '../../web/desk/pastes/offers';
import { sampleOf } from '../corpus';
import { newEngine } from './module';

/** What the desk offers. */
async function offered(engine: Engine, game: string, dialect: string, from: string) {
  const solution = await engine.solve(dialect, from);
  return offersFor(engine, game, dialect, from, solution, sample(dialect));
}

const sample = (dialect: string): string => sampleOf(dialect).input.toString();
const samples = {
  hdu5724: sample('hdu5724'),
  poj1143: sample('poj1143'),
  tud2001: sample('tud2001'),
  lightoj1253: sample('lightoj1253'),
  hdu1527: sample('hdu1527'),
  '51nod1072': sample('51nod1072'),
};

describe('lost line breaks', () => {
  it.each([
    ['number_game', 'poj1143'],
    ['number_game', 'tud2001'],
    ['chess_rows', 'hdu5724'],
  ] as const)('%s %s', async (game, dialect) => {
    const engine = newEngine();
    const sample = samples[dialect];
    for (const from of [sample.replaceAll('\n', ' '), sample.replaceAll(' ', '\n')]) {
      expect(await offered(engine, game, dialect, from)).toEqual([
        { from, kind: 'lines', text: sample },
      ]);
    }
  });
});

describe('a text of another judge', () => {
  it.each([
    ['number_game', 'poj1143', 'tud2001', 'number_game'],
    ['number_game', 'tud2001', 'poj1143', 'number_game'],
    ['number_game', 'poj1143', 'hdu5724', 'chess_rows'],
    ['wythoff', 'hdu1527', 'poj1143', 'number_game'],
    // Read to its end as five pairs.
    ['wythoff', 'hdu1527', 'hdu5724', 'chess_rows'],
    ['chess_rows', 'hdu5724', 'lightoj1253', 'misere_nim'],
    ['chess_rows', 'hdu5724', 'hdu1527', 'wythoff'],
    ['wythoff', 'hdu1527', '51nod1072', 'wythoff'],
    ['misere_nim', 'lightoj1253', 'hdu5724', 'chess_rows'],
  ] as const)('in %s %s: %s', async (game, dialect, meant, of) => {
    const from = samples[meant];
    expect(await offered(newEngine(), game, dialect, from)).toEqual([
      { from, kind: 'dialect', game: of, dialect: meant },
    ]);
  });

  it('is not offered if no judge has such lines', async () => {
    expect(await offered(newEngine(), 'number_game', 'poj1143', '3 x\n')).toEqual([]);
  });
});

it('offers nothing for a text that is read, also with other line breaks', async () => {
  const engine = newEngine();
  for (const [game, dialect] of [
    ['chess_rows', 'hdu5724'],
    ['misere_nim', 'lightoj1253'],
    ['wythoff', 'hdu1527'],
  ] as const) {
    expect(await offered(engine, game, dialect, samples[dialect])).toEqual([]);
  }
  expect(await offered(engine, 'wythoff', 'hdu1527', '1 2 3 4\n5\n6')).toEqual([]);
});

it('offers to check an output, and no repair of it', async () => {
  const from = 'none 1,2\n';
  const offers = await offered(newEngine(), 'misere_nim', 'misere_moves', from);
  expect(offers).toEqual([{ from, kind: 'output' }]);
});

it('a missing final 0 is no error', async () => {
  const { notices, cases } = await newEngine().solve('poj1143', '2 2 5\n2 2 3\n');
  expect([notices, cases]).toEqual([[], 2]);
});

it('offers the repair of characters first', async () => {
  const engine = newEngine();
  const offers = await offered(engine, 'number_game', 'poj1143', '２ 2，5 0');
  expect(offers.map(({ kind }) => kind)).toEqual(['digits', 'separators']);
});

it('looks for a program and a statement only in a text for which the page need not wait long', async () => {
  const engine = newEngine();
  for (const [first, kind] of [
    ['#include <cstdio>', 'program'],
    ['Sample Input', 'statement'],
  ] as const) {
    const of = (count: number): string => `${first}\n${'3 5\n'.repeat(count)}`;
    expect(await offered(engine, 'wythoff', 'hdu1527', of(10))).toMatchObject([{ kind }]);
    expect(await offered(engine, 'wythoff', 'hdu1527', of(100_000))).toEqual([]);
  }
});

describe('a statement’s own sample', () => {
  // As blogs about HDU 1527 have it; it is read to its end as two pairs.
  it('is recognised without its line breaks', async () => {
    const offers = await offered(newEngine(), 'wythoff', 'hdu1527', '2 18 44 7');
    expect(offers).toEqual([{ from: '2 18 44 7', kind: 'sample', text: samples.hdu1527 }]);
  });

  // csdndocs.com/article/7080559 has that of HDU 1907 so.
  it('is recognised if the numbers do not fit', async () => {
    const offers = await offered(newEngine(), 'misere_nim', 'hdu1907', '233 5 111\n');
    expect(offers).toMatchObject([{ kind: 'sample', text: sample('hdu1907') }]);
  });

  it.each([
    ['number_game', 'poj1143'],
    ['number_game', 'tud2001'],
    ['chess_rows', 'hdu5724'],
    ['misere_nim', 'lightoj1253'],
    ['wythoff', '51nod1072'],
  ] as const)('%s %s', async (game, dialect) => {
    const from = samples[dialect].replaceAll('\n', '');
    const offers = await offered(newEngine(), game, dialect, from);
    expect(offers).toEqual([{ from, kind: 'sample', text: samples[dialect] }]);
  });

  it('is the right text in one line', async () => {
    expect(await offered(newEngine(), 'wythoff', 'hdu1527', '2 1 8 4 4 7')).toEqual([]);
  });

  // hackerrank.com/challenges/misere-nim-1/problem
  it('is offered without HackerRank’s column', async () => {
    const engine = newEngine();
    const from =
      'STDIN   Function\n-----   --------\n2       T = 2\n2       n = 2\n1 1     s = [1, 1]\n' +
      '3       n = 3\n2 1 3   s = [2, 1, 3]\n';
    const text = sample('hackerrank_misere_nim');
    expect(await offered(engine, 'misere_nim', 'hackerrank_misere_nim', from)).toEqual([
      { from, kind: 'statement', count: 7, text },
    ]);
    expect(await offered(engine, 'misere_nim', 'hackerrank_misere_nim', text)).toEqual([]);
  });
});
