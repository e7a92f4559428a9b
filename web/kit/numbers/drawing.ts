// The board of numbers as a standalone SVG document, for pages that allow no script. Its colours are written out twice,
// because viewers may support neither this page's custom properties nor custom properties at all.
import { joinSentences } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { losesPath, winsPath } from '../board/glyphs';
import type { DrawingOptions } from '../board/theory_module';
import { escapeHtml } from '../escape_html';
import { boardSentences } from './board_sentences';
import { columnsOf, sumText } from './view';
import type { NumberView, NumbersAnalysis } from './view';

const gap = 8;
const margin = 12;
/** With more tiles in a row the tiles are small. */
const mostLarge = 10;

/** The places of a tile's parts. Small tiles have no room for a sum. */
interface Measures {
  readonly tile: number;
  readonly corner: number;
  readonly number: number;
  readonly taken: number;
  readonly glyph: string;
  readonly note?: number;
}

const large: Measures = {
  tile: 88,
  corner: 8,
  number: 49,
  taken: 47,
  glyph: 'translate(36 60)',
  note: 72,
};
const small: Measures = {
  tile: 48,
  corner: 6,
  number: 23,
  taken: 29,
  glyph: 'translate(18 29) scale(0.75)',
};

const style = `
.impartial-numbers { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif, 'PingFang SC', 'Noto Sans CJK SC'; font-variant-numeric: tabular-nums; text-anchor: middle; }
.impartial-numbers .paper { fill: #faf9f6; }
.impartial-numbers .number { font-size: 32px; font-weight: 600; fill: #1b1d20; }
.impartial-numbers .small { font-size: 13px; fill: #595f66; }
.impartial-numbers .dense .number { font-size: 16px; }
.impartial-numbers .dense .taken .number { font-size: 15px; }
.impartial-numbers .glyph { fill: none; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round; }
.impartial-numbers .wins rect { fill: #005a9c; }
.impartial-numbers .wins .number { fill: #ffffff; }
.impartial-numbers .wins .glyph { stroke: #ffffff; }
.impartial-numbers .loses rect { fill: #ffffff; stroke: #a33b00; stroke-width: 2; }
.impartial-numbers .plain rect { fill: #ffffff; stroke: #e1dfd9; stroke-width: 2; }
.impartial-numbers .loses .glyph { stroke: #a33b00; }
.impartial-numbers .taken rect { fill: #f1f0ec; }
.impartial-numbers .taken .number { font-size: 26px; font-weight: 400; fill: #595f66; }
@media (prefers-color-scheme: dark) {
  .impartial-numbers .paper { fill: #15171a; }
  .impartial-numbers .number { fill: #e9e7e3; }
  .impartial-numbers .small { fill: #a5abb3; }
  .impartial-numbers .wins rect { fill: #6cb6ff; }
  .impartial-numbers .wins .number { fill: #15171a; }
  .impartial-numbers .wins .glyph { stroke: #15171a; }
  .impartial-numbers .loses rect { fill: #1c1f23; stroke: #ffb454; }
  .impartial-numbers .loses .glyph { stroke: #ffb454; }
  .impartial-numbers .plain rect { fill: #1c1f23; stroke: #32373d; }
  .impartial-numbers .taken rect { fill: #1c1f23; }
  .impartial-numbers .taken .number { fill: #a5abb3; }
}
`;

/** What is told of a drawing besides what is drawn. */
export interface Told {
  readonly title: string;
  /** The position in a sentence. */
  readonly content: string;
  readonly outcome: string;
}

export function drawNumbers(
  analysis: NumbersAnalysis,
  language: Language,
  { answers = true }: DrawingOptions,
  { title, content, outcome }: Told,
): string {
  const { chosen, taken } = boardSentences[language];
  const { view } = analysis;
  const outcomes = new Map(
    answers ? analysis.options.listed.map(({ move, outcome }) => [move, outcome] as const) : [],
  );
  const columns = columnsOf(view, Infinity);
  const isDense = columns > mostLarge;
  const {
    tile,
    corner,
    number: numberAt,
    taken: takenAt,
    glyph: glyphAt,
    note,
  } = isDense ? small : large;
  const rows = Math.ceil((view.numbers.length + 1) / columns);
  const width = columns * (tile + gap) - gap + 2 * margin;
  const height = rows * (tile + gap) - gap + 2 * margin;

  const group = (name: string, index: number, number: string, at: number, more: string): string => {
    const x = margin + (index % columns) * (tile + gap);
    const y = margin + Math.floor(index / columns) * (tile + gap);
    return `<g class="${name}" transform="translate(${x} ${y})"><rect width="${tile}" height="${tile}" rx="${corner}"/><text class="number" x="${tile / 2}" y="${at}">${number}</text>${more}</g>`;
  };
  const noted = (text: string): string =>
    note === undefined ? '' : `<text class="small" x="${tile / 2}" y="${note}">${text}</text>`;
  const drawn = ({ number, free: isFree, sum }: NumberView, index: number): string => {
    const text = String(number);
    if (!isFree) return group('taken', index, text, takenAt, noted(sum ? sumText(sum) : chosen));
    const found = outcomes.get(text);
    if (found !== 'P' && found !== 'N') return group('plain', index, text, takenAt, '');
    const path = found === 'P' ? winsPath : losesPath;
    const glyph = `<path class="glyph" transform="${glyphAt}" d="${path}"/>`;
    return group(found === 'P' ? 'wins' : 'loses', index, text, numberAt, glyph);
  };
  const larger = group(
    view.above ? 'plain' : 'taken',
    view.numbers.length,
    `${view.limit + 1}+`,
    takenAt,
    noted(view.above ? '…' : taken),
  );

  return `<svg xmlns="http://www.w3.org/2000/svg" class="impartial-numbers" xml:lang="${language}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeHtml(title)}</title>
<desc>${escapeHtml(joinSentences([content, ...(answers ? [outcome] : [])], language))}</desc>
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="8"/>
<g${isDense ? ' class="dense"' : ''}>
${view.numbers.map(drawn).join('\n')}
${larger}
</g>
</svg>
`;
}
