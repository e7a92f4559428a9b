// The replies to the moves of a P-position of Misère Nim, by their ideas.
import type { Language } from '../../i18n/language';
import type { ReplyIdea } from '../../kit/board/theory_module';
import { theorySentences } from './theory_sentences';
import { moveOf } from './view';
import type { MisereNimAnalysis } from './view';

/** While at least two heaps stay above 1 after any move, the rule of normal Nim holds. */
const largeHeapsToSpare = 3;

export function ideas(analysis: MisereNimAnalysis, language: Language): readonly ReplyIdea[] {
  const say = theorySentences[language];
  const isLarge = analysis.view.heaps.map((heap) => BigInt(heap) > 1n);
  const large = isLarge.filter(Boolean).length;
  const group = (holds: (heap: number) => boolean, idea: string): ReplyIdea[] => {
    const moves = analysis.options.listed
      .map(({ move }) => move)
      .filter((move) => holds(moveOf(move).heap));
    const heaps = [...new Set(moves.map((move) => moveOf(move).heap))];
    return moves.length > 0 ? [{ moves, name: say.anyMoveIn(heaps), idea }] : [];
  };
  if (large === 0) {
    return group(() => true, analysis.options.count === 1 ? say.theLast : say.leaveOdd);
  }
  if (large >= largeHeapsToSpare) return group(() => true, say.restore);
  return [
    ...group((heap) => isLarge[heap - 1] === true, say.restoreOrSwitch),
    ...group((heap) => isLarge[heap - 1] === false, say.restore),
  ];
}
