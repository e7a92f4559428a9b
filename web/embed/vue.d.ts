// The types of `impartial-games/vue`: <impartial-board> in templates, for Vue 3.
/* oxlint-disable typescript/no-redundant-type-constituents -- Vue is not installed here, so its types are unknown */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { ImpartialBoard } from './element';
import type { BoardEmits, BoardProperties } from './framework_types';

type BoardAttributes = Omit<HTMLAttributes, keyof BoardProperties>;

declare module 'vue' {
  interface GlobalComponents {
    'impartial-board': new () => ImpartialBoard & {
      /** Only for the types of templates. */
      $props: BoardAttributes & BoardProperties & PublicProps;
      /** Only for the types of templates. */
      $emit: EmitFn<BoardEmits>;
    };
  }
}

export { ImpartialBoard, tag } from './define';
