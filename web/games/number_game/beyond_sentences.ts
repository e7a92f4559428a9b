// What is said of positions of the Number Game beyond the judges' 20: what their outcomes rest on, and whose theorems those
// are. Markdown; lists of numbers come ready.
import type { Language } from '../../i18n/language';

/** What a position's status rests on, in the solver's words. */
export const reasons = [
  'search',
  'hutchings_prime',
  'hutchings_gcd',
  'hutchings_opening',
  'hutchings_pair',
  'ender',
  'quiet_end',
  'blok_sicherman',
  'reply',
  'no_theorem',
  'too_long',
] as const;
export type PositionReason = (typeof reasons)[number];

interface BeyondSentences {
  readonly reasons: Readonly<Record<PositionReason, string>>;
  /** Of a search: how many P-positions it has found, in how much memory. */
  readonly searched: (pPositions: string, memory: string) => string;
  /** The same of a search for an earlier position of this game. */
  readonly kept: (pPositions: string, memory: string) => string;

  readonly opening: string;
  readonly chosen: (generators: string, largestGap: string) => string;
  readonly chosenWithGcd: (generators: string, gcd: string) => string;

  readonly positionN: string;
  readonly positionUnknown: string;
  /** Of an N-position of which not all winning moves are known. */
  readonly winsAtLeast: (winning: string) => string;
  readonly someMoveWins: string;
  readonly notKnown: string;

  readonly grundyTooMany: (limit: string) => string;

  readonly semigroupWithGcd: (gcd: string) => string;
  readonly symmetric: string;
  readonly ender: string;
}

