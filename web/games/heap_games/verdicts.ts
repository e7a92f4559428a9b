// What is known of the values of a rule, and of a claim about them: proved, tested up to a heap, or wrong.
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { startSentences } from './start_sentences';
import type { HeapGamesAnalysis } from './view';

export interface Verdict {
  readonly look: 'proved' | 'tested' | 'wrong';
  readonly words: string;
}

/** "Periodic" is said only of what is proved. */
export function periodVerdict(analysis: HeapGamesAnalysis, language: Language): Verdict {
  const say = startSentences[language];
  const number = (text: string): string => formatNatural(text, language);
  const [start, length] = [fact(analysis, 'period_start'), fact(analysis, 'period_length')];
  const { form } = analysis.view;
  if (start !== undefined && length !== undefined) {
    const needed = fact(analysis, 'values_needed') ?? '0';
    const further = String(Math.max(0, Number(needed) - Number(start) - Number(length)));
    const words = say.period(number(length), number(start), number(further), form.kind === 'code');
    return { look: 'proved', words };
  }
  const again = fact(analysis, 'comes_again');
  if (again !== undefined) return { look: 'wrong', words: say.comesAgain(number(again)) };
  const tested = number(fact(analysis, 'tested_to') ?? '0');
  const hasTheorem = form.kind === 'code' || (form.kind === 'set' && form.set === 'listed');
  return { look: 'tested', words: hasTheorem ? say.noPeriod(tested) : say.tested(tested) };
}

/** undefined if nothing is claimed. */
export function claimVerdict(analysis: HeapGamesAnalysis, language: Language): Verdict | undefined {
  const say = startSentences[language];
  if (analysis.view.claim === null) return undefined;
  const wrong = fact(analysis, 'claim_wrong_at');
  if (wrong !== undefined) {
    const heap = formatNatural(wrong, language);
    const value = fact(analysis, 'claim_value') ?? '';
    const isP = fact(analysis, 'claim_misere_p');
    const words =
      isP === undefined
        ? say.claimWrong(heap, value)
        : say.claimWrongMisere(heap, value, isP === '1');
    return { look: 'wrong', words };
  }
  if (fact(analysis, 'claim_proved') === '1') return { look: 'proved', words: say.claimProved };
  const tested = formatNatural(fact(analysis, 'claim_tested_to') ?? '0', language);
  return { look: 'tested', words: say.claimTested(tested) };
}

/** What the values are of, what decides misère play, and whether the SJ theorem does; empty in normal play. */
export function misereVerdicts(analysis: HeapGamesAnalysis, language: Language): readonly string[] {
  if (analysis.play !== 'misere') return [];
  const say = startSentences[language];
  const number = (text: string): string => formatNatural(text, language);
  const [wild, tame] = [fact(analysis, 'wild_at'), fact(analysis, 'tame_to')];
  const wrong = analysis.facts.filter(({ key }) => key === 'sj_wrong_at');
  const tested = fact(analysis, 'sj_tested_to');
  return [
    say.misere,
    ...(fact(analysis, 'tame_proved') === '1'
      ? [say.allTame]
      : wild !== undefined
        ? [say.wildAt(number(wild))]
        : tame !== undefined
          ? [say.tameTo(number(tame))]
          : []),
    ...(wrong.length > 0
      ? [say.sjWrong(wrong.map(({ value }) => number(String(value))).join(' + '))]
      : tested !== undefined && tested !== '0'
        ? [say.sjTested(number(tested))]
        : []),
  ];
}
