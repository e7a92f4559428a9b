// What the dialects of each game are called, read and print: for the desk of judge text, with which it comes.
import type { GameId } from '../engine/types';
import type { DialectTexts } from '../kit/board/game_sentences';

const files = import.meta.glob<DialectTexts>('./*/dialects.ts', {
  eager: true,
  import: 'dialectTexts',
});

export const dialectTexts: Readonly<Record<GameId, DialectTexts>> = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.split('/')[1], texts]),
);
