// The Number Game's board as a standalone SVG document.
import type { Analysis } from '../../engine/types';
import { labelled } from '../../i18n/format';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { drawNumbers } from '../../kit/numbers/drawing';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { freeNumbers, viewOf } from '../../kit/numbers/view';
import { numberGame } from './sentences';
import { ownSentences } from './theory_sentences';

export function titleOf({ position }: Analysis, language: Language): string {
  return labelled(say(numberGame.name, language), position || '—', language);
}

export function toSvg(
  analysis: Analysis,
  language: Language,
  options: DrawingOptions = {},
): string {
  const shared = theorySentences[language];
  const own = ownSentences[language];
  const free = freeNumbers(viewOf(analysis));
  return drawNumbers(analysis, language, options, {
    title: titleOf(analysis, language),
    content: free.length === 0 ? own.drawingOfTheEnd : own.drawing(shared.list(free.map(String))),
    outcome:
      analysis.outcome === 'P'
        ? shared.positionP
        : shared.positionN(shared.choice(analysis.winning)),
  });
}
