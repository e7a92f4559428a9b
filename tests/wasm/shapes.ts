// Readers like those of the guard, for what only a game's board and picture read.
import { expect } from 'vitest';
import { count, listOf, natural } from '../../web/engine/guard';
import type { Read } from '../../web/engine/guard';
import type { Natural } from '../../web/engine/types';

/** What views/GAME.ts exports. A game without a picture of its own data has no `readPicture`. */
export interface ViewReaders {
  readonly readView: Read<object>;
  readonly readPicture?: Read<unknown>;
}

export function pairOf<T>(read: Read<T>): Read<readonly [T, T]> {
  return (value, path) => {
    const [first, second, ...more] = listOf(read)(value, path);
    expect(more, path).toEqual([]);
    if (first === undefined || second === undefined) throw new Error(`${path}: expected a pair`);
    return [first, second];
  };
}

/** For members that may be missing: they are read where they are there. */
export function withOptional<T extends object, O extends object>(
  required: Read<T>,
  optional: { readonly [Key in keyof O]-?: Read<NonNullable<O[Key]>> },
): Read<T & Partial<O>> {
  return (value, path) => {
    const all = { ...required(value, path) } as T & Partial<O>;
    const from = value as Partial<Record<keyof O, unknown>>;
    for (const key of Object.keys(optional) as (keyof O & string)[]) {
      if (from[key] !== undefined) {
        Object.assign(all, { [key]: optional[key](from[key], `${path}.${key}`) });
      }
    }
    return all;
  };
}

export const heapPair = pairOf<Natural>(natural);
export const table = listOf(listOf(count));
