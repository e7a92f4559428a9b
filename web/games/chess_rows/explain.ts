// Why a Chess position is P or N, in Markdown.
import type { Analysis } from '../../engine/types';
import { joinSentences } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { boardSentences, nameMove } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { rowsOf } from './view';
import type { ChessRow } from './view';

/** A longer list would not fit into a sentence. */
const namedRows = 6;
const namedMoves = 6;

export function explain(analysis: Analysis, language: Language): readonly string[] {
  const { noRows, comma } = boardSentences[language];
  const sentences = theorySentences[language];
  const rows = rowsOf(analysis);
  const { outcome, winning, options } = analysis;
  const nimSum = Number(analysis.grundy);
  if (options.count === 0) {
    return [sentences.losingPosition, rows.length === 0 ? noRows : sentences.noMove];
  }

  const said = [
    outcome === 'N' ? sentences.winningPosition(nimSum) : sentences.losingPosition,
    sentences.valueOfARow,
  ];
  if (rows.length <= namedRows) {
    const each = rows.map((row, index) => sentences.oneRow(index + 1, valueSum(row)));
    const all = `${rows.map(({ grundy }) => grundy).join(' ⊕ ')} = ${nimSum}`;
    const stop = language === 'en' ? '.' : '。';
    const list = each.join(language === 'en' ? '; ' : '；') + stop;
    const upper = list.charAt(0).toUpperCase() + list.slice(1);
    said.push(rows.length > 1 ? joinSentences([upper, sentences.together(all)], language) : upper);
  } else {
    const notZero = rows.filter(({ grundy }) => grundy !== 0).length;
    said.push(sentences.manyRows(rows.length, notZero, nimSum));
  }
  if (outcome === 'P') {
    said.push(sentences.everyMoveLoses);
  } else {
    const named = winning.slice(0, namedMoves).map((move) => nameMove(move, language));
    const more = winning.length - named.length;
    said.push(sentences.winningMoves(winning.length, named.join(comma), more));
  }
  return said;
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
