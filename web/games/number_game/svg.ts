// The Number Game's board as a standalone SVG document.
import { labelled } from '../../i18n/format';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { drawNumbers } from '../../kit/numbers/drawing';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { freeNumbers } from '../../kit/numbers/view';
import { numberGame } from './sentences';
import { ownSentences } from './theory_sentences';
import type { NumberGameAnalysis } from './view';

export function titleOf({ position }: NumberGameAnalysis, language: Language): string {
  return labelled(say(numberGame.name, language), position || '—', language);
}

export function toSvg(
  analysis: NumberGameAnalysis,
  language: Language,
  options: DrawingOptions = {},
): string {
  const shared = theorySentences[language];
  const own = ownSentences[language];
  const free = freeNumbers(analysis.view);
  return drawNumbers(analysis, language, options, {
    title: titleOf(analysis, language),
    content: free.length === 0 ? own.drawingOfTheEnd : own.drawing(shared.list(free.map(String))),
    outcome:
      analysis.outcome === 'P'
        ? shared.positionP
        : shared.positionN(shared.choice(analysis.winning)),
  });
}
