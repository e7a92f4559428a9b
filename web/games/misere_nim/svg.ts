// The board of Misère Nim as a standalone SVG document.
import type { Natural } from '../../engine/types';
import { say as sayText } from '../../i18n/language';
import { labelled } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { winsPath } from '../../kit/board/glyphs';
import { mark, svgDocument } from '../../kit/board/svg_document';
import { boardSentences } from './board_sentences';
import { winningMoves } from './explain';
import { misereNim } from './sentences';
import { theorySentences } from './theory_sentences';
import { barShare, largestOf, mostDiscs, winningByHeap } from './view';
import type { MisereNimAnalysis } from './view';
import { escapeHtml } from '../../kit/escape_html';
import { range } from '../../kit/range';

const margin = 16;
const label = 88;
const pitch = 28;
const fives = 8;
const discsInLine = 15;
const discsWidth = discsInLine * pitch + 2 * fives;
/** Beside the discs stands what wins. */
const note = 240;
const mostDrawn = 200;
const none = 44;

const style = `
.bar { fill: var(--shade); stroke: var(--ink-faint); }
.stone { fill: var(--surface); stroke: var(--ink-soft); stroke-width: 2; }
.pick { fill: none; stroke: var(--wins); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.says-wins { fill: var(--wins); }
.says-loses { fill: var(--loses); }
`;

function isSmall(heap: Natural): boolean {
  return typeof heap === 'number' && heap <= mostDiscs;
}

function linesOf(heap: Natural): number {
  return isSmall(heap) ? Math.max(1, Math.ceil(Number(heap) / discsInLine)) : 1;
}

/** `winning`: the disc that is the first to be taken by the winning move; null if answers are not drawn. */
function discs(count: number, winning: number | undefined | null): string {
  return range(count)
    .map((index) => {
      const column = index % discsInLine;
      const x = column * pitch + Math.floor(column / 5) * fives + 12;
      const y = Math.floor(index / discsInLine) * pitch + 14;
      if (winning === null) return `<circle class="stone" cx="${x}" cy="${y}" r="11"/>`;
      const wins = winning === index;
      return (
        `<circle class="${wins ? 'wins' : 'loses'}" cx="${x}" cy="${y}" r="11"/>` +
        mark(wins, x, y, 0.7)
      );
    })
    .join('');
}

export function titleOf(analysis: MisereNimAnalysis, language: Language): string {
  const { heaps } = analysis.view;
  const named = heaps.slice(0, mostDrawn).join(' ') || '—';
  const more = heaps.length > mostDrawn ? ' …' : '';
  return labelled(sayText(misereNim.name, language), named + more, language);
}

export function toSvg(
  analysis: MisereNimAnalysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const say = boardSentences[language];
  const theory = theorySentences[language];
  const { heaps } = analysis.view;
  const drawn = heaps.slice(0, mostDrawn);
  const largest = largestOf(heaps);
  const winning = winningByHeap(analysis);

  let y = margin;
  const rows = drawn.map((heap, index) => {
    const amount = answers ? winning.get(index + 1)?.amount : undefined;
    const parts = [`<text class="soft" x="0" y="19">${escapeHtml(say.heap(index + 1))}</text>`];
    if (isSmall(heap)) {
      const left = amount === undefined ? undefined : Number(BigInt(heap) - amount);
      parts.push(
        `<g transform="translate(${label} 0)">${discs(Number(heap), answers ? left : null)}</g>`,
      );
      if (heap === 0) parts.push(`<text class="soft" x="${label}" y="19">${say.empty}</text>`);
    } else {
      const bar = Math.round(Math.max(0.45, barShare(heap, largest)) * (discsWidth - 12));
      parts.push(
        `<rect class="bar" x="${label + 0.5}" y="3.5" width="${bar}" height="22" rx="6"/>` +
          `<text x="${label + 12}" y="20">${heap}</text>`,
      );
    }
    if (amount !== undefined) {
      parts.push(
        `<path class="pick" transform="translate(${label + discsWidth} 6)" d="${winsPath}"/>` +
          `<text class="says-wins" x="${label + discsWidth + 20}" y="19">${escapeHtml(say.takeThat(String(amount)))}</text>`,
      );
    } else if (answers && !isSmall(heap)) {
      parts.push(
        mark(false, label + discsWidth + 8, 14) +
          `<text class="says-loses" x="${label + discsWidth + 20}" y="19">${escapeHtml(say.everyAmountLoses)}</text>`,
      );
    }
    const row = `<g transform="translate(${margin} ${y})">${parts.join('')}</g>`;
    y += linesOf(heap) * pitch + 8;
    return row;
  });
  const rest = heaps.length - drawn.length;
  const remark = heaps.length === 0 ? say.noHeaps : rest > 0 ? say.moreHeaps(rest) : '';
  if (remark !== '') {
    rows.push(`<text class="soft" x="${margin}" y="${y + 19}">${escapeHtml(remark)}</text>`);
    y += none - margin;
  }
  const content = heaps.length === 0 ? theory.drawingEmpty : theory.drawing(heaps.join(', '));
  return svgDocument({
    game: 'misere-nim',
    language,
    width: 2 * margin + label + discsWidth + (answers ? note : 0),
    height: y + margin - 8,
    title: titleOf(analysis, language),
    told: [content, ...(answers ? [positionText(analysis, language)] : [])],
    style,
    body: rows,
  });
}

function positionText(analysis: MisereNimAnalysis, language: Language): string {
  const say = theorySentences[language];
  if (analysis.outcome === 'P') return say.positionP;
  // If nothing is left, the player to move has won without a move.
  if (analysis.winning.length === 0) return say.positionN;
  return say.positionNBy(winningMoves(analysis, language));
}
