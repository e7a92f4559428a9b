// The element as frameworks see it. All of it follows from the element's own types; react.d.ts, vue.d.ts and svelte.d.ts
// hand it to each framework.
import type { GameId } from '../engine/types';
import type { BoardAttribute } from '../kit/board/attributes';
import type { ImpartialBoard, ImpartialBoardEvents } from './element';

/** The attributes, as the properties that the frameworks set. */
export type BoardProperties = Partial<Omit<Pick<ImpartialBoard, BoardAttribute>, 'game'>> & {
  readonly game?: GameId;
};

/** `onimpartial-ready` and the others. */
export type BoardListeners = {
  [Type in keyof ImpartialBoardEvents as `on${Type}`]?: (event: ImpartialBoardEvents[Type]) => void;
};

/** The details of the events, as arguments of listeners. */
export type BoardEmits = {
  [Type in keyof ImpartialBoardEvents]: (event: ImpartialBoardEvents[Type]) => void;
};
