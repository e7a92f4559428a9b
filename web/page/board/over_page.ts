// What opens over the page: the exercise, and the presenter view. Loaded when one of them is first opened.
import { isSameBoard } from '../../table/board_address';
import type { BoardAddress } from '../../table/board_address';
import type { Table } from '../../table/table';
import { emit } from '../../desk/events';
import type { Engine } from '../../engine/engine';
import type { GameInfo } from '../../engine/types';
import type { Game } from '../../games/registry';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import { withWords } from '../../kit/loading';

/** What the table of the page tells of itself. */
interface Host extends HTMLElement {
  readonly engine: Engine;
  readonly game: Game;
  readonly info: GameInfo | undefined;
  readonly language: Language;
  readonly sentences: Sentences;
  readonly board: BoardAddress;
}

/** Whether one of these is open, or the dialog that shares. The keys that need no focus are heard then too. */
export function isCovered(page: HTMLElement): boolean {
  const roots = [document.body, page.getRootNode() as ShadowRoot];
  const hosts = roots.flatMap((root) => [...root.children]);
  return hosts.some(({ shadowRoot }) => shadowRoot?.querySelector(':modal'));
}

export async function exercise({ engine, game, language, sentences }: Host): Promise<void> {
  const { showExercise } = await withWords(() => import('../exercise/exercise_dialog'));
  await showExercise({ engine, game, language, sentences });
}

export async function present(page: Host, table: Table): Promise<void> {
  const { engine, game, info, language, sentences } = page;
  if (!info || !table.analysis || isCovered(page)) return;
  const { present: show } = await withWords(() => import('../presenter/presenter_dialog'));
  // There the opponent answers.
  table.pause();
  const board = table.address(info.example);
  const onClose = (played: BoardAddress): void => {
    if (isSameBoard(played, page.board)) table.resume();
    else emit(page, 'board', played);
  };
  await show({ engine, game, info, board, language, sentences, onClose });
}
