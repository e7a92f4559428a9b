// Why a Chess position is P or N, in Markdown.
import { formatNatural, joinSentences } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { boardSentences, nameMove } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { oddStepOf, rowsOf } from './view';
import type { ChessRow, ChessRowsAnalysis } from './view';

/** A longer list would not fit into a sentence. */
const namedRows = 6;
const namedMoves = 6;

/** A move changes the number of pieces on exactly one odd step. */
export function because(
  analysis: ChessRowsAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const say = theorySentences[language];
  if (analysis.options.count === 0) return say.noMove;
  if (move === undefined) return say.everyMoveChanges;
  const { step, after } = oddStepOf(analysis, move);
  const nimSum = formatNatural(analysis.grundy ?? 0, language);
  return say.stepChanges(nimSum, nameMove(move, language), String(step), after);
}

export function explain(analysis: ChessRowsAnalysis, language: Language): readonly string[] {
  const { comma } = boardSentences[language];
  const say = theorySentences[language];
  const rows = rowsOf(analysis);
  const { winning } = analysis;
  const named = winning.slice(0, namedMoves).map((move) => nameMove(move, language));
  return [
    ...(winning.length > 1
      ? [say.allWinning(named.join(comma), winning.length - named.length)]
      : []),
    say.valueOfARow,
    ...(rows.length > 0 ? [valuesOf(rows, Number(analysis.grundy), language)] : []),
    say.whyOddSteps,
  ];
}

function valuesOf(rows: readonly ChessRow[], nimSum: number, language: Language): string {
  const say = theorySentences[language];
  if (rows.length > namedRows) {
    const notZero = rows.filter(({ grundy }) => grundy !== 0).length;
    return say.manyRows(rows.length, notZero, nimSum);
  }
  const each = rows.map((row, index) => say.oneRow(index + 1, valueSum(row)));
  const all = `${rows.map(({ grundy }) => grundy).join(' ⊕ ')} = ${nimSum}`;
  const stop = language === 'en' ? '.' : '。';
  const list = each.join(language === 'en' ? '; ' : '；') + stop;
  const upper = list.charAt(0).toUpperCase() + list.slice(1);
  return rows.length > 1 ? joinSentences([upper, say.together(all)], language) : upper;
}

/** "s1 ⊕ s5 = 1 ⊕ 2 = 3"; groups without pieces are left out. */
export function valueSum(row: ChessRow): string {
  const groups = oddGroups(row);
  if (groups.length === 0) return '0';
  const names = groups.map(({ index }) => `s${index}`).join(' ⊕ ');
  const sizes = groups.map(({ size }) => size).join(' ⊕ ');
  return groups.length === 1 ? `${names} = ${sizes}` : `${names} = ${sizes} = ${row.grundy}`;
}

/** The groups that count, with their index: s1, s3, s5, ... */
function oddGroups(row: ChessRow): { readonly index: number; readonly size: number }[] {
  return row.groups
    .map((size, index) => ({ index, size }))
    .filter(({ index, size }) => index % 2 === 1 && size > 0);
}
