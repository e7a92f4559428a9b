// A Wythoff position as a standalone SVG document: the plane around it.
import type { Language } from '../../i18n/language';
import { mark, svgDocument } from '../../kit/board/svg_document';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { axisLabel } from './axis';
import { boardSentences } from './board_sentences';
import { queenPath } from './queen';
import { theorySentences } from './theory_sentences';
import { heapsOf, moveText, windowOf } from './view';
import type { WythoffAnalysis } from './view';
import { range } from '../../kit/range';

const cell = 20;
const left = 52;
const top = 12;
const below = 40;

const style = `
text { font-size: 11px; fill: var(--ink-soft); }
.paper { fill: var(--surface); }
.line { stroke: var(--line); }
.cold { fill: var(--ink-soft); }
.loses { fill: none; stroke-width: 1.5; }
.legal { fill: none; stroke: var(--ink-faint); stroke-width: 1.5; }
.queen { fill: var(--ink); }
`;

export function titleOf(analysis: WythoffAnalysis, language: Language): string {
  const { first, second } = heapsOf(analysis);
  return theorySentences[language].picture(`${first}`, `${second}`);
}

export function toSvg(
  analysis: WythoffAnalysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const { firstHeap, secondHeap } = boardSentences[language];
  const { outcome } = theorySentences[language];
  const { plane } = analysis.view;
  const heaps = heapsOf(analysis);
  const shown = windowOf(plane, heaps, 0);
  const corner = {
    first: BigInt(plane.first) + BigInt(shown.first),
    second: BigInt(plane.second) + BigInt(shown.second),
  };
  const side = shown.size * cell;
  /** All numbers have room beside each other. */
  const isNear = corner.first < 80n && corner.second < 80n;
  const size = { width: left + side + top, height: top + side + below };
  const x = (first: bigint) => left + Number(first - corner.first) * cell;
  const y = (second: bigint) => top + side - (Number(second - corner.second) + 1) * cell;
  const winning = new Set(answers ? analysis.winning : []);
  /** With the answers, those that do not win. */
  const others = new Set(
    analysis.options.truncated ? [] : analysis.options.listed.map((o) => o.move),
  );

  const cells: string[] = [];
  const shownCold = answers ? plane.cold : [];
  const cold = new Set(shownCold.map(([a, b]) => moveText(BigInt(a), BigInt(b))));
  for (let i = 0n; i < shown.size; ++i) {
    for (let j = 0n; j < shown.size; ++j) {
      const first = corner.first + i;
      const second = corner.second + j;
      const move = moveText(heaps.first - first, heaps.second - second);
      const [cx, cy] = [x(first) + cell / 2, y(second) + cell / 2];
      if (winning.has(move)) {
        cells.push(
          `<rect class="wins" x="${x(first) + 1}" y="${y(second) + 1}" width="${cell - 2}" height="${cell - 2}" rx="3"/>`,
          mark(true, cx, cy),
        );
      } else if (others.has(move)) {
        cells.push(
          `<rect class="${answers ? 'loses' : 'legal'}" x="${x(first) + 2}" y="${y(second) + 2}" width="${cell - 4}" height="${cell - 4}" rx="3"/>`,
        );
        if (answers) cells.push(mark(false, cx, cy));
      } else if (cold.has(moveText(first, second)) && move !== '0,0') {
        cells.push(`<circle class="cold" cx="${cx}" cy="${cy}" r="3.5"/>`);
      }
    }
  }
  const lines = range(shown.size + 1)
    .map((i) => i * cell)
    .map((at) => `M${left + at} ${top}v${side}M${left} ${top + at}h${side}`);
  const labels = range(shown.size)
    .map((i) => BigInt(i))
    .filter((i) => isNear || i % 4n === 0n)
    .map(
      (i) =>
        `<text text-anchor="middle" x="${x(corner.first + i) + cell / 2}" y="${top + side + 15}">${axisLabel(corner.first + i)}</text>` +
        `<text text-anchor="end" x="${left - 6}" y="${y(corner.second + i) + cell / 2 + 4}">${axisLabel(corner.second + i)}</text>`,
    );
  const scale = (cell - 4) / 16;
  return svgDocument({
    game: 'wythoff',
    language,
    ...size,
    title: titleOf(analysis, language),
    told: answers ? [outcome[analysis.outcome === 'P' ? 'P' : 'N']] : [],
    style,
    body: [
      `<path class="line" d="${lines.join('')}"/>`,
      ...cells,
      `<path class="queen" transform="translate(${x(heaps.first) + 2} ${y(heaps.second) + 2}) scale(${scale})" d="${queenPath}"/>`,
      ...labels,
      `<text text-anchor="middle" x="${left + side / 2}" y="${top + side + 32}">${firstHeap} ${heaps.first} · ${secondHeap} ${heaps.second}</text>`,
    ],
  });
}
