// The board that is shared: its attributes, its link, the name of its picture. Pure functions.
import type { DialectId, GameId } from '../../engine/types';
import type { Language } from '../../i18n/language';
import type { BoardMode } from '../../kit/board/attributes';
import { cardPage } from '../../kit/learn_page';
import type { PlacedBoard } from '../../kit/places/forms';
import { formatAddress } from '../address';

export const boardThemes = ['system', 'light', 'dark'] as const;
export type BoardTheme = (typeof boardThemes)[number];

/** Which files of Impartial a page loads: the newest, those of this version, or one file of this version with its hash. */
export const pins = ['newest', 'version', 'hash'] as const;
export type Pin = (typeof pins)[number];

export interface SharedBoard {
  readonly game: GameId;
  readonly dialect: DialectId | undefined;
  /** The start, and the moves made from there. */
  readonly position: string;
  readonly moves: readonly string[];
  readonly mode: BoardMode;
  /** Defaults to the language of the page around the board, or the reader's. */
  readonly language?: Language;
  readonly theme: BoardTheme;
}

/** The attributes in their written order; defaults are omitted. */
export function attributesOf(board: SharedBoard): PlacedBoard['attributes'] {
  const { game, position, moves, mode, language, theme } = board;
  const all = [
    ['game', game],
    ['position', position],
    ['moves', moves.length > 0 ? moves.join(' ') : undefined],
    ['mode', mode === 'analyse' ? undefined : mode],
    ['lang', language],
    ['theme', theme === 'system' ? undefined : theme],
  ] as const;
  return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/**
 * The link to the board in Impartial, by the game's card, which messengers show; a question is asked by the page of a board
 * alone, which judges the answer. `home`: the page's address without query and hash.
 */
export function linkTo(board: SharedBoard, home: string): string {
  const { game, dialect, position, moves, mode, language } = board;
  const card = home + cardPage(game, language ?? 'en');
  if (mode === 'quiz') {
    const asked = attributesOf(board).filter(([name]) => name !== 'game');
    return `${card}?${new URLSearchParams(asked.map(([name, value]) => [name, value]))}`;
  }
  const playing = mode === 'play' ? ({ mode: 'play' } as const) : {};
  return (
    card +
    formatAddress({
      game,
      dialect,
      board: { position, ...(moves.length > 0 && { moves }), ...playing },
      texts: {},
      panel: undefined,
      language,
    })
  );
}

/** A file name for the picture, without ending: short, and valid everywhere. */
export function pictureName({ game, position }: SharedBoard): string {
  const short = position
    .replaceAll(/[^0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
  return `${game}${short && `-${short}`}`;
}
