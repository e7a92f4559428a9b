// What is compared, in the order of the page.
import type { DialectId, GameId } from '../engine/types';

/**
 * The solver's answers for a list of positions. If there is a dialect, they come from judge text, otherwise from the
 * board or, for the tables of `published.ts`, from the search.
 */
export interface Topic {
  readonly id: TopicId;
  readonly game: GameId;
  readonly dialect?: DialectId;
  /** The positions; a topic is only right if all of them were compared. */
  readonly total: number;
  /** The second opinion is a table, of outcomes or of all winning moves. */
  readonly table?: 'outcomes' | 'moves';
}

export const topicIds = [
  'number_game_text',
  'number_game_board',
  'chess_rows_text',
  'chess_rows_board',
  'chess_rows_samples',
  'chess_rows_sums',
  'wythoff_outcomes',
  'wythoff_text',
  'wythoff_board',
  'misere_nim_text',
  'misere_nim_board',
  'sylver_pairs',
  'sylver_published',
  'sylver_long_pairs',
] as const;
export type TopicId = (typeof topicIds)[number];

const about: Readonly<Record<TopicId, Omit<Topic, 'id'>>> = {
  number_game_text: { game: 'number_game', dialect: 'tud2001', total: 3515 },
  number_game_board: { game: 'number_game', total: 3515 },
  chess_rows_text: { game: 'chess_rows', dialect: 'chess_moves', total: 2 ** 12 },
  chess_rows_board: { game: 'chess_rows', total: 2 ** 12 },
  chess_rows_samples: { game: 'chess_rows', dialect: 'chess_moves', total: 20_000 },
  chess_rows_sums: { game: 'chess_rows', dialect: 'hdu5724', total: 2 ** 12 },
  wythoff_outcomes: { game: 'wythoff', dialect: 'hdu1527', total: 1001 ** 2 },
  wythoff_text: { game: 'wythoff', dialect: 'wythoff_moves', total: 151 ** 2 },
  wythoff_board: { game: 'wythoff', total: 61 ** 2 },
  misere_nim_text: { game: 'misere_nim', dialect: 'misere_moves', total: 3003 },
  misere_nim_board: { game: 'misere_nim', total: 3003 },
  sylver_pairs: { game: 'sylver_coinage', total: 318, table: 'moves' },
  sylver_published: { game: 'sylver_coinage', total: 126, table: 'outcomes' },
  sylver_long_pairs: { game: 'sylver_coinage', total: 243, table: 'moves' },
};

export const topics: readonly Topic[] = topicIds.map((id) => ({ id, ...about[id] }));
