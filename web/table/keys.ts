// The keys of a board: letters work only while the board has the focus (WCAG 2.1.4), and never in text fields.
import { html } from 'lit';
import type { LitElement, TemplateResult } from 'lit';
import type { BoardKey, TableSentences } from '../i18n/table_sentences';
import { addStyles } from '../kit/add_styles';
import type { keyList } from './key_list';
import type { Stage } from './stage';

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

let list: typeof keyList | undefined;

/** `host`: draws it again when the list has come. */
export function keyHelp(sentences: TableSentences, host: LitElement): TemplateResult {
  return html`<details class="keys" @toggle=${() => void load(host)}>
    <summary>${sentences.keys}</summary>
    ${list?.(sentences)}
  </details>`;
}

/** If it cannot be loaded, the next click tries again. */
async function load(host: LitElement): Promise<void> {
  const loaded = await import('./key_list').catch(() => undefined);
  if (!loaded) return;
  list = loaded.keyList;
  addStyles(host.renderRoot, [loaded.keyStyles]);
  host.requestUpdate();
}
