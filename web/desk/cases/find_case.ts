// Finds a case of an input whose solution is known.
import type { Engine, Input, Solution } from '../../engine/engine';
import type { WantedCase } from '../../engine/case_index';
import type { DialectId } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import type { ShownCase } from '../desk_state';
import { caseSentences } from './case_sentences';
import type { CaseSentences } from './case_sentences_en';

/** In characters. The longest case within the judges' limits has 54 kB; a board of a megabyte stops the page for seconds. */
const longestShown = 1 << 16;

interface Desk {
  readonly engine: Engine;
  readonly dialect: DialectId;
  readonly sentences: Sentences;
  readonly language: Language;
}

/** Why the board cannot show a case; undefined if it can. */
export function whyNotShown(
  { position, refusal }: Pick<ShownCase, 'position' | 'refusal'>,
  { tooLong }: CaseSentences,
  { notice }: Sentences,
): string | undefined {
  if (refusal) return notice(refusal);
  return position === null ? tooLong : undefined;
}

/** The case to show, or the words that say why there is none. */
export async function findCase(
  { engine, dialect, sentences, language }: Desk,
  input: Input,
  { index, cases: count }: Solution,
  wanted: WantedCase,
): Promise<ShownCase | string> {
  const words = caseSentences[language];
  const found = await engine.caseAt(dialect, input, wanted, index);
  if (!found.ok) return sentences.notice(found.notice);
  if (!found.value) return words.noCase;
  const { case: number, refusal } = found.value;
  const isTooLong = (found.value.position?.length ?? 0) > longestShown;
  const position = isTooLong ? null : found.value.position;
  const why = whyNotShown({ position, refusal }, words, sentences);
  const said = why === undefined ? words.shown(number, count) : words.refused(why);
  return { ...found.value, position, count, words: said };
}
