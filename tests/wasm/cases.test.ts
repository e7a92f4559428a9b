// Every case is found, by its number and by its bytes, in texts that are longer than a chunk.
import { describe, expect, it } from 'vitest';
import { chunkBytes } from '../../web/engine/source';
import type { JudgeCase } from '../../web/engine/types';
import { newEngine } from './module';

/** A text of about three chunks, and where each of its cases begins. */
const texts = {
  hdu1527: () => {
    const starts: number[] = [];
    let text = '';
    for (let i = 1; text.length < 3 * chunkBytes; ++i) {
      starts.push(text.length);
      text += `${i} ${i * 7}\n`;
    }
    return { text, starts, position: (i: number) => `${i} ${i * 7}` };
  },
  lightoj1253: () => {
    const cases = 60_000;
    const starts: number[] = [];
    let text = `${cases}\n`;
    for (let i = 1; i <= cases; ++i) {
      starts.push(text.length);
      text += `3\n${i} ${'0'.repeat(40)}7 ${i}\n`;
    }
    return { text, starts, position: (i: number) => `${i} 7 ${i}` };
  },
  poj1143: () => {
    const starts: number[] = [];
    let text = '';
    while (text.length < 3 * chunkBytes) {
      starts.push(text.length);
      text += '2 2 3\n';
    }
    return { text: `${text}0\n`, starts, position: () => '2 3' };
  },
};

describe.each(Object.entries(texts))('%s', (dialect, make) => {
  it('finds cases at the ends, in the middle and around the places of the index', async () => {
    const engine = newEngine();
    const { text, starts, position } = make();
    const { index, starts: told, cases, answer } = await engine.solve(dialect, text);
    expect(cases).toBe(starts.length);
    expect(Array.from(told.input)).toEqual(starts);
    expect(index.last).toBe(cases);
    expect(index.places.length).toBeGreaterThan(2);
    expect(told.answer.at(-1)).toBeLessThan(answer.size);

    const around = index.places.flatMap((place) => [place.cases, place.cases + 1]);
    const numbers = [1, 2, cases >> 1, ...around, cases].filter((n) => n > 0 && n <= cases);
    const find = async (wanted: Parameters<typeof engine.caseAt>[2]): Promise<JudgeCase | null> => {
      const found = await engine.caseAt(dialect, new Blob([text]), wanted, index);
      if (!found.ok) throw new Error(found.notice.message);
      return found.value;
    };
    for (const number of numbers) {
      const start = starts[number - 1] ?? 0;
      const found = await find({ case: number });
      expect(found).toMatchObject({ case: number, position: position(number), offset: start });
      expect(found?.line).toBe(text.slice(0, start).split('\n').length);
      expect(await find({ offset: start })).toEqual(found);
      expect(await find({ offset: start + (found?.length ?? 0) })).toEqual(found);
      // The blank before a case belongs to the case before it.
      if (number > 1) expect((await find({ offset: start - 1 }))?.case).toBe(number - 1);
    }
    expect((await find({ offset: text.length + 10 }))?.case).toBe(cases);
  });
});

it('tells an error that ends the text, and the case that is refused', async () => {
  const engine = newEngine();
  const text = '2 2 5\n1 6\n2 x\n';
  const { index, cases } = await engine.solve('poj1143', text);
  expect([cases, index.last]).toEqual([2, 3]);
  expect(await engine.caseAt('poj1143', text, { case: 2 }, index)).toMatchObject({
    value: { case: 2, position: null, refusal: { code: 'illegal_position', line: 2 } },
  });
  expect(await engine.caseAt('poj1143', text, { offset: 11 }, index)).toMatchObject({
    ok: false,
    notice: { code: 'not_a_number', line: 3 },
  });
});
