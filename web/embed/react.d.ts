// The types of `impartial-games/react`: <impartial-board> in JSX, for React 19 or newer.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ImpartialBoard } from './element';
import type { BoardListeners, BoardProperties } from './framework_types';

type BoardAttributes = Omit<HTMLAttributes<ImpartialBoard>, keyof BoardProperties>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'impartial-board': DetailedHTMLProps<BoardAttributes, ImpartialBoard> &
        BoardProperties &
        BoardListeners;
    }
  }
}

export { ImpartialBoard, tag } from './define';
