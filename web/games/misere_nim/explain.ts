// Explains the outcome of a Misère Nim position in sentences of Markdown. The solver's facts tell which case holds.
import type { Analysis } from '../../engine/types';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { nameMove } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { heapsOf } from './view';

/** A hundred heaps can have a hundred winning moves; this many are named. */
const mostNamed = 8;

/** The winning moves as a choice; the first few are named. */
export function winningMoves(
  { winning }: Analysis,
  language: Language,
  mark: (name: string) => string,
): string {
  const named = winning.slice(0, mostNamed).map((move) => mark(nameMove(move, language)));
  return theorySentences[language].choice(named, winning.length - named.length);
}

const bold = (name: string): string => `**${name}**`;

export function explain(analysis: Analysis, language: Language): readonly string[] {
  const say = theorySentences[language];
  const heaps = heapsOf(analysis).map(BigInt);
  const large = fact(analysis, 'large_heaps') ?? '';

  if (large === '0') {
    const ones = heaps.filter((heap) => heap === 1n).length;
    if (ones === 0) return [say.nothingLeft, say.nothingLeftInNim];
    const parity = analysis.outcome === 'P' ? say.onesOdd(ones) : say.onesEven(ones);
    return [say.onlyOnes, parity, say.onesInNim];
  }

  if (large === '1') {
    const at = heaps.findIndex((heap) => heap > 1n);
    return [
      say.oneLarge(at + 1, String(heaps[at])),
      say.oneLargeWins(winningMoves(analysis, language, bold)),
      say.oneLargeInNim,
    ];
  }

  return [
    say.manyLarge(large, fact(analysis, 'nim_sum') ?? ''),
    analysis.outcome === 'P'
      ? say.zeroLoses
      : say.otherWins(winningMoves(analysis, language, bold)),
    say.switchLater,
  ];
}
