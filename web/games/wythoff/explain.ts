// Why a Wythoff position is P or N, in Markdown.
import { formatNatural } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { fact } from '../../kit/board/facts';
import { nameMove } from './board_sentences';
import { theorySentences } from './theory_sentences';
import { heapsOf } from './view';
import type { WythoffAnalysis } from './view';
import { winningTargets } from './winning';

/** A move wins because it leaves partners: that of one heap, or the pair with the same difference. */
export function because(
  analysis: WythoffAnalysis,
  language: Language,
  move: string | undefined = analysis.winning[0],
): string {
  const say = theorySentences[language];
  const text = (stones: bigint): string => formatNatural(String(stones), language);
  const { first, second } = heapsOf(analysis);
  if (first === 0n && second === 0n) return say.noStones;
  const target = winningTargets(analysis).find((each) => each.move === move);
  if (!target || move === undefined) return say.partners(text(first), text(second));

  const name = nameMove(move, language);
  if (target.first === 0n && target.second === 0n) {
    return first === second ? say.equalHeaps(name) : say.oneIsEmpty(name);
  }
  if (target.first === first) {
    return say.partnerInReach(text(first), text(target.second), text(second), 'second');
  }
  if (target.second === second) {
    return say.partnerInReach(text(second), text(target.first), text(first), 'first');
  }
  const [difference, smaller, larger] = [
    fact(analysis, 'difference'),
    fact(analysis, 'cold_smaller'),
    fact(analysis, 'cold_larger'),
  ].map((each) => text(BigInt(each ?? 0)));
  return say.sameDifference(difference ?? '', smaller ?? '', larger ?? '', name);
}

export function explain(analysis: WythoffAnalysis, language: Language): readonly string[] {
  const say = theorySentences[language];
  const { grundy, winning } = analysis;
  // The reason for one move is not said again.
  const each = winning.length > 1 ? winning.map((move) => because(analysis, language, move)) : [];
  const value = grundy === null ? say.grundyUnknown : say.grundyIs(String(grundy));
  return [...each, say.whatPartnersAre, say.whyPartners, value];
}
