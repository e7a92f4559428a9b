export interface AtlasSentences {
  readonly title: string;
  /** What the picture shows. */
  readonly about: (positions: string, lost: string) => string;
  /** The keys, for the name of the picture. */
  readonly keys: string;
  readonly nothingFree: string;
  readonly outcome: (isP: boolean) => string;
  readonly frobenius: (frobenius: number) => string;
  readonly grundy: (value: number) => string;
  readonly place: (place: number, count: number) => string;
  readonly onLine: string;
  /** After the positions could not be loaded. */
  readonly again: string;
  readonly show: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  readonly signs: { readonly P: string; readonly N: string; readonly line: string };
  readonly list: (parts: readonly string[]) => string;
}

export const words: AtlasSentences = {
  title: 'Atlas of all positions',
  about: (positions, lost) =>
    `All ${positions} positions within 2 to 20, ${lost} of them P. Each ring holds the positions with the same Frobenius number, the largest number that is still free; the end of the game is in the middle, and every move leads inwards or stays in its ring.`,
  keys: 'Left and right stay in the ring, up and down go to the next ring, Enter shows the position on the board, plus and minus zoom.',
  nothingFree: 'no free number',
  outcome: (isP) => (isP ? 'P: the player to move loses' : 'N: the player to move wins'),
  frobenius: (frobenius) => `Frobenius number ${frobenius}`,
  grundy: (value) => `Grundy value ${value}`,
  place: (place, count) => `${place} of ${count} in its ring`,
  onLine: 'in this game',
  again: 'Try again',
  show: 'Show on board',
  closer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Show all',
  signs: { P: 'P', N: 'N', line: 'this game' },
  list: (parts) => parts.join(' · '),
};
