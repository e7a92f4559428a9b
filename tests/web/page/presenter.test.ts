// How large the presenter view makes a board.
import { expect, test } from 'vitest';
import { largestFit } from '../../../web/page/presenter/largest_fit';

test.each([1, 1.3, 2.75, 5.9])(
  'a board that fits up to %d times is made so large',
  async (most) => {
    const zoom = await largestFit(async (wanted) => wanted <= most);
    expect(zoom).toBeLessThanOrEqual(most);
    expect(zoom).toBeGreaterThan(most - 0.1);
  },
);

test('a board that does not fit stays as it is', async () => {
  expect(await largestFit(async () => false)).toBe(1);
});
