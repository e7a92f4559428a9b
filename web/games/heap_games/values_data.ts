// The data of the picture: wasm/games/heap_games/README.md.
import type { Natural } from '../../engine/types';

export interface ValuesData {
  /** From the heap 0 on. */
  readonly values: readonly number[];
  /** Of the smallest heaps: what each move leaves, and its value. */
  readonly options: readonly (readonly { readonly parts: string; readonly value: Natural }[])[];
  readonly period: {
    readonly start: number;
    readonly length: number;
    readonly values: Natural;
    readonly mostTaken: Natural;
    readonly mostHeaps: Natural;
  } | null;
}

export function valuesData(data: unknown): ValuesData | undefined {
  const { values } = (data ?? {}) as Partial<ValuesData>;
  return values && values.length > 0 ? (data as ValuesData) : undefined;
}

/** What a heap goes to, each value with the first options that have it. */
export interface Goes {
  readonly parts: string;
  readonly value: Natural | null;
}

/** The options of a heap from the analysis of the position that is this heap alone. */
export function goesOf(
  listed: readonly { readonly move: string; readonly grundy: Natural | null }[],
): readonly Goes[] {
  return listed.map(({ move, grundy }) => ({
    parts: move.slice(move.indexOf(':') + 1),
    value: grundy,
  }));
}
