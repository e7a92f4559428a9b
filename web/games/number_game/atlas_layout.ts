// The atlas as points: a disc of rings. A ring is a layer: the positions with the same Frobenius number, from the end of
import { range } from '../../kit/range';
// the game in the middle to the largest at the rim. Each position has about the same area.

/** The solver's picture of the position in which every number up to the judges' limit is free. */
export interface AtlasData {
  /** Bit i up to 20: the number i is free. Above: the Grundy value. */
  readonly atlas: readonly number[];
}

export interface AtlasPoint {
  /** In the game's notation. */
  readonly position: string;
  readonly isP: boolean;
  readonly grundy: number;
  readonly frobenius: number;
  /** Its place in the layer, from 0. */
  readonly place: number;
  /** In a disc of radius 1. */
  readonly x: number;
  readonly y: number;
}

export interface AtlasRing {
  readonly frobenius: number;
  readonly inner: number;
  readonly outer: number;
  /** The index of its first point, and the number of its points. */
  readonly from: number;
  readonly count: number;
}

export interface AtlasLayout {
  /** Layer by layer. */
  readonly points: readonly AtlasPoint[];
  readonly rings: readonly AtlasRing[];
  readonly byPosition: ReadonlyMap<string, number>;
  /** The distance between neighbours, about. */
  readonly spacing: number;
}

/** The judges' largest number. */
export const limit = 20;
/** The part of a ring's width that holds points; the rest parts it from the next ring. */
const filled = 0.86;
/** The least width of a ring, where the distance between points is 1. */
const row = 0.9;
/** The half angle of the wedge at the top, which is left for the names of the rings. */
const wedge = 0.07;

export function readAtlas(data: unknown): AtlasData | undefined {
  const isAtlas = typeof data === 'object' && data !== null && 'atlas' in data;
  return isAtlas ? (data as AtlasData) : undefined;
}

function numbersOf(free: number): readonly number[] {
  return range(limit + 1).filter((number) => (free >> number) & 1);
}

export function layOut({ atlas }: AtlasData): AtlasLayout {
  const all = atlas.map((each) => {
    const numbers = numbersOf(each);
    // 1 is a gap of every position, but never a move.
    return { numbers, grundy: each >> (limit + 1), frobenius: numbers.at(-1) ?? 1 };
  });
  const largest = Math.max(1, ...all.map(({ frobenius }) => frobenius));
  const layers = range(largest)
    .map((index) =>
      all
        .filter(({ frobenius }) => frobenius === index + 1)
        // Positions with the same small numbers stand together.
        .sort((one, other) => compare(one.numbers, other.numbers)),
    )
    .filter(({ length }) => length > 0);

  // The radius of each ring, with an area of 1 for each point; small rings are as wide as a row.
  const radii = [0];
  for (const { length } of layers) {
    const inner = radii.at(-1) ?? 0;
    radii.push(Math.max(Math.sqrt(inner ** 2 + length / Math.PI), inner + row));
  }
  const whole = radii.at(-1) ?? 1;

  const points: AtlasPoint[] = [];
  const rings = layers.map((layer, index): AtlasRing => {
    const [inner = 0, outer = 0] = radii.slice(index).map((radius) => radius / whole);
    const rows = Math.max(1, Math.round((outer - inner) * whole));
    const from = points.length;
    for (const [place, { numbers, grundy: value, frobenius }] of layer.entries()) {
      const radius = inner + ((outer - inner) * filled * ((place % rows) + 0.5)) / rows;
      const turn = (place + 0.5) / layer.length;
      const angle = wedge + turn * 2 * (Math.PI - wedge);
      points.push({
        position: numbers.join(' '),
        isP: value === 0,
        grundy: value,
        frobenius,
        place,
        x: radius * Math.sin(angle),
        y: -radius * Math.cos(angle),
      });
    }
    return { frobenius: layer[0]?.frobenius ?? 1, inner, outer, from, count: layer.length };
  });
  const byPosition = new Map(points.map(({ position }, index) => [position, index] as const));
  return { points, rings, byPosition, spacing: 1 / whole };
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; ; ++index) {
    const [left = 0, right = 0] = [one[index], other[index]];
    if (left !== right || left === 0) return left - right;
  }
}

/**
 * The point that a key leads to: ← and → within the layer and around it, ↑ to the layer with the next larger Frobenius
 * number and ↓ to the next smaller one. undefined for other keys.
 */
export function pointAfterKey(
  { points, rings }: AtlasLayout,
  at: number,
  key: string,
): number | undefined {
  const point = points[at];
  const ring = rings.findIndex(({ frobenius }) => frobenius === point?.frobenius);
  const layer = rings[ring];
  if (!point || !layer) return undefined;
  const { from, count } = layer;
  const within = (place: number): number => from + ((place + count) % count);
  const across = (by: 1 | -1): number => {
    const next = rings[ring + by];
    return next ? next.from + Math.floor(((point.place + 0.5) / count) * next.count) : at;
  };
  const moves: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => within(point.place - 1),
    ArrowRight: () => within(point.place + 1),
    ArrowUp: () => across(1),
    ArrowDown: () => across(-1),
    Home: () => within(0),
    End: () => within(count - 1),
  };
  return moves[key]?.();
}

/** The point nearest to a place of the disc, if it is not farther than `reach`. */
export function pointNear(
  { points }: AtlasLayout,
  x: number,
  y: number,
  reach: number,
): number | undefined {
  let nearest: number | undefined;
  let least = reach * reach;
  for (const [index, point] of points.entries()) {
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (distance > least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
