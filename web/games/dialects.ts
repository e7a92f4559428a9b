// What the dialects of each game are called, read and print: for the desk of judge text, with which it comes.
import type { GameId } from '../engine/types';
import { chessRowsDialects } from './chess_rows/dialects';
import type { DialectTexts } from '../kit/board/game_sentences';
import { misereNimDialects } from './misere_nim/dialects';
import { numberGameDialects } from './number_game/dialects';
import { wythoffDialects } from './wythoff/dialects';

export const dialectTexts: Readonly<Record<GameId, DialectTexts>> = {
  number_game: numberGameDialects,
  chess_rows: chessRowsDialects,
  wythoff: wythoffDialects,
  misere_nim: misereNimDialects,
  // A new game adds its line here.
};