export const beyondSentences: Readonly<Record<Language, BeyondSentences>> = {
  en: {
    reasons: {
      search: 'Solved by search: every P-position that can follow was found.',
      hutchings_prime:
        'Hutchings’s theorem (sicherman.net): a prime from 5 on with its multiples, and nothing else taken, is a P-position.',
      hutchings_gcd:
        'Hutchings’s theorem (sicherman.net): all that was chosen are multiples of a prime from 5 on. Taking that prime wins: it leaves its multiples alone, a P-position.',
      hutchings_opening:
        'Hutchings’s theorem (sicherman.net): as the first number, every prime from 5 on wins.',
      hutchings_pair:
        'Hutchings’s theorem (sicherman.net): of two coprime numbers, other than 2 and 3, some move wins. It is shown by strategy stealing, which names no move.',
      ender:
        'The position is an ender (sicherman.net): every other move takes the largest free number away as well. So some move wins, by strategy stealing, which names no move.',
      quiet_end:
        'Quiet end (sicherman.net): only finitely many replies can win, and each of them was decided, by a search or by a theorem.',
      blok_sicherman:
        'Found to be lost by Blok and Sicherman (sicherman.net): cited here, not computed.',
      reply: 'A winning reply was found. Not all others were decided, so there may be more.',
      no_theorem: 'No known theorem decides this position, nor does what was tried.',
      too_long: 'The numbers are too large for this position to be searched.',
    },
    searched: (pPositions, memory) =>
      `Solved by search: all ${pPositions} P-positions that can follow are known (${memory}), so every later position is answered at once.`,
    kept: (pPositions, memory) =>
      `Answered from the search of an earlier position: ${pPositions} P-positions are kept (${memory}).`,

    opening: 'Nothing has been chosen yet: every number above 1 is free.',
    chosen: (generators, largestGap) =>
      `Chosen so far: ${generators}. All their sums are taken too, and so is every number above **${largestGap}**.`,
    chosenWithGcd: (generators, gcd) =>
      `Chosen so far: ${generators}. All their sums are taken too. They are multiples of ${gcd}, so infinitely many numbers are free.`,

    positionN: 'Position: N, the player to move wins.',
    positionUnknown: 'Position: not known yet.',
    winsAtLeast: (winning) =>
      `This is an **N-position**: taking ${winning} wins, because it leaves the other player in a P-position. Other moves may win as well.`,
    someMoveWins: 'This is an **N-position**: some move wins, but it is not known yet which.',
    notKnown:
      'It is not known yet whether this is a **P-position** or an **N-position**: no winning move was found, and none is excluded.',

    grundyTooMany: (limit) =>
      `Its **Grundy value** is not computed: that takes the values of all positions that can follow, which are more than ${limit}.`,

    semigroupWithGcd: (gcd) =>
      `The taken numbers, with 0, are ${gcd} times a **numerical semigroup**; they have gcd ${gcd}.`,
    symmetric:
      'The semigroup is **symmetric**: of two numbers that add up to its Frobenius number exactly one is taken.',
    ender:
      'The position is an **ender**: every move but the largest free number takes that away as well.',
  },

  'zh-Hans': {
    reasons: {
      search: '已搜索完毕：之后可能出现的必败态已全部找到。',
      hutchings_prime:
        'Hutchings 定理（sicherman.net）：只有某个不小于 5 的素数及其倍数不可选时，是必败态。',
      hutchings_gcd:
        'Hutchings 定理（sicherman.net）：已选的数都是某个不小于 5 的素数的倍数。选这个素数即胜：此后不可选的只有它的倍数，这是必败态。',
      hutchings_opening: 'Hutchings 定理（sicherman.net）：第一个数选任何不小于 5 的素数都必胜。',
      hutchings_pair:
        'Hutchings 定理（sicherman.net）：两个互素的数（2 和 3 除外）之后必有必胜走法。证明用的是策略窃取，并不指出是哪一步。',
      ender:
        '这是一个 ender（sicherman.net）：其他任何一步都会连最大的可选数一并带走。由策略窃取可知必有必胜走法，但并不指出是哪一步。',
      quiet_end:
        'quiet end（sicherman.net）：只有有限种应法可能获胜，它们的胜负都已由搜索或定理查明。',
      blok_sicherman: '此结果由 Blok 和 Sicherman 得出（sicherman.net），这里只是引用，并未计算。',
      reply: '已找到必胜走法。其余走法并未全部查明，所以可能还有其他必胜走法。',
      no_theorem: '没有已知的定理能判定这个局面，已尝试的走法也不能。',
      too_long: '数太大，这样的局面不作搜索。',
    },
    searched: (pPositions, memory) =>
      `已搜索完毕：之后可能出现的 ${pPositions} 个必败态已全部得知（${memory}），此后每个局面都能立即作答。`,
    kept: (pPositions, memory) =>
      `由先前局面的搜索作答：保存了 ${pPositions} 个必败态（${memory}）。`,

    opening: '还没有选过任何数：大于 1 的数都可选。',
    chosen: (generators, largestGap) =>
      `已选的数：${generators}。它们相加所得的数，以及大于 **${largestGap}** 的数，都不能再选。`,
    chosenWithGcd: (generators, gcd) =>
      `已选的数：${generators}。它们相加所得的数也不能再选。这些数都是 ${gcd} 的倍数，所以可选的数有无穷多个。`,

    positionN: '局面：N，先手必胜。',
    positionUnknown: '局面：胜负尚未查明。',
    winsAtLeast: (winning) =>
      `这是**必胜态（N）**：选 ${winning} 即胜，因为对手面对的是必败态。可能还有其他必胜走法。`,
    someMoveWins: '这是**必胜态（N）**：有必胜走法，但尚不知是哪一步。',
    notKnown:
      '这是**必败态（P）**还是**必胜态（N）**尚未查明：没有找到必胜走法，也没有排除所有走法。',

    grundyTooMany: (limit) =>
      `它的 **Grundy 值**没有计算：那需要之后所有局面的值，而这些局面超过 ${limit} 个。`,

    semigroupWithGcd: (gcd) =>
      `不可选的数连同 0，是一个**数值半群**的 ${gcd} 倍；它们的最大公约数是 ${gcd}。`,
    symmetric: '这个半群是**对称**的：相加等于 Frobenius 数的两个数中，恰有一个不可选。',
    ender: '这个局面是 **ender**：除最大的可选数之外，任何一步都会连它一并带走。',
  },

  'zh-Hant': {
    reasons: {
      search: '已搜尋完畢：之後可能出現的必敗態已全部找到。',
      hutchings_prime:
        'Hutchings 定理（sicherman.net）：只有某個不小於 5 的質數及其倍數不可選時，是必敗態。',
      hutchings_gcd:
        'Hutchings 定理（sicherman.net）：已選的數都是某個不小於 5 的質數的倍數。選這個質數即勝：此後不可選的只有它的倍數，這是必敗態。',
      hutchings_opening: 'Hutchings 定理（sicherman.net）：第一個數選任何不小於 5 的質數都必勝。',
      hutchings_pair:
        'Hutchings 定理（sicherman.net）：兩個互質的數（2 和 3 除外）之後必有必勝走法。證明用的是策略竊取，並不指出是哪一步。',
      ender:
        '這是一個 ender（sicherman.net）：其他任何一步都會連最大的可選數一併帶走。由策略竊取可知必有必勝走法，但並不指出是哪一步。',
      quiet_end:
        'quiet end（sicherman.net）：只有有限種應法可能獲勝，它們的勝負都已由搜尋或定理查明。',
      blok_sicherman: '此結果由 Blok 和 Sicherman 得出（sicherman.net），這裡只是引用，並未計算。',
      reply: '已找到必勝走法。其餘走法並未全部查明，所以可能還有其他必勝走法。',
      no_theorem: '沒有已知的定理能判定這個局面，已嘗試的走法也不能。',
      too_long: '數太大，這樣的局面不作搜尋。',
    },
    searched: (pPositions, memory) =>
      `已搜尋完畢：之後可能出現的 ${pPositions} 個必敗態已全部得知（${memory}），此後每個局面都能立即作答。`,
    kept: (pPositions, memory) =>
      `由先前局面的搜尋作答：保存了 ${pPositions} 個必敗態（${memory}）。`,

    opening: '還沒有選過任何數：大於 1 的數都可選。',
    chosen: (generators, largestGap) =>
      `已選的數：${generators}。它們相加所得的數，以及大於 **${largestGap}** 的數，都不能再選。`,
    chosenWithGcd: (generators, gcd) =>
      `已選的數：${generators}。它們相加所得的數也不能再選。這些數都是 ${gcd} 的倍數，所以可選的數有無窮多個。`,

    positionN: '局面：N，先手必勝。',
    positionUnknown: '局面：勝負尚未查明。',
    winsAtLeast: (winning) =>
      `這是**必勝態（N）**：選 ${winning} 即勝，因為對手面對的是必敗態。可能還有其他必勝走法。`,
    someMoveWins: '這是**必勝態（N）**：有必勝走法，但尚不知是哪一步。',
    notKnown:
      '這是**必敗態（P）**還是**必勝態（N）**尚未查明：沒有找到必勝走法，也沒有排除所有走法。',

    grundyTooMany: (limit) =>
      `它的 **Grundy 值**沒有計算：那需要之後所有局面的值，而這些局面超過 ${limit} 個。`,

    semigroupWithGcd: (gcd) =>
      `不可選的數連同 0，是一個**數值半群**的 ${gcd} 倍；它們的最大公因數是 ${gcd}。`,
    symmetric: '這個半群是**對稱**的：相加等於 Frobenius 數的兩個數中，恰有一個不可選。',
    ender: '這個局面是 **ender**：除最大的可選數之外，任何一步都會連它一併帶走。',
  },
};
