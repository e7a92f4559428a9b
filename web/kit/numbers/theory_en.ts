// The words of the theory that the Number Game and Sylver Coinage share, in Markdown.

export interface TheorySentences {
  readonly list: (items: readonly string[]) => string;
  /** Joins numbers of which any one will do. */
  readonly choice: (items: readonly string[]) => string;
  readonly positionN: (winning: string) => string;
  readonly positionP: string;
  readonly theEnd: string;
  readonly allWinning: (winning: string) => string;
  readonly grundyZero: string;
  readonly grundyOfTheEnd: string;
  readonly grundyOne: string;
  readonly grundyMore: (value: number) => string;
}

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const words: TheorySentences = {
  list: (items) => joined(items, 'and'),
  choice: (items) => joined(items, 'or'),
  positionN: (winning) => `Position: N, the player to move wins (${winning}).`,
  positionP: 'Position: P, the player to move loses.',
  theEnd: 'No number is left to choose: the player to move loses.',
  allWinning: (winning) => `Winning numbers here: ${winning}.`,
  grundyZero:
    'The **Grundy value** of the position is 0: no move leads to a position with the value 0.',
  grundyOfTheEnd:
    'The **Grundy value** of the position is 0, like that of every position without moves.',
  grundyOne:
    'The **Grundy value** of the position is 1: some move leads to the value 0, and none leads to 1.',
  grundyMore: (value) =>
    `The **Grundy value** of the position is ${value}: the moves lead to every value from 0 to ${value - 1}, and none leads to ${value}.`,
};
