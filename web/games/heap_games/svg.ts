// A position as a standalone SVG document, for pages that allow no script: the rule in words, and a row of stones for each
// heap. Its colours are written out twice, because viewers may support neither this page's custom properties nor any.
import { joinSentences } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { losesPath, winsPath } from '../../kit/board/glyphs';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { escapeHtml } from '../../kit/escape_html';
import { boardSentences } from './board_sentences';
import { gesturesOf, heapOf } from './gestures';
import { nameOf } from './move_name';
import { theorySentences } from './theory_sentences';
import type { HeapGamesAnalysis } from './view';

const margin = 16;
const label = 64;
const pitch = 26;
const cutWidth = 20;
const width = 640;
const mostStones = 20;
const mostRows = 40;
/** A line of the rule has as many letters; a Chinese one counts for two. */
const mostLetters = 72;

const style = `
.impartial-heap-games { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif, 'PingFang SC', 'Noto Sans CJK SC'; font-size: 15px; font-variant-numeric: tabular-nums; }
.impartial-heap-games .paper { fill: #faf9f6; }
.impartial-heap-games text { fill: #1b1d20; }
.impartial-heap-games .soft { fill: #595f66; }
.impartial-heap-games .stone { fill: #8b9097; stroke: #8b9097; stroke-width: 2; }
.impartial-heap-games .loses { fill: #ffffff; stroke: #a33b00; stroke-width: 2; }
.impartial-heap-games .wins { fill: #005a9c; }
.impartial-heap-games .tick, .impartial-heap-games .cross, .impartial-heap-games .cut { fill: none; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.impartial-heap-games .tick { stroke: #ffffff; }
.impartial-heap-games .cross { stroke: #a33b00; }
.impartial-heap-games .cut { stroke: #8b9097; }
.impartial-heap-games .says-wins { fill: #005a9c; }
@media (prefers-color-scheme: dark) {
  .impartial-heap-games .paper { fill: #15171a; }
  .impartial-heap-games text { fill: #e9e7e3; }
  .impartial-heap-games .soft { fill: #a5abb3; }
  .impartial-heap-games .stone { fill: #6d747c; stroke: #6d747c; }
  .impartial-heap-games .loses { fill: #1c1f23; stroke: #ffb454; }
  .impartial-heap-games .wins { fill: #6cb6ff; }
  .impartial-heap-games .tick { stroke: #15171a; }
  .impartial-heap-games .cross { stroke: #ffb454; }
  .impartial-heap-games .cut { stroke: #6d747c; }
  .impartial-heap-games .says-wins { fill: #6cb6ff; }
}
`;

/** The rule and the heaps. */
export function titleOf({ position }: HeapGamesAnalysis): string {
  return position;
}

