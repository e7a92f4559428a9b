// What a reader seldom wants of a board, as a menu, and the list of the keys. Loaded when one of them is first opened.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { DialectId } from '../../engine/types';
import { copyText } from '../../kit/hand_over';
import { enterMenu, leaveMenu, menuItem, menuStyles, walkMenu } from '../../kit/menu';
import { returnFocus } from '../../kit/popover_focus';
import type { Language } from '../../i18n/language';
import type { Sentences } from '../../i18n/sentences';
import { keyList, styles as keyStyles } from '../../table/key_list';
import type { Stage } from '../../table/stage';
import type { Table } from '../../table/table';
import {
  addIcon,
  clearIcon,
  diceIcon,
  exerciseIcon,
  keysIcon,
  presentIcon,
  setUpIcon,
} from './menu_icons';
import { menuSentences } from './menu_sentences';
import { isCovered } from './over_page';

/** Adds a case to the judge's input; false if the input cannot take it. */
export type CaseTaker = (text: string) => Promise<boolean>;

interface Owner {
  readonly language: Language;
  readonly sentences: Sentences;
}

interface BoardMenu extends Owner {
  readonly dialect: DialectId | undefined;
  readonly addCase: CaseTaker;
}

export { isCovered };

/** For the button of the menu. */
export const opener = { onKey: enterMenu, onLeave: leaveMenu };

export interface Acts {
  readonly over: (view: 'exercise' | 'present') => void;
  readonly onKeys: () => void;
  /** For eyes and ears. */
  readonly tell: (words: string) => void;
}

export function boardMenu({ module, table }: Stage, owner: BoardMenu, acts: Acts): TemplateResult {
  const { language, sentences, dialect, addCase } = owner;
  const { analysis } = table;
  const words = menuSentences[language];
  const item = (name: string, icon: unknown, said: string, act: () => void, key?: string) =>
    menuItem({ name, icon, words: said, act, ...(key !== undefined && { key }) });
  const put = (position: string): void => void table.open(position);
  const text = analysis && dialect && module?.toCase(analysis, dialect);
  return html`<div class="acts" @keydown=${walkMenu} @focusout=${leaveMenu}>
    ${item('set-up', setUpIcon, words.setUp, () => setUp(table))}
    ${
      analysis && module
        ? html`${module.empty ? item('clear', clearIcon, words.clear, () => put(module.empty?.(analysis) ?? '')) : nothing}
          ${item('random', diceIcon, words.random, () => put(module.random(table.random)))}`
        : nothing
    }
    ${
      text === undefined
        ? nothing
        : item('add-case', addIcon, words.addToInput, () => {
            void addToInput(text, addCase, owner).then(acts.tell);
          })
    }
    ${item('exercise', exerciseIcon, words.exercise, () => acts.over('exercise'))}
    ${item('present', presentIcon, words.present, () => acts.over('present'), 'f')}
    ${item('list-keys', keysIcon, sentences.table.keys, acts.onKeys, '?')}
  </div>`;
}

/** Nobody answers while a position is set up. */
function setUp(table: Table): void {
  table.set({ use: table.state.use === 'setup' ? 'play' : 'setup' });
  table.moved();
}

/** While a position is set up: how, and the way back. */
export function setUpLine({ table, board }: Stage, language: Language): TemplateResult {
  const words = menuSentences[language];
  // The button goes, and with it the focus.
  const onBack = (): void => {
    board?.focus();
    setUp(table);
  };
  return html`<p class="setup-help">
    ${words.setUpHelp}
    <button class="button set-up" type="button" aria-pressed="true" @click=${onBack}>
      ${setUpIcon} ${words.setUp}
    </button>
  </p>`;
}

/** Resolves to what became of it. */
async function addToInput(
  text: string,
  addCase: CaseTaker,
  { language, sentences }: Owner,
): Promise<string> {
  const { addedToInput, caseCopied } = menuSentences[language];
  if (await addCase(text)) return addedToInput;
  return (await copyText(text)) ? caseCopied : sentences.copyFailed;
}

export function keysOfBoard({ language, sentences: { table } }: Owner): TemplateResult {
  const { present } = menuSentences[language];
  return html`<div
    id="keys"
    popover
    tabindex="-1"
    autofocus
    role="dialog"
    aria-label=${table.keys}
    @beforetoggle=${returnFocus}
  >
    <h2>${table.keys}</h2>
    ${keyList(language, { w: table.tabs.why, t: table.tabs.text, f: present, '?': table.keys })}
  </div>`;
}

export const styles = [
  menuStyles,
  ...keyStyles,
  css`
    .setup-help {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 4px 12px;
      padding: 0 20px 12px;
      font-size: 0.875rem;
      color: var(--ink-soft);
    }
    #acts {
      padding: 6px;
    }
    #keys {
      inline-size: 34rem;
      max-inline-size: calc(100vw - 16px);
      box-sizing: border-box;
      padding: 12px 20px;
      inset: 0;
      margin: auto;
      position-area: none;
    }
    #keys h2 {
      font-size: 0.875rem;
      font-weight: 650;
    }
  `,
];
