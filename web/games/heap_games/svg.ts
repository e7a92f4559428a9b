// A position as a standalone SVG document: the rule in words, and a row of stones for each heap.
import type { Language } from '../../i18n/language';
import { mark, svgDocument } from '../../kit/board/svg_document';
import type { DrawingOptions } from '../../kit/board/theory_module';
import { escapeHtml } from '../../kit/escape_html';
import { boardSentences } from './board_sentences';
import { gesturesOf, heapOf } from './gestures';
import { nameOf } from './move_name';
import { theorySentences } from './theory_sentences';
import { ruleOf } from './view';
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
.stone { fill: var(--ink-faint); stroke: var(--ink-faint); stroke-width: 2; }
.cut { fill: none; stroke: var(--ink-faint); stroke-width: 2; stroke-linecap: round; }
.says-wins { fill: var(--wins); }
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

const cutMark = (wins: boolean, x: number): string =>
  (wins ? `<circle class="wins" cx="${x}" cy="12" r="10"/>` : '') + mark(wins, x, 12);

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
    const inner = look === 'stone' ? '' : mark(look === 'wins', x, 12);
    parts.push(
      `<g transform="translate(0 ${y})"><circle class="${look}" cx="${x}" cy="12" r="10"/>${inner}</g>`,
    );
    x += pitch;
    const cut = gestures.cuts[stone];
    if (!cut) continue;
    const at = x - 3;
    parts.push(
      `<g transform="translate(0 ${y})">${answers ? cutMark(winsBy(cut.move), at) : `<path class="cut" d="M${at} 4V20"/>`}</g>`,
    );
    x += cutWidth;
  }
  return { drawn: parts.join(''), height: y + 34 };
}

export function toSvg(
  analysis: HeapGamesAnalysis,
  language: Language,
  { answers = true, rule: tellsRule = true }: DrawingOptions = {},
): string {
  const board = boardSentences[language];
  const theory = theorySentences[language];
  const { form, gesture, heaps } = analysis.view;
  const misere = analysis.play === 'misere';
  const lines = tellsRule ? [ruleOf(analysis), ...linesOf(board.rule(form, misere))] : [];
  let y = margin;
  const texts = lines.flatMap((line, at) =>
    (at === 0 ? [line.length > mostLetters ? `${line.slice(0, mostLetters)}…` : line] : [line]).map(
      (each) => {
        y += 20;
        return `<text class="${at === 0 ? '' : 'soft'}" x="${margin}" y="${y - 5}">${escapeHtml(each)}</text>`;
      },
    ),
  );
  if (tellsRule) y += 8;
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
    ...(winning === undefined ? [] : [`✓ ${nameOf(winning, language)}`]),
  ];
  if (answers) {
    rows.push(
      `<text class="says-wins" x="${margin}" y="${y + 17}">${escapeHtml(said.join(' '))}</text>`,
    );
    y += 30;
  }
  return svgDocument({
    game: 'heap-games',
    language,
    width,
    height: y + margin - 6,
    title: titleOf(analysis),
    told: [
      theory.drawing(heaps.slice(0, mostRows).join(', ')),
      ...(answers ? [theory.outcome[analysis.outcome]] : []),
    ],
    style,
    body: [...texts, ...rows],
  });
}
