// The words of the table of pairs.
import type { Reason } from '../games/sylver_coinage/vocabulary';
import type { Work } from './pairs';

export interface PairSentences {
  readonly lead: string;
  readonly counted: (pairs: number, complete: number, lost: number, fresh: number) => string;
  readonly grid: string;
  readonly legend: {
    readonly lost: string;
    readonly won: string;
    readonly partial: string;
    readonly unknown: string;
    readonly fresh: string;
  };
  readonly lost: string;
  readonly unknown: string;
  readonly wins: (moves: string) => string;
  readonly someWin: (moves: string) => string;
  readonly someMove: string;
  readonly because: (reason: string) => string;
  readonly reasons: Readonly<Record<Reason | 'table', string>>;
  readonly open: string;
  readonly download: string;
  readonly sources: string;
  readonly published: (work: string) => string;
  readonly works: Readonly<Record<Work, string>>;
  readonly fresh: string;
}

export const words: PairSentences = {
  lead: 'The table has the pairs {m, n} that have been computed: coprime pairs whose largest free number is at most 460, pairs with the greatest common divisor 2 whose halves leave no gap above 110, and other pairs of numbers up to 30. The rows of 2 and 3 are left out: there only 3 and 2 win. A cell shows the smallest winning move. Point at a cell, or use the arrow keys, to see the rest.',
  counted: (pairs, complete, lost, fresh) =>
    `${pairs} pairs. For ${complete} of them all winning moves are known; ${lost} of these are P. ${fresh} lists are in no publication known to us.`,
  grid: 'Winning moves of pairs, by the smaller number (rows) and the larger (columns)',
  legend: {
    lost: 'every move loses',
    won: 'the smallest winning move',
    partial: 'there may be more winning moves',
    unknown: 'not decided',
    fresh: 'in no publication known to us',
  },
  lost: 'P: every move loses',
  unknown: 'not decided',
  wins: (moves) => `N: ${moves}`,
  someWin: (moves) => `N: ${moves}, perhaps more`,
  someMove: 'N: some move wins, it is not known which',
  because: (reason) => `Reason: ${reason}`,
  reasons: {
    table: 'all small positions are computed',
    search: 'a search of the positions that can follow',
    quiet_end: 'quiet end; the replies that it leaves are decided one by one',
    odd_recurrence: 'the recurrence of odd numbers',
    reply: 'replies that win are known',
    hutchings_prime: 'Hutchings’ theorem',
    hutchings_gcd: 'Hutchings’ theorem',
    hutchings_opening: 'Hutchings’ theorem',
    hutchings_pair: 'Hutchings’ theorem',
    ender: 'strategy stealing',
    blok_sicherman: 'cited from Blok and Sicherman',
    no_theorem: 'no theorem applies',
    too_long: 'a search takes too long',
  },
  open: 'Open on the board',
  download: 'Download the table',
  sources: 'Published before, as far as we know (we could not read all of these works ourselves):',
  published: (work) => `Published before: ${work}`,
  works: {
    list: 'George Sicherman’s list of winning moves in {m, n}, which is said to end at {15, 26}',
    blok: 'Thomas Blok’s analyses of all even positions with a number up to 10 (2021) or with 14 (2022)',
    opening: 'answers to the replies to 16 up to 36, in rudi-cilibrasi/sylver-coinage (2026)',
  },
  fresh: 'in no publication known to us',
};
