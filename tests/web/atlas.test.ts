// The atlas of the Number Game: every position has its point, and the arrow keys reach it.
import { expect, test } from 'vitest';
import {
  layOut,
  pointAfterKey,
  pointNear,
  readAtlas,
} from '../../web/games/number_game/atlas_layout';
import { newEngine } from '../wasm/module';

const engine = newEngine();
const start = Array.from({ length: 19 }, (_, index) => index + 2).join(' ');
const reply = await engine.picture('number_game', start);
const data = readAtlas(reply.ok ? reply.value : undefined);
if (!data) throw new Error('no atlas');
const layout = layOut(data);
const { points, rings, byPosition } = layout;

test('all positions are there, in the layers that are known', () => {
  expect(points.length).toBe(3515);
  expect(points.filter(({ isP }) => isP).length).toBe(623);
  // The number of numerical semigroups with each Frobenius number (OEIS A124506).
  expect(rings.map(({ count }) => count)).toEqual([
    1, 1, 2, 2, 5, 4, 11, 10, 21, 22, 51, 40, 106, 103, 200, 205, 465, 405, 961, 900,
  ]);
  expect(rings.map(({ frobenius }) => frobenius)).toEqual(rings.map((_, index) => index + 1));
  expect(byPosition.size).toBe(points.length);
});

test('the solver says of a position what the atlas says, and its moves never lead outwards', async () => {
  for (let index = 0; index < points.length; index += 97) {
    const point = points[index];
    const analysis = await engine.analyse('number_game', point?.position ?? '?');
    if (!point || !analysis.ok) throw new Error(`no position ${index}`);
    const { grundy, outcome, facts, options, position } = analysis.value;
    const frobenius = facts.find(({ key }) => key === 'frobenius_number')?.value;
    expect({ grundy, isP: outcome === 'P', frobenius, position }).toEqual({
      grundy: point.grundy,
      isP: point.isP,
      frobenius: point.frobenius,
      position: point.position,
    });
    for (const { move } of options.listed) {
      const next = await engine.play('number_game', position, move);
      const to = points[byPosition.get(next.ok ? next.value : '?') ?? -1];
      expect(to?.frobenius, `${position}: ${move}`).toBeLessThanOrEqual(point.frobenius);
    }
  }
});

test('the atlas of a position has what can follow it', async () => {
  const of = await engine.picture('number_game', '2 3 4 5');
  const followers = layOut(readAtlas(of.ok ? of.value : undefined) ?? data);
  expect(followers.points.map(({ position }) => position).sort()).toEqual(
    ['', '2', '2 3', '2 3 4', '2 3 4 5', '2 3 5', '2 4', '2 4 5', '2 5', '3', '3 5'].sort(),
  );
});

test('points lie in their ring and apart, and each is found where it is', () => {
  const least = 0.5 * layout.spacing;
  for (const ring of rings) {
    const own = points.slice(ring.from, ring.from + ring.count);
    for (const { frobenius, x, y } of own) {
      expect(frobenius).toBe(ring.frobenius);
      const radius = Math.hypot(x, y);
      expect(radius > ring.inner && radius < ring.outer).toBe(true);
    }
  }
  for (const [index, { x, y }] of points.entries()) {
    expect(pointNear(layout, x, y, least)).toBe(index);
    const others = points.filter((other) => Math.hypot(other.x - x, other.y - y) < least);
    expect(others.length, points[index]?.position).toBe(1);
  }
  expect(pointNear(layout, 2, 2, least)).toBeUndefined();
});

test('right and left go around a ring, up and down through all rings', () => {
  const keyed = (at: number, key: string): number => pointAfterKey(layout, at, key) ?? -1;
  for (const { from, count } of rings) {
    let at = from;
    const seen = new Set<number>();
    for (let step = 0; step < count; ++step) {
      seen.add(at);
      const next = keyed(at, 'ArrowRight');
      expect(keyed(next, 'ArrowLeft')).toBe(at);
      at = next;
    }
    expect(at).toBe(from);
    expect(seen.size).toBe(count);
    expect(keyed(from, 'End')).toBe(from + count - 1);
    expect(keyed(from + count - 1, 'Home')).toBe(from);
  }
  let at = 0;
  for (let ring = 1; ring < rings.length; ++ring) {
    at = keyed(at, 'ArrowUp');
    expect(points[at]?.frobenius).toBe(rings[ring]?.frobenius);
  }
  expect(keyed(at, 'ArrowUp')).toBe(at);
  for (let ring = rings.length - 2; ring >= 0; --ring) {
    at = keyed(at, 'ArrowDown');
    expect(points[at]?.frobenius).toBe(rings[ring]?.frobenius);
  }
  expect(keyed(at, 'ArrowDown')).toBe(0);
  expect(pointAfterKey(layout, 0, 'x')).toBeUndefined();
});