/** A text in lines, broken at its spaces or between Chinese characters. */
function linesOf(text: string): string[] {
  const words =
    text.match(/[\p{Script=Han}，。：；、（）]|[^\s\p{Script=Han}，。：；、（）]+\s*|\s+/gu) ?? [];
  const lines = [''];
  const lengthOf = (each: string): number => each.replaceAll(/[^\0-\xff]/g, '  ').length;
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (lengthOf(last + word) > mostLetters && last !== '') lines.push(word);
    else lines[lines.length - 1] = last + word;
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

const mark = (wins: boolean, x: number): string =>
  wins
    ? `<rect class="wins" x="${x - 10}" y="2" width="20" height="20" rx="10"/><path class="tick" transform="translate(${x - 8} 4)" d="${winsPath}"/>`
    : `<path class="cross" transform="translate(${x - 8} 4)" d="${losesPath}"/>`;

/** The stones of a heap and the cuts between them, and the height of its lines. */
function heapRow(
  analysis: HeapGamesAnalysis,
  heap: number,
  answers: boolean,
): { readonly drawn: string; readonly height: number } {
  const stones = Number(analysis.view.heaps[heap - 1]);
  const moves = analysis.options.listed.map(({ move }) => move);
  const own = moves.filter((move) => heapOf(move) === heap);
  const gestures = gesturesOf(stones, own, analysis.view.gesture);
  const winsBy = (move: string): boolean => analysis.winning.includes(move);
  let [x, y] = [label + 24, 0];
  const parts: string[] = [];
  for (let stone = 0; stone < stones; ++stone) {
    if (x + pitch + cutWidth > width - 2 * margin) [x, y] = [label + 24, y + 30];
    const run = gestures.stones[stone];
    const look = answers && run ? (winsBy(run.move) ? 'wins' : 'loses') : 'stone';
    const inner =
      look === 'stone'
        ? ''
        : look === 'wins'
          ? `<path class="tick" transform="translate(${x - 8} 4)" d="${winsPath}"/>`
          : `<path class="cross" transform="translate(${x - 8} 4)" d="${losesPath}"/>`;
    parts.push(
      `<g transform="translate(0 ${y})"><circle class="${look}" cx="${x}" cy="12" r="10"/>${inner}</g>`,
    );
    x += pitch;
    const cut = gestures.cuts[stone];
    if (!cut) continue;
    const at = x - 3;
    parts.push(
      `<g transform="translate(0 ${y})">${answers ? mark(winsBy(cut.move), at) : `<path class="cut" d="M${at} 4V20"/>`}</g>`,
    );
    x += cutWidth;
  }
  return { drawn: parts.join(''), height: y + 34 };
}

export function toSvg(
  analysis: HeapGamesAnalysis,
  language: Language,
  { answers = true }: DrawingOptions = {},
): string {
  const board = boardSentences[language];
  const theory = theorySentences[language];
  const { form, gesture, heaps, rule } = analysis.view;
  const misere = analysis.play === 'misere';
  const lines = [`${misere ? 'misere ' : ''}${rule}`, ...linesOf(board.rule(form, misere))];
  let y = margin;
  const texts = lines.flatMap((line, at) =>
    (at === 0 ? [line.length > mostLetters ? `${line.slice(0, mostLetters)}…` : line] : [line]).map(
      (each) => {
        y += 20;
        return `<text class="${at === 0 ? '' : 'soft'}" x="${margin}" y="${y - 5}">${escapeHtml(each)}</text>`;
      },
    ),
  );
  y += 8;
  const isDrawn = gesture !== 'list' && !analysis.options.truncated;
  const rows = heaps.slice(0, mostRows).map((stones, index) => {
    const isSmall = isDrawn && Number(stones) <= mostStones;
    const row = isSmall ? heapRow(analysis, index + 1, answers) : { drawn: '', height: 34 };
    const drawn = `<g transform="translate(${margin} ${y})"><text x="0" y="17">${stones}</text>${row.drawn}</g>`;
    y += row.height;
    return drawn;
  });
  if (heaps.length === 0 || heaps.length > mostRows) {
    const rest = heaps.length === 0 ? board.noHeaps : board.more(heaps.length - mostRows);
    rows.push(`<text class="soft" x="${margin}" y="${y + 17}">${escapeHtml(rest)}</text>`);
    y += 34;
  }
  const [winning] = analysis.winning;
  const said = [
    theory.outcome[analysis.outcome],
    ...(winning === undefined ? [] : [`${nameOf(winning, language)} ✓`]),
  ];
  if (answers) {
    rows.push(
      `<text class="says-wins" x="${margin}" y="${y + 17}">${escapeHtml(said.join(' '))}</text>`,
    );
    y += 30;
  }
  const height = y + margin - 6;
  const content = theory.drawing(heaps.slice(0, mostRows).join(', '));
  const told = answers ? [theory.outcome[analysis.outcome]] : [];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="impartial-heap-games" xml:lang="${language}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeHtml(titleOf(analysis))}</title>
<desc>${escapeHtml(joinSentences([content, ...told], language))}</desc>
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}" rx="8"/>
${texts.join('\n')}
${rows.join('\n')}
</svg>
`;
}
