// The rules in a line, in Simplified Chinese.
import type { GameId } from '../engine/types';

const files = import.meta.glob<string>('./*/words/rule_zh_hans.ts', {
  eager: true,
  import: 'words',
});

export const words: Readonly<Record<GameId, string>> = Object.fromEntries(
  Object.entries(files).map(([file, rule]) => [file.split('/')[1], rule]),
);
