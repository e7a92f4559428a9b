// The views of the page as tabs, if the window has room for only one of them.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Sentences } from '../i18n/sentences';
import type { Tab } from '../i18n/table_sentences';

const tabs: readonly Tab[] = ['board', 'why', 'text'];
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function tabList(
  chosen: Tab,
  { table }: Sentences,
  onChoose: (tab: Tab) => void,
): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length] ?? 'board';
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
          aria-controls=${tab === 'text' ? 'panel-text' : 'panel-board'}
          aria-selected=${tab === chosen}
          tabindex=${tab === chosen ? 0 : -1}
          @click=${() => onChoose(tab)}
        >
          ${table.tabs[tab]}
        </button>`,
    )}
  </div>`;
}

/** The panel of one or more tabs. `chosen`: undefined if all panels are shown, without tabs. */
export function tabPanel(
  of: readonly [Tab, ...Tab[]],
  chosen: Tab | undefined,
  content: TemplateResult,
): TemplateResult {
  const isNarrow = chosen !== undefined;
  const isShown = !isNarrow || of.includes(chosen);
  return html`<div
    class="panel ${of[0]}"
    id="panel-${of[0]}"
    role=${isNarrow ? 'tabpanel' : nothing}
    aria-labelledby=${isNarrow ? `tab-${isShown ? chosen : of[0]}` : nothing}
    ?hidden=${!isShown}
  >
    ${content}
  </div>`;
}
