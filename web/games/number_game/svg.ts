// The Number Game's board as an SVG document of its own, for pages that allow no script. Its colours are written out twice,
// because what draws it may know neither this page's custom properties nor custom properties at all.
import type { Analysis } from '../../engine/types';
import { say as sayText } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { losesPath, winsPath } from '../../ui/board/glyphs';
import { boardSentences } from './board_sentences';
import { numberGame } from './sentences';
import { theorySentences } from './theory_sentences';
import { columns, freeNumbers, sumText, viewOf } from './view';
import type { NumberView } from './view';
import { escapeHtml } from '../../ui/escape_html';

const tile = 88;
const gap = 8;
const margin = 12;

const style = `
.impartial-number-game { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; font-variant-numeric: tabular-nums; text-anchor: middle; }
.impartial-number-game .paper { fill: #faf9f6; }
.impartial-number-game .number { font-size: 32px; font-weight: 600; fill: #1b1d20; }
.impartial-number-game .small { font-size: 13px; fill: #595f66; }
.impartial-number-game .glyph { fill: none; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round; }
.impartial-number-game .wins rect { fill: #005a9c; }
.impartial-number-game .wins .number { fill: #ffffff; }
.impartial-number-game .wins .glyph { stroke: #ffffff; }
.impartial-number-game .loses rect { fill: #ffffff; stroke: #a33b00; stroke-width: 2; }
.impartial-number-game .loses .glyph { stroke: #a33b00; }
.impartial-number-game .taken rect { fill: #f1f0ec; }
.impartial-number-game .taken .number { font-size: 26px; font-weight: 400; fill: #595f66; }
@media (prefers-color-scheme: dark) {
  .impartial-number-game .paper { fill: #15171a; }
  .impartial-number-game .number { fill: #e9e7e3; }
  .impartial-number-game .small { fill: #a5abb3; }
  .impartial-number-game .wins rect { fill: #6cb6ff; }
  .impartial-number-game .wins .number { fill: #15171a; }
  .impartial-number-game .wins .glyph { stroke: #15171a; }
  .impartial-number-game .loses rect { fill: #1c1f23; stroke: #ffb454; }
  .impartial-number-game .loses .glyph { stroke: #ffb454; }
  .impartial-number-game .taken rect { fill: #1c1f23; }
  .impartial-number-game .taken .number { fill: #a5abb3; }
}
`;

export function toSvg(analysis: Analysis, language: Language): string {
  const { chosen, taken } = boardSentences[language];
  const say = theorySentences[language];
  const view = viewOf(analysis);
  const free = freeNumbers(view);
  const winning = new Set(analysis.winning);
  const rows = Math.ceil((view.numbers.length + 1) / columns);
  const width = columns * (tile + gap) - gap + 2 * margin;
  const height = rows * (tile + gap) - gap + 2 * margin;

  const place = (index: number): string => {
    const x = margin + (index % columns) * (tile + gap);
    const y = margin + Math.floor(index / columns) * (tile + gap);
    return `transform="translate(${x} ${y})"`;
  };
  const square = `<rect width="${tile}" height="${tile}" rx="8"/>`;
  const drawn = ({ number, free: isFree, sum }: NumberView, index: number): string => {
    if (isFree) {
      const wins = winning.has(String(number));
      const glyph = wins ? winsPath : losesPath;
      return `<g class="${wins ? 'wins' : 'loses'}" ${place(index)}>${square}<text class="number" x="44" y="49">${number}</text><path class="glyph" transform="translate(36 60)" d="${glyph}"/></g>`;
    }
    const why = sum ? sumText(sum) : chosen;
    return `<g class="taken" ${place(index)}>${square}<text class="number" x="44" y="47">${number}</text><text class="small" x="44" y="72">${why}</text></g>`;
  };
  const beyond = `<g class="taken" ${place(view.numbers.length)}>${square}<text class="number" x="44" y="47">${view.limit + 1}+</text><text class="small" x="44" y="72">${taken}</text></g>`;

  const title = `${sayText(numberGame.name, language)}: ${free.join(' ') || '—'}`;
  const outcome =
    analysis.outcome === 'N' ? say.positionN(say.choice(analysis.winning)) : say.positionP;
  const content = free.length === 0 ? say.drawingOfTheEnd : say.drawing(say.list(free.map(String)));
  return `<svg xmlns="http://www.w3.org/2000/svg" class="impartial-number-game" xml:lang="${language}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeHtml(title)}</title>
<desc>${escapeHtml(`${content} ${outcome}`)}</desc>
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="8"/>
${view.numbers.map(drawn).join('\n')}
${beyond}
</svg>
`;
}
