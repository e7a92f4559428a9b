// The presenter view: how much the board is enlarged.
import { expect, it } from 'vitest';
import { largestFit } from '../../../web/page/presenter/largest_fit';

const tolerance = 0.07;

it.each([1.3, 2, 3.7, 5.9])('enlarges as long as the board fits, up to %d', async (most) => {
  const zoom = await largestFit(async (wanted) => (wanted <= most ? wanted : 0));
  expect(zoom).toBeLessThanOrEqual(most);
  expect(zoom).toBeGreaterThan(most - tolerance);
});

it.each([1.6, 3, 4.5])('stops where the cells begin to shrink, at %d', async (top) => {
  const zoom = await largestFit(async (wanted) => (wanted < top ? wanted : 2 * top - wanted));
  expect(Math.abs(zoom - top)).toBeLessThan(tolerance);
});

it('leaves a board as it is that never fits', async () => {
  expect(await largestFit(async () => 0)).toBe(1);
});
