// The types of `impartial-games/svelte`: <impartial-board> in components, for Svelte 5.
import type { HTMLAttributes } from 'svelte/elements';
import type { ImpartialBoard } from './element';
import type { BoardListeners, BoardProperties } from './framework_types';

type BoardAttributes = Omit<HTMLAttributes<ImpartialBoard>, keyof BoardProperties>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'impartial-board': BoardAttributes & BoardProperties & BoardListeners;
  }
}

export { ImpartialBoard, tag } from './define';
