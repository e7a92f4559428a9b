// A position as a standalone SVG document.
import type { Language } from '../../i18n/language';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { theorySentences } from './theory_sentences';
import type { HeapGamesAnalysis } from './view';

const style = `
text { font: 20px system-ui, sans-serif; fill: #1b1d20; }
.paper { fill: #ffffff; }
@media (prefers-color-scheme: dark) {
  text { fill: #e9e7e3; }
  .paper { fill: #1c1f23; }
}`;

export function titleOf(analysis: HeapGamesAnalysis): string {
  return `${analysis.view.rule}: ${analysis.view.heaps.join(' ')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function toSvg(
  analysis: HeapGamesAnalysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const title = escaped(titleOf(analysis));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="320" height="80" role="img" aria-labelledby="title${answers ? ' desc' : ''}">`,
    `<title id="title">${title}</title>`,
    answers ? `<desc id="desc">${theorySentences[language].outcome[analysis.outcome]}</desc>` : '',
    `<style>${style}</style>`,
    '<rect class="paper" width="100%" height="100%" rx="8"/>',
    `<text text-anchor="middle" x="160" y="47">${title}</text>`,
    '</svg>',
    '',
  ].join('\n');
}
