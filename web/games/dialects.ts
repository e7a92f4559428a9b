// The names, inputs and outputs of each game's dialects, loaded with the desk of judge text.
import type { GameId } from '../engine/types';
import type { DialectTexts } from '../kit/board/game_sentences';

const files = import.meta.glob<DialectTexts>('./*/dialects.ts', {
  eager: true,
  import: 'dialectTexts',
});

export const dialectTexts: Readonly<Record<GameId, DialectTexts>> = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.split('/')[1], texts]),
);
