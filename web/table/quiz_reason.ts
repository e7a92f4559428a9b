// Why the move that the reader found wins: the reason in one sentence. Loaded with the
// first right answer, as are its styles, which are set as properties.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Analysis } from '../engine/types';
import type { Game } from '../games/registry';
import type { Language } from '../i18n/language';
import { markdownText } from './why/markdown_text';

/** `label`: the name of the reason. `move`: the winning move that was found last, if one was. */
export type Reason = (
  analysis: Analysis,
  language: Language,
  label: string,
  move?: string,
) => TemplateResult;

const frame =
  'margin: 0; padding: 12px 20px; border-block-start: 1px solid var(--line); font-size: 0.9375rem';

export async function loadReason(game: Game): Promise<Reason> {
  const { theoryModule } = await game.loadTheory();
  return (analysis, language, label, move) =>
    html`<p class="reason" role="group" aria-label=${label} .style=${frame}>
      ${markdownText(theoryModule.because(analysis, language, known(analysis, move)), (plain) => plain)}
    </p>`;
}

/** A theory need not know a winning move that only the reader's answer has shown. */
function known({ winning }: Analysis, move: string | undefined): string | undefined {
  return move !== undefined && winning.includes(move) ? move : undefined;
}
