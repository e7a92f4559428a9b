// A position as a standalone SVG document.
import type { Language } from '../../i18n/language';
import { svgDocument } from '../../kit/board/svg_document';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { boardSentences } from './board_sentences';
import { theorySentences } from './theory_sentences';
import type { ToyGameAnalysis } from './view';

export function titleOf(analysis: ToyGameAnalysis, language: Language): string {
  return boardSentences[language].heap(String(analysis.view.heap));
}

export function toSvg(
  analysis: ToyGameAnalysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const heap = titleOf(analysis, language);
  return svgDocument({
    game: 'toy-game',
    language,
    width: 320,
    height: 80,
    title: heap,
    told: answers ? [theorySentences[language].outcome[analysis.outcome === 'P' ? 'P' : 'N']] : [],
    style: '',
    body: [`<text text-anchor="middle" x="160" y="47">${heap}</text>`],
  });
}
