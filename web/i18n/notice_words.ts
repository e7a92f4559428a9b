// A game's words for notices, in its words/notices_zh_hans.ts. The English notices come from C++.
import type { NoticeParams } from '../engine/types';

export interface RoleWords {
  readonly noun: string;
  /** A count with its measure word: "3 个数". */
  readonly counted: (n: string) => string;
}

export interface NoticeWords<Role extends string = string, Rule extends string = string> {
  /** The meaning of a number in the text. */
  readonly roles: Readonly<Record<Role, RoleWords>>;
  /** The way a position breaks a rule. */
  readonly rules: Readonly<Record<Rule, (params: NoticeParams['illegal_position']) => string>>;
}
