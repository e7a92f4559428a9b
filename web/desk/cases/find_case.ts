// Finds a case of an input whose solution is known.
import type { Engine, Input, Solution } from '../../engine/engine';
import type { WantedCase } from '../../engine/case_index';
import type { DialectId } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import type { ShownCase } from '../desk_state';
import { caseSentences } from './case_sentences';

interface Desk {
  readonly engine: Engine;
  readonly dialect: DialectId;
  readonly sentences: Sentences;
  readonly language: Language;
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
  const said = refusal ? words.refused(sentences.notice(refusal)) : words.shown(number, count);
  return { ...found.value, count, words: said };
}
