// A Chess position as a standalone SVG document.
import type { Language } from '../../i18n/language';
import { theorySentences } from './theory_sentences';
import { moveText, rowAt } from './view';
import type { ChessRow, ChessRowsAnalysis } from './view';
import { mark, svgDocument } from '../../kit/board/svg_document';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { escapeHtml } from '../../kit/escape_html';
import { range } from '../../kit/range';

const shownRows = 30;
const cell = 28;
const line = 36;
const head = 44;
const margin = 12;

const style = `
text { font-size: 13px; fill: var(--ink-soft); text-anchor: middle; }
.track { stroke: var(--line); stroke-width: 6; stroke-linecap: round; }
.hole { fill: var(--ink-faint); }
.fixed { fill: var(--shade); stroke: var(--ink-faint); }
.piece { fill: var(--surface); stroke: var(--ink-soft); stroke-width: 2; }
.paper { fill: var(--surface); }
`;

export function titleOf(analysis: ChessRowsAnalysis, language: Language): string {
  const { picture, rowCount } = theorySentences[language];
  const { rows } = analysis.view;
  return picture(rows.length > shownRows ? rowCount(rows.length) : analysis.position);
}

export function toSvg(
  analysis: ChessRowsAnalysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const sentences = theorySentences[language];
  const { width, rows } = analysis.view;
  const winning = answers ? new Set(analysis.winning) : undefined;
  const shown = rows.slice(0, shownRows).flatMap((_, index) => rowAt(analysis, index) ?? []);
  const more = rows.length - shown.length;
  const lines = shown.length + (more > 0 ? 1 : 0);
  const size = { width: head + width * cell + 2 * margin, height: (lines + 1) * line + margin };

  return svgDocument({
    game: 'chess-rows',
    language,
    ...size,
    title: titleOf(analysis, language),
    told: answers ? [sentences.outcome[analysis.outcome === 'P' ? 'P' : 'N']] : [],
    style,
    body: [
      ...range(width).map(
        (index) => `<text x="${x(index + 1)}" y="${line * 0.7}">${index + 1}</text>`,
      ),
      ...shown.map((row, index) => drawRow(row, index + 1, width, winning)),
      more > 0
        ? `<text x="${size.width / 2}" y="${(lines + 0.6) * line}">${escapeHtml(sentences.moreRows(more))}</text>`
        : '',
    ],
  });
}

function x(column: number): number {
  return margin + head + (column - 0.5) * cell;
}

/** `winning`: the winning moves; undefined if they are not to be drawn. */
function drawRow(
  row: ChessRow,
  number: number,
  width: number,
  winning: ReadonlySet<string> | undefined,
): string {
  const y = (number + 0.5) * line;
  const pieces = new Set(row.pieces);
  const holes = range(width)
    .map((index) => index + 1)
    .filter((column) => !pieces.has(column))
    .map((column) => `<circle class="hole" cx="${x(column)}" cy="${y}" r="2.5"/>`);
  const drawn = row.pieces.map((from, index) => {
    const to = row.landing[index] ?? 0;
    const at = `cx="${x(from)}" cy="${y}" r="11"`;
    if (to === 0) return `<circle class="fixed" ${at}/>`;
    if (!winning) return `<circle class="piece" ${at}/>`;
    const wins = winning.has(moveText(number, from, to));
    return `<circle class="${wins ? 'wins' : 'loses'}" ${at}/>${mark(wins, x(from), y)}`;
  });
  return [
    `<g><text x="${margin + head / 2 - 4}" y="${y + 4.5}">${number}</text>`,
    `<path class="track" d="M${x(1)} ${y}H${x(width)}"/>`,
    ...holes,
    ...drawn,
    '</g>',
  ].join('');
}
