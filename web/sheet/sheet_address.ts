// What is on a sheet, as the page's address has it: `#/v1/wythoff?level=2&count=8&seed=17&lang=en`. The address tells all of
// it, so a link gives the same sheet whatever the defaults become. No DOM.
import type { GameId } from '../engine/types';
import { languages } from '../i18n/language';
import type { Language } from '../i18n/language';

export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

export interface Asked {
  readonly game: GameId;
  /** Of heap games; '' for the games whose rule is known. */
  readonly rule: string;
  readonly level: Level;
  /** From 1 to `mostPositions`. */
  readonly count: number;
  /** From 0 to `largestSeed`. */
  readonly seed: number;
  /** The positions are asked on boards, and not printed. */
  readonly quiz: boolean;
}

export const mostPositions = 20;
export const largestSeed = 999_999;
export const ruled: GameId = 'heap_games';

const usual: Asked = { game: 'wythoff', rule: '', level: 2, count: 8, seed: 1, quiz: false };
export const usualRule = '{1,3,4}';

/** What is missing or means nothing is as usual. */
export function readSheet(
  hash: string,
  games: readonly GameId[],
): { readonly asked: Asked; readonly language: Language | undefined } {
  const [, path = '', query = ''] = /^#\/v1\/(\w*)\??(.*)$/.exec(hash) ?? [];
  const values = new URLSearchParams(query);
  const game = games.find((each) => each === path) ?? usual.game;
  return {
    asked: {
      game,
      rule: game === ruled ? values.get('rule')?.trim() || usualRule : '',
      level: levels.find((each) => String(each) === values.get('level')) ?? usual.level,
      count: whole(values.get('count'), 1, mostPositions) ?? usual.count,
      seed: whole(values.get('seed'), 0, largestSeed) ?? usual.seed,
      quiz: values.get('quiz') === '1',
    },
    language: languages.find((each) => each === values.get('lang')),
  };
}

export function formatSheet(asked: Asked, language: Language): string {
  const { game, rule, level, count, seed, quiz } = asked;
  const values = new URLSearchParams({
    ...(game === ruled && { rule }),
    level: String(level),
    count: String(count),
    seed: String(seed),
    ...(quiz && { quiz: '1' }),
    lang: language,
  });
  return `#/v1/${game}?${values.toString()}`;
}

/** The number nearest to a text in this range; undefined if the text is no whole number. */
export function whole(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,15}$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), least), most);
}
