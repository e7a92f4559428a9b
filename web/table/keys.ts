// The keys of a board: letters work only while the board has the focus (WCAG 2.1.4), and never in text fields. Two of the
// page's (../page/board/page_keys.ts) work without a focus too.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Language } from '../i18n/language';
import type { TableSentences } from '../i18n/table_sentences';
import type { BoardKey } from './key_sentences_en';
import type { LazyPart } from '../kit/lazy_part';
import type * as keyList from './key_list';
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

const fields = 'input, select, textarea';

export function actOnKey(
  event: KeyboardEvent,
  acts: Readonly<Record<string, (() => void) | undefined>>,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const [target] = event.composedPath();
  if (target instanceof HTMLElement && (target.isContentEditable || target.matches(fields))) return;
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** The help opens with its code, which `part` loads. `more`: the letters of the surroundings, and what they open. */
export function keyHelp(
  part: LazyPart<typeof keyList>,
  sentences: TableSentences,
  language: Language,
  more: Readonly<Record<string, string>> = {},
): TemplateResult {
  return html`<details class="keys" @toggle=${() => part.code}>
    <summary>${sentences.keys}</summary>
    ${part.loaded?.keyList(language, more) ?? nothing}
  </details>`;
}
