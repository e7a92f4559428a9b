// The tool bar of the page's table: what a reader wants often, and a menu with the rest.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { returnFocus } from '../../kit/popover_focus';
import type { Sentences } from '../../i18n/sentences';
import type { Table } from '../../table/table';
import { toolBar } from '../../table/tool_bar';

/** `menu`: what is in the menu; `onMenu`: it is about to open or to close. */
export function pageTools(
  table: Table,
  { table: sentences, more }: Sentences,
  menu: unknown,
  onMenu: () => void,
): TemplateResult {
  return toolBar(
    table,
    sentences,
    html`<button
        class="button more-acts"
        type="button"
        popovertarget="acts"
        aria-label=${more}
        title=${more}
      >
        ⋯
      </button>
      <div
        id="acts"
        popover
        @beforetoggle=${(event: ToggleEvent) => {
          returnFocus(event);
          onMenu();
        }}
      >
        ${menu}
      </div>`,
  );
}
