// Where the cases of a solved text are. The index grows with the number of chunks, not with that of the cases, so that
// any case of a file of any size is found by reading a small part of the file.
import type { Notice, Report } from './types';

/** A place of the input between two cases. */
export interface CasePlace {
  /** The cases before it. */
  readonly cases: number;
  readonly line: number;
  readonly column: number;
  /** In bytes. */
  readonly offset: number;
}

export interface CaseIndex {
  /** Ascending; the first is the start of the input. */
  readonly places: readonly CasePlace[];
  /** The number of the last case, which may be the one that ends the text by an error. */
  readonly last: number;
}

/** The number of the first cases: enough for every case of a text in an editor. */
export const listedCases = 1 << 19;

/** Where each of the first cases begins. */
export interface CaseStarts {
  /** In the input, in bytes. */
  readonly input: Float64Array<ArrayBuffer>;
  /** In the answer, in bytes. A case that is refused has the same place as the next one. */
  readonly answer: Float64Array<ArrayBuffer>;
}

/** A case by its number from 1, or by a byte of the input: the first case that ends there or after it. */
export type WantedCase = { readonly case: number } | { readonly offset: number };

export const startOfInput: CasePlace = { cases: 0, line: 1, column: 1, offset: 0 };
/** Of a text about which nothing is known. */
export const noIndex: CaseIndex = { places: [startOfInput], last: Number.MAX_SAFE_INTEGER };

/** The part of the input that is enough to find a case, and the arguments of the solver's call. */
export interface CaseSearch {
  readonly start: CasePlace;
  /** Where the part ends; undefined: with the input. */
  readonly end: number | undefined;
  readonly offset: number;
  readonly number: number;
}

export function searchFor(wanted: WantedCase, { places, last }: CaseIndex): CaseSearch {
  const number = 'case' in wanted ? Math.min(wanted.case, last) : last;
  const offset = 'offset' in wanted ? wanted.offset : Number.MAX_SAFE_INTEGER;
  const isBefore = (place: CasePlace): boolean => place.cases < number && place.offset <= offset;
  let from = 0;
  for (let to = places.length; to - from > 1;) {
    const middle = (from + to) >> 1;
    const place = places[middle];
    if (place && isBefore(place)) from = middle;
    else to = middle;
  }
  // An offset in the blanks before a place belongs to the case after it.
  return { start: places[from] ?? startOfInput, end: places[from + 2]?.offset, offset, number };
}

/** Collects what is known of the cases, while a text is solved. */
export class CaseLog {
  readonly #places: CasePlace[] = [startOfInput];
  readonly #input: number[] = [];
  readonly #answer: number[] = [];
  /** The place of the last report; before the first case it may be after T. */
  #offset = 0;

  /** After each feed. `starts`: as the session gives them. `answerBytes`: those of the feeds before. */
  add(
    { cases, done, next }: Pick<Report, 'cases' | 'done' | 'next'>,
    starts: Uint32Array,
    answerBytes: number,
  ): void {
    for (let i = 0; i + 1 < starts.length && this.#input.length < listedCases; i += 2) {
      this.#input.push(this.#offset + (starts[i] ?? 0));
      this.#answer.push(answerBytes + (starts[i + 1] ?? 0));
    }
    this.#offset = next.offset;
    if (!done && cases > (this.#places.at(-1)?.cases ?? 0)) this.#places.push({ cases, ...next });
  }

  finish(
    cases: number,
    notices: readonly Notice[],
  ): { readonly index: CaseIndex; readonly starts: CaseStarts } {
    // An error that ends the text belongs to the last case that was begun.
    const last = notices.reduce((most, notice) => Math.max(most, notice.case), cases);
    return {
      index: { places: this.#places, last },
      starts: { input: Float64Array.from(this.#input), answer: Float64Array.from(this.#answer) },
    };
  }
}
