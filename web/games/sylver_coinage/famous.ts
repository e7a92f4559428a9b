// Positions of Sylver Coinage that others have written about.

export type FamousId = 'sample' | 'pair' | 'book' | 'prime' | 'open';

export interface Famous {
  readonly id: FamousId;
  readonly position: string;
  readonly source?: { readonly name: string; readonly address: string };
}

const wikipedia = { name: 'Wikipedia', address: 'https://en.wikipedia.org/wiki/Sylver_coinage' };
const sicherman = { name: 'sicherman.net', address: 'https://sicherman.net/' };
const book = {
  name: 'rudi-cilibrasi/sylver-coinage',
  address: 'https://github.com/rudi-cilibrasi/sylver-coinage',
};

export const famous: readonly Famous[] = [
  { id: 'sample', position: '<4 5>', source: wikipedia },
  { id: 'pair', position: '<20 21>' },
  { id: 'book', position: '<16 26 62 98 108 213>', source: book },
  { id: 'prime', position: '<5>', source: sicherman },
  { id: 'open', position: '<16>', source: sicherman },
];
