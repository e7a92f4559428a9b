// A Chess position as a standalone SVG document.
import type { Language } from '../../i18n/language';
import { theorySentences } from './theory_sentences';
import { moveText, rowAt } from './view';
import type { ChessRow, ChessRowsAnalysis } from './view';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { escapeHtml } from '../../kit/escape_html';
import { range } from '../../kit/range';

const shownRows = 30;
const cell = 28;
const line = 36;
const head = 44;
const margin = 12;

// The page's colours, written out because the page's custom properties do not exist outside it.
const style = `
text { font: 13px system-ui, sans-serif; fill: #595f66; text-anchor: middle; }
.track { stroke: #e1dfd9; stroke-width: 6; stroke-linecap: round; }
.hole { fill: #8b9097; }
.fixed { fill: #f1f0ec; stroke: #8b9097; }
.piece { fill: #ffffff; stroke: #595f66; stroke-width: 2; }
.wins { fill: #005a9c; }
.loses { fill: #ffffff; stroke: #a33b00; stroke-width: 2; }
.glyph { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.wins + .glyph { stroke: #ffffff; }
.loses + .glyph { stroke: #a33b00; }
.paper { fill: #ffffff; }
@media (prefers-color-scheme: dark) {
  text { fill: #a5abb3; }
  .track { stroke: #32373d; }
  .hole { fill: #6d747c; }
  .fixed { fill: #272b30; stroke: #6d747c; }
  .piece { fill: #1c1f23; stroke: #a5abb3; }
  .wins { fill: #6cb6ff; }
  .loses { fill: #1c1f23; stroke: #ffb454; }
  .wins + .glyph { stroke: #1c1f23; }
  .loses + .glyph { stroke: #ffb454; }
  .paper { fill: #1c1f23; }
}`;

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

  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title${answers ? ' desc' : ''}" lang="${language}">`,
    `<title id="title">${escapeHtml(titleOf(analysis, language))}</title>`,
    answers
      ? `<desc id="desc">${escapeHtml(sentences.outcome[analysis.outcome === 'P' ? 'P' : 'N'])}</desc>`
      : '',
    `<style>${style}</style>`,
    `<rect class="paper" width="100%" height="100%" rx="8"/>`,
    ...range(width).map(
      (index) => `<text x="${x(index + 1)}" y="${line * 0.7}">${index + 1}</text>`,
    ),
    ...shown.map((row, index) => drawRow(row, index + 1, width, winning)),
  ];
  if (more > 0) {
    parts.push(
      `<text x="${size.width / 2}" y="${(lines + 0.6) * line}">${escapeHtml(sentences.moreRows(more))}</text>`,
    );
  }
  return [...parts, '</svg>', ''].join('\n');
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
    const path = wins
      ? `M${x(from) - 5} ${y + 0.5}l3.5 3.5 6.5-7.5`
      : `M${x(from) - 3.5} ${y - 3.5}l7 7m0-7l-7 7`;
    return `<circle class="${wins ? 'wins' : 'loses'}" ${at}/><path class="glyph" d="${path}"/>`;
  });
  return [
    `<g><text x="${margin + head / 2 - 4}" y="${y + 4.5}">${number}</text>`,
    `<path class="track" d="M${x(1)} ${y}H${x(width)}"/>`,
    ...holes,
    ...drawn,
    '</g>',
  ].join('');
}
