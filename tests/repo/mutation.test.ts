// The faults that `npm run mutation` seeds: each replaces a text that stands in its file once. Otherwise that run, which is
// not part of `npm test`, would find it out much later.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the text of each fault is found once', async () => {
  const lists = ['faults_solver', 'faults_page'].map(async (name) => {
    const list = (await import(`../mutation/${name}.mjs`)) as {
      readonly faults: readonly (readonly string[])[];
    };
    return list.faults;
  });
  const faults = (await Promise.all(lists)).flat();
  expect(faults.length).toBeGreaterThan(100);
  const wrong = faults.filter(
    ([file = '', text = '']) => readFileSync(file, 'utf8').split(text).length !== 2,
  );
  expect(wrong).toEqual([]);
});
