// The rules of each game in a line, for the page; a board in another page loads them if it shows them.
import type { GameId } from '../engine/types';
import { dictionary } from '../i18n/dictionary';

type Rules = Readonly<Record<GameId, string>>;

const files = import.meta.glob<string>('./*/rule.ts', { eager: true, import: 'rule' });

const english: Rules = Object.fromEntries(
  Object.entries(files).map(([file, rule]) => [file.split('/')[1], rule]),
);

export const rules = dictionary<Rules>(english, {
  'zh-Hans': () => import('./rules_zh_hans'),
  'zh-Hant': () => import('./rules_zh_hant'),
});
