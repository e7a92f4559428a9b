// A game's words for notices, in its words/notices_zh_hans.ts. The English notices come from C++.
import type { NoticeParams } from '../engine/types';

export interface RoleWords {
  readonly noun: string;
  /** A count with its measure word: "3 个数". */
  readonly counted: (n: string) => string;
}

export interface NoticeWords {
  /** The meaning of a number in the text. The keys are the names of the game's roles in C++. */
  readonly roles: Readonly<Record<string, RoleWords>>;
  /** The way a position breaks a rule. The keys are the names of the game's rules in C++. */
  readonly rules: Readonly<Record<string, (params: NoticeParams['illegal_position']) => string>>;
}
