// The Number Game's board as a standalone SVG document, for pages that allow no script. Its colours are written out
// twice, because viewers may support neither this page's custom properties nor custom properties at all.
import type { Analysis } from '../../engine/types';
import { say as sayText } from '../../i18n/language';
import { joinSentences, labelled } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { losesPath, winsPath } from '../../kit/board/glyphs';
import { boardSentences } from './board_sentences';
import { takenBeyond } from './explain';
import { numberGame } from './sentences';
import { theorySentences } from './theory_sentences';
import { columnsOf, freeNumbers, isBeyondJudges, sumText, viewOf } from './view';
import type { NumberView } from './view';
import { escapeHtml } from '../../kit/escape_html';

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
.impartial-number-game { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif, 'PingFang SC', 'Noto Sans CJK SC'; font-variant-numeric: tabular-nums; text-anchor: middle; }
.impartial-number-game .paper { fill: #faf9f6; }
.impartial-number-game .number { font-size: 32px; font-weight: 600; fill: #1b1d20; }
.impartial-number-game .small { font-size: 13px; fill: #595f66; }
.impartial-number-game .dense .number { font-size: 16px; }
.impartial-number-game .dense .taken .number { font-size: 15px; }
.impartial-number-game .glyph { fill: none; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round; }
.impartial-number-game .wins rect { fill: #005a9c; }
.impartial-number-game .wins .number { fill: #ffffff; }
.impartial-number-game .wins .glyph { stroke: #ffffff; }
.impartial-number-game .loses rect { fill: #ffffff; stroke: #a33b00; stroke-width: 2; }
.impartial-number-game .plain rect { fill: #ffffff; stroke: #e1dfd9; stroke-width: 2; }
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
  .impartial-number-game .plain rect { fill: #1c1f23; stroke: #32373d; }
  .impartial-number-game .taken rect { fill: #1c1f23; }
  .impartial-number-game .taken .number { fill: #a5abb3; }
}
`;

export function titleOf({ position }: Analysis, language: Language): string {
  return labelled(sayText(numberGame.name, language), position || '—', language);
}

export function toSvg(
  analysis: Analysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const { chosen, taken } = boardSentences[language];
  const say = theorySentences[language];
  const view = viewOf(analysis);
  const free = freeNumbers(view);
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
    const outcome = outcomes.get(text);
    if (outcome !== 'P' && outcome !== 'N') return group('plain', index, text, takenAt, '');
    const path = outcome === 'P' ? winsPath : losesPath;
    const glyph = `<path class="glyph" transform="${glyphAt}" d="${path}"/>`;
    return group(outcome === 'P' ? 'wins' : 'loses', index, text, numberAt, glyph);
  };
  const beyond = group(
    view.above ? 'plain' : 'taken',
    view.numbers.length,
    `${view.limit + 1}+`,
    takenAt,
    noted(view.above ? '…' : taken),
  );

  const content = isBeyondJudges(view)
    ? takenBeyond(analysis, language).replace(/[*`]/g, '')
    : free.length === 0
      ? say.drawingOfTheEnd
      : say.drawing(say.list(free.map(String)));
  return `<svg xmlns="http://www.w3.org/2000/svg" class="impartial-number-game" xml:lang="${language}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeHtml(titleOf(analysis, language))}</title>
<desc>${escapeHtml(joinSentences([content, ...(answers ? [outcomeText(analysis, language)] : [])], language))}</desc>
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="8"/>
<g${isDense ? ' class="dense"' : ''}>
${view.numbers.map(drawn).join('\n')}
${beyond}
</g>
</svg>
`;
}

function outcomeText({ outcome, winning }: Analysis, language: Language): string {
  const say = theorySentences[language];
  if (outcome === 'P') return say.positionP;
  if (outcome === 'unknown') return theorySentences[language].beyond.positionUnknown;
  return winning.length > 0
    ? say.positionN(say.choice(winning))
    : theorySentences[language].beyond.positionN;
}
