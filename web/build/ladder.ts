// The ladder of problems: ../learn/ladder.tsv as lists, one for each chapter.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../i18n/language.ts';
import { escapeHtml } from '../kit/escape_html.ts';
import { learnFile } from '../kit/learn_page.ts';
import { drawJudge } from './judge_links.ts';
import { words } from './learn_words.ts';
import { traditional } from './traditional.ts';

export interface Problem {
  /** As in `HDU 1536`; one problem may be set by several judges. */
  readonly judges: readonly string[];
  readonly title: string;
  /** What one has to know. */
  readonly know: Readonly<Record<Language, string>>;
  readonly chapter: string;
  /** A dialect, or `known:` and the id of a known rule; empty if the product does not answer it. */
  readonly open: string;
}

/** `folder` has the table. */
export function readLadder(folder: string): readonly Problem[] {
  const [head = '', ...lines] = readFileSync(join(folder, 'ladder.tsv'), 'utf8').split('\n');
  if (head !== 'judges\ttitle\ten\tzh\tchapter\topen') throw new Error(`ladder.tsv: ${head}`);
  return lines.filter(Boolean).map((line) => {
    const [judges = '', title = '', en = '', zh = '', chapter = '', open, ...more] =
      line.split('\t');
    if (open === undefined || more.length > 0) throw new Error(`ladder.tsv: ${line}`);
    const know = { en, 'zh-Hans': zh, 'zh-Hant': traditional(zh, chapter === 'chess_rows') };
    return { judges: judges.split('; '), title, know, chapter, open };
  });
}

const withPowers = (text: string): string =>
  escapeHtml(text).replaceAll(/(?<=\d)\^(\d+)/g, '<sup>$1</sup>');

/** The problems of a chapter. `gameOf` a dialect is the game that has it. */
export function drawProblems(
  problems: readonly Problem[],
  language: Language,
  gameOf: (dialect: string) => string,
): string {
  if (problems.length === 0) throw new Error('a chapter without problems');
  const { openHere, knownRule } = words[language];
  const items = problems.map(({ judges, title, know, open }) => {
    const [, rule] = /^known:(.*)/.exec(open) ?? [];
    const here = rule
      ? `<a class="here" href="${learnFile('rules', language)}#${rule}">${knownRule}</a>`
      : open &&
        `<a class="here" href="../index.html#/v1/${gameOf(open)}/${open}?lang=${language}">${openHere}</a>`;
    return (
      `<li><p><span class="judges">${judges.map(drawJudge).join(' · ')}</span> <b>${escapeHtml(title)}</b></p>` +
      `<p class="know">${withPowers(know[language])}</p>${here}</li>`
    );
  });
  return `<ul class="problems">${items.join('')}</ul>\n`;
}
