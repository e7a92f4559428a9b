// The rules of each game in a line, for the page; a board in another page loads them if it shows them.
import type { GameId } from '../engine/types';
import type { Text } from '../i18n/language';

const files = import.meta.glob<Text>('./*/rule.ts', { eager: true, import: 'rule' });

export const rules: Readonly<Record<GameId, Text>> = Object.fromEntries(
  Object.entries(files).map(([file, rule]) => [file.split('/')[1], rule]),
);
