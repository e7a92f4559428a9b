// What a game adds to the sentences of notices. English comes from C++.
import type { NoticeParams } from '../engine/types';
import type { Language } from './language';

export interface RoleWords {
  readonly noun: string;
  /** So many of what the number counts, with the measure word: "3 个数". */
  readonly counted: (n: string) => string;
}

export interface NoticeWords {
  /** What a number of the text stands for. The keys are the names of the game's roles in C++. */
  readonly roles: Readonly<Record<string, RoleWords>>;
  /** How a position breaks a rule. The keys are the names of the game's rules in C++. */
  readonly rules: Readonly<Record<string, (params: NoticeParams['illegal_position']) => string>>;
}

export type Chinese = Exclude<Language, 'en'>;

/** What a game's notice_words.ts supplies. */
export type GameNoticeWords = Readonly<Record<Chinese, NoticeWords>>;
