// The Markdown of the tutorials in each language. The Traditional Chinese is made from the Simplified.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../i18n/language.ts';
import { traditional } from './traditional.ts';

/** `folder` has the files. */
export function readSource(folder: string, id: string, language: Language): string {
  const written = language === 'en' ? 'en' : 'zh';
  const source = readFileSync(join(folder, `${id}.${written}.md`), 'utf8');
  if (language !== 'zh-Hant') return source;
  return traditional(source, id === 'chess_rows');
}
