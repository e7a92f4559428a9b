// The board of numbers as a standalone SVG document.
import type { Language } from '../../i18n/language';
import { mark, svgDocument } from '../board/svg_document';
import type { DrawingOptions } from '../board/theory_module';
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
  /** The middle of the mark, and its size. */
  readonly glyph: readonly [x: number, y: number, scale: number];
  readonly note?: number;
}

const large: Measures = {
  tile: 88,
  corner: 8,
  number: 49,
  taken: 47,
  glyph: [44, 68, 1],
  note: 72,
};
const small: Measures = {
  tile: 48,
  corner: 6,
  number: 23,
  taken: 29,
  glyph: [24, 35, 0.75],
};

const style = `
text { text-anchor: middle; stroke: none; }
.number { font-size: 32px; font-weight: 600; }
.small { font-size: 13px; fill: var(--ink-soft); }
.dense .number { font-size: 16px; }
.dense .taken .number { font-size: 15px; }
.wins .number { fill: var(--surface); }
.plain { fill: var(--surface); stroke: var(--line); stroke-width: 2; }
.taken { fill: var(--shade); }
.taken .number { font-size: 26px; font-weight: 400; fill: var(--ink-soft); }
`;

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
    return group(
      found === 'P' ? 'wins' : 'loses',
      index,
      text,
      numberAt,
      mark(found === 'P', ...glyphAt),
    );
  };
  const larger = group(
    view.above ? 'plain' : 'taken',
    view.numbers.length,
    `${view.limit + 1}+`,
    takenAt,
    noted(view.above ? '…' : taken),
  );

  return svgDocument({
    game: 'numbers',
    language,
    width,
    height,
    title,
    told: [content, ...(answers ? [outcome] : [])],
    style,
    body: [`<g${isDense ? ' class="dense"' : ''}>`, ...view.numbers.map(drawn), larger, '</g>'],
  });
}
