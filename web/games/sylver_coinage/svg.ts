// The board of Sylver Coinage as a standalone SVG document.
import { labelled } from '../../i18n/format';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { drawNumbers } from '../../kit/numbers/drawing';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { takenText } from './explain';
import { sylverCoinage } from './sentences';
import { ownSentences } from './theory_sentences';
import type { SylverCoinageAnalysis } from './view';

export function titleOf({ position }: SylverCoinageAnalysis, language: Language): string {
  return labelled(say(sylverCoinage.name, language), position, language);
}

export function toSvg(
  analysis: SylverCoinageAnalysis,
  language: Language,
  options: DrawingOptions = {},
): string {
  return drawNumbers(analysis, language, options, {
    title: titleOf(analysis, language),
    content: takenText(analysis, language).replace(/[*`]/g, ''),
    outcome: outcomeText(analysis, language),
  });
}

function outcomeText({ outcome, winning }: SylverCoinageAnalysis, language: Language): string {
  const shared = theorySentences[language];
  const own = ownSentences[language];
  if (outcome === 'P') return shared.positionP;
  if (outcome === 'unknown') return own.positionUnknown;
  return winning.length > 0 ? shared.positionN(shared.choice(winning)) : own.positionN;
}
