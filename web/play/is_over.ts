import type { Analysis } from '../engine/types';

/** Whether no move is left. */
export function isOver({ options }: Pick<Analysis, 'options'>): boolean {
  return options.count === 0;
}
