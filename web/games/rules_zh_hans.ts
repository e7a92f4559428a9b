import type { Rules } from './rules';

const files = import.meta.glob<string>('./*/words/rule_zh_hans.ts', {
  eager: true,
  import: 'words',
});

export const words: Rules = Object.fromEntries(
  Object.entries(files).map(([file, rule]) => [file.split('/')[1], rule]),
);
