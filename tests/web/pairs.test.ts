// The answers to all pairs {m, n}: the table itself, and the way of the keys through its triangle.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gcd } from '../../web/games/sylver_coinage/gcd';
import { reasons } from '../../web/games/sylver_coinage/vocabulary';
import { languages } from '../../web/i18n/language';
import { Triangle, parsePairs, works } from '../../web/records/pairs';
import { pairSentences } from '../../web/records/pair_sentences';
import { expectLanguage } from './board_texts';
import { speakAll } from './languages';

await speakAll();

const textOf = (path: string) =>
  readFileSync(new URL(`../../web/${path}`, import.meta.url), 'utf8');
const text = textOf('records/pairs.tsv');
const pairs = parsePairs(text);
const nameOf = ({ m, n }: { m: number; n: number }) => `${m} ${n}`;
const byName = new Map(pairs.map((pair) => [nameOf(pair), pair]));

describe('the table', () => {
  test('has each pair once, sorted, with a reason that is known', () => {
    expect(byName.size).toBe(pairs.length);
    const sorted = [...pairs].sort((a, b) => a.m - b.m || a.n - b.n);
    expect(pairs).toEqual(sorted);
    for (const { m, n, reason } of pairs) {
      expect(gcd(m, n)).toBeLessThan(m);
      // The judge's table needs none.
      if (reason === '') expect(m * n - m - n).toBeLessThanOrEqual(20);
      else expect(reasons).toContain(reason);
    }
  });

  test('has winning moves exactly where the outcome is N, except where a theorem names none', () => {
    for (const { m, n, outcome, winning, complete, reason } of pairs) {
      expect(winning).toEqual([...winning].sort((a, b) => a - b));
      if (outcome !== 'N') expect(winning).toEqual([]);
      else if (reason !== 'hutchings_pair') expect(winning.length, `${m} ${n}`).toBeGreaterThan(0);
      if (outcome === 'unknown') expect(complete).toBe(false);
    }
  });

  test('in the rows of 2 and 3 only 3 and 2 win', () => {
    const rows = pairs.filter(({ m }) => m <= 3);
    expect(rows.length).toBeGreaterThan(300);
    for (const { m, n, winning } of rows) expect(winning).toEqual(n === 3 ? [] : [5 - m]);
  });

  test('agrees with the list of another program', () => {
    const rows = textOf('verify/pairs.tsv').trimEnd().split('\n');
    const lists = rows.filter((row) => !row.startsWith('#')).map((row) => row.split('\t'));
    expect(lists.length).toBeGreaterThan(500);
    for (const [name = '', , moves = ''] of lists) {
      const found = byName.get(name);
      if (found?.complete) expect(found.winning.join(), name).toBe(moves.replaceAll(' ', ''));
      expect(found).toBeDefined();
    }
  });

  test('agrees with the certificates', () => {
    const path = '../games/sylver_coinage/certificates.tsv';
    const rows = readFileSync(new URL(path, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    let compared = 0;
    for (const [position = '', proved = ''] of rows.map((row) => row.split('\t'))) {
      const found = byName.get(position.replaceAll(/[<>]/g, ''));
      const [, outcome, moves = '', only] = /^([PN])((?: \d+)*)( only)?$/.exec(proved) ?? [];
      if (!found || !outcome) continue;
      compared += 1;
      const winning = moves.split(' ').slice(1).map(Number);
      expect(outcome, position).toBe(found.outcome);
      if (only || outcome === 'P') expect(found).toMatchObject({ winning, complete: true });
      expect(found.winning, position).toEqual(expect.arrayContaining(winning));
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('calls nothing new that lies within the reach of a work, or is incomplete', () => {
    for (const work of works) expect(pairs.some((pair) => pair.work === work)).toBe(true);
    const fresh = pairs.filter(({ isNew }) => isNew);
    expect(fresh.length).toBeGreaterThan(100);
    for (const { m, n, work, complete } of fresh) {
      expect({ work, complete }).toEqual({ work: undefined, complete: true });
      expect(n).toBeGreaterThan(25);
      if (gcd(m, n) % 2 === 0) expect(m).toBeGreaterThan(10);
    }
    expect(byName.get('15 26')?.work).toBe('list');
    expect(byName.get('17 26')?.isNew).toBe(true);
  });

  test('is refused if it is broken', () => {
    expect(() => parsePairs(`${text}<4 5>\tN\n`)).toThrow();
    expect(() => parsePairs(text.replace('<4 5>', '<4 5 6>'))).toThrow();
    expect(() => parsePairs(text.replace('<4 5>\tN', '<4 5>\tQ'))).toThrow();
  });
});

describe('the triangle', () => {
  const triangle = new Triangle(pairs);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const [first] = triangle.rows[0] ?? [];
  if (!first) throw new Error('no first pair');

  test('has the pairs from 4 on in rows of their smaller numbers', () => {
    expect(triangle.rows.flat()).toEqual(pairs.filter(({ m }) => m >= 4));
    for (const [row, of] of triangle.rows.entries())
      for (const { m } of of) expect(m).toBe(row + 4);
    expect(Math.max(...pairs.filter(({ m }) => m >= 4).map(({ n }) => n))).toBe(triangle.columns);
  });

  test('the arrow keys lead to every pair, one row or one pair further', () => {
    const seen = new Set([first]);
    const queue = [first];
    for (let at = queue.pop(); at; at = queue.pop()) {
      for (const key of keys) {
        const next = triangle.after(at, key, false);
        if (!next) throw new Error(key);
        if (key === 'ArrowRight' && next !== at) expect(next.n).toBeGreaterThan(at.n);
        if (key === 'ArrowDown' && next !== at) expect(next.m).toBeGreaterThan(at.m);
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    expect(seen.size).toBe(triangle.rows.flat().length);
  });

  test('other keys go to the ends, or nowhere', () => {
    const row = triangle.rows[3] ?? [];
    const [begin, second] = row;
    if (!begin || !second) throw new Error('no such row');
    expect(triangle.after(second, 'Home', false)).toBe(begin);
    expect(triangle.after(second, 'End', false)).toBe(row.at(-1));
    expect(triangle.after(second, 'PageDown', false)).toBe(row[11]);
    expect(triangle.after(second, 'PageUp', false)).toBe(begin);
    expect(triangle.after(second, 'Home', true)).toBe(first);
    expect(triangle.after(second, 'End', true)).toBe(triangle.rows.at(-1)?.at(-1));
    expect(triangle.after(second, 'a', false)).toBeUndefined();
  });
});

test.each(languages)('all sentences exist in %s', (language) => {
  const words = pairSentences[language];
  const sentences = [words.lead, words.counted(9, 8, 7, 6), words.someMove, words.sources];
  for (const each of sentences) expectLanguage(each, language);
});
