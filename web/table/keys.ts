// The keys of a board: letters work only while the board has the focus (WCAG 2.1.4), and never in text fields.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { BoardKey, TableSentences } from '../i18n/table_sentences';
import type { Stage } from './stage';

const keyNames: Readonly<Record<BoardKey, string>> = {
  arrows: '← ↑ ↓ →',
  enter: 'Enter',
  u: 'u',
  r: 'r',
  h: 'h',
  m: 'm',
  n: 'n',
};

/** The action of a letter; the board handles all other keys. */
export type LetterActs = Readonly<Record<Exclude<BoardKey, 'arrows' | 'enter'>, () => void>>;

export function lettersOf(stage: Stage): LetterActs {
  const { table } = stage;
  return {
    u: () => table.stepBy(-1),
    r: () => table.stepBy(1),
    h: () => stage.chooseNextLevel(),
    m: () => stage.announceWinningMoves(),
    n: () => table.restart(),
  };
}

export function actOnKey(event: KeyboardEvent, acts: Partial<LetterActs>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  const act = Object.entries(acts).find(([key]) => key === event.key)?.[1];
  if (!act) return;
  event.preventDefault();
  act();
}

export function keyHelp({ keys, keyHelp: helps }: TableSentences): TemplateResult {
  return html`<details class="keys">
    <summary>${keys}</summary>
    <dl>
      ${(Object.keys(keyNames) as BoardKey[]).map(
        (key) =>
          html`<div>
            <dt><kbd>${keyNames[key]}</kbd></dt>
            <dd>${helps[key]}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}
