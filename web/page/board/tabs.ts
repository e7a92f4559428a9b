// The views of the page as tabs: in a narrow window all of them, in a wide one those beside the board.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Sentences } from '../../i18n/sentences';
import type { Tab } from '../../i18n/table_sentences';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Each tab labels its view, which has the id `panel-<tab>` in the same root. */
export function tabList(
  tabs: readonly Tab[],
  chosen: Tab,
  { table }: Sentences,
  onChoose: (tab: Tab) => void,
): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length] ?? chosen;
    onChoose(next);
    (event.currentTarget as Element).querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${table.views} @keydown=${onKey}>
    ${tabs.map(
      (tab) =>
        html`<button
          role="tab"
          type="button"
          id="tab-${tab}"
          aria-controls="panel-${tab}"
          aria-selected=${tab === chosen}
          tabindex=${tab === chosen ? 0 : -1}
          @click=${() => onChoose(tab)}
        >
          ${table.tabs[tab]}
        </button>`,
    )}
  </div>`;
}
