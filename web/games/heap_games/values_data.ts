// What the strip of values needs from the data of the picture (HeapGamesTable).
import type { Natural } from '../../engine/types';
import type { HeapGamesTable } from './view';

export function valuesData(data: unknown): HeapGamesTable | undefined {
  const { values } = (data ?? {}) as Partial<HeapGamesTable>;
  return values && values.length > 0 ? (data as HeapGamesTable) : undefined;
}

/** Whether a heap alone is known to be a P-position. */
export const isLost = ({ outcomes }: Pick<HeapGamesTable, 'outcomes'>, heap: number): boolean =>
  outcomes[heap] === 'P';

/** An option of a heap: what is left, as 5+3, and its value. */
export interface Goes {
  readonly parts: string;
  readonly value: Natural | null;
}

/** The options of one of the first heaps. */
export function goesOf(table: HeapGamesTable, heap: number): readonly Goes[] | undefined {
  return table.options[heap]?.map(({ parts, value }) => ({ parts: parts.join('+') || '0', value }));
}

/** The options of a heap, from the analysis of the position that is this heap alone. */
export function goesIn(
  listed: readonly { readonly move: string; readonly grundy: Natural | null }[],
): readonly Goes[] {
  return listed.map(({ move, grundy }) => {
    const parts = move.slice(move.indexOf(':') + 1);
    return { parts: parts === '-' ? '0' : parts, value: grundy };
  });
}
