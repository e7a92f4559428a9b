// Why a Misère Nim position is P or N, in Markdown.
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { nameMove } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { columnName, moveOf, oddColumns } from './view';
import type { MisereNimAnalysis } from './view';

/** A hundred heaps can have a hundred winning moves; this many are named. */
const mostNamed = 8;
const mostColumns = 4;

/** The winning moves as a choice; the first few are named. */
export function winningMoves({ winning }: MisereNimAnalysis, language: Language): string {
  const named = winning.slice(0, mostNamed).map((move) => nameMove(move, language));
  return theorySentences[language].choice(named, winning.length - named.length);
}

/** Heaps of 1 decide by their number, one larger heap decides that number, several decide by their columns. */
export function because(
  analysis: MisereNimAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const say = theorySentences[language];
  const heaps = analysis.view.heaps.map(BigInt);
  const text = (count: number): string => formatNatural(count, language);
  const large = Number(fact(analysis, 'large_heaps'));
  const ones = heaps.filter((heap) => heap === 1n).length;

  if (large === 0) {
    if (ones < 2) return ones === 0 ? say.noStones : say.lastStone;
    return ones % 2 === 1 ? say.onesOdd(text(ones)) : say.onesEven(text(ones));
  }
  if (move === undefined) return large === 2 ? say.twoLarge : say.allEven;
  const name = nameMove(move, language);
  if (large === 1) {
    const { heap } = moveOf(move);
    // An even number of them gets one more.
    return say.oneLarge(text(heap), name, ones + 1 - (ones % 2));
  }
  const columns = oddColumns(fact(analysis, 'nim_sum') ?? 0);
  return columns.length > mostColumns
    ? say.manyOddColumns(text(columns.length), name)
    : say.oddColumns(columns.map(columnName), name);
}

export function explain(analysis: MisereNimAnalysis, language: Language): readonly string[] {
  const say = theorySentences[language];
  const { winning } = analysis;
  return [
    ...(winning.length > 1 ? [say.allWinning(winningMoves(analysis, language))] : []),
    say.whileLarge,
    say.theSwitch,
    say.onlyOnes,
  ];
}
