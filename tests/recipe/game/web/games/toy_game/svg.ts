// A position as a standalone SVG document.
import type { Language } from '../../i18n/language';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { boardSentences } from './board_sentences';
import { theorySentences } from './theory_sentences';
import type { ToyGameAnalysis } from './view';

const style = `
text { font: 20px system-ui, sans-serif; fill: #1b1d20; }
.paper { fill: #ffffff; }
@media (prefers-color-scheme: dark) {
  text { fill: #e9e7e3; }
  .paper { fill: #1c1f23; }
}`;

export function titleOf(analysis: ToyGameAnalysis, language: Language): string {
  return boardSentences[language].heap(String(analysis.view.heap));
}

export function toSvg(
  analysis: ToyGameAnalysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const heap = titleOf(analysis, language);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="320" height="80" role="img" aria-labelledby="title${answers ? ' desc' : ''}">`,
    `<title id="title">${heap}</title>`,
    answers
      ? `<desc id="desc">${theorySentences[language].outcome[analysis.outcome === 'P' ? 'P' : 'N']}</desc>`
      : '',
    `<style>${style}</style>`,
    '<rect class="paper" width="100%" height="100%" rx="8"/>',
    `<text text-anchor="middle" x="160" y="47">${heap}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
