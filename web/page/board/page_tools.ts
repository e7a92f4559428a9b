// The tool bar of the page's table.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Sentences } from '../../i18n/sentences';
import type { Stage } from '../../table/stage';
import { tool } from '../../table/step_tools';
import { exerciseIcon, presentIcon } from '../../table/table_icons';
import { toolBar } from '../../table/tool_bar';

export function pageTools(
  { module, table }: Stage,
  sentences: Sentences,
  over: (view: 'exercise' | 'present') => void,
): TemplateResult {
  const { analysis } = table;
  const empty = module?.empty;
  const put = (position: string): void => void table.open(position);
  return toolBar(table, sentences.table, {
    clear: empty && analysis && (() => put(empty(analysis))),
    random: module && (() => put(module.random(table.random))),
    // Nobody answers while a position is set up.
    onSetUp: () => {
      table.set({ use: table.state.use === 'setup' ? 'play' : 'setup' });
      table.moved();
    },
    end: html`<span class="group">
      ${tool('exercise', sentences.table.exercise, exerciseIcon, () => over('exercise'))}
      ${tool('present', sentences.table.present, presentIcon, () => over('present'))}
    </span>`,
  });
}
