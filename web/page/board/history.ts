// The moves so far, and a button that copies the game as text. Loaded with the first move.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Sentences } from '../../i18n/sentences';
import { copyText } from '../../kit/hand_over';
import { copyIcon } from '../../kit/icons';
import { historyList } from '../../table/history';
import { historyStyles } from '../../table/history_styles';
import type { Stage } from '../../table/stage';

export const styles = [historyStyles];

export function moveHistory(stage: Stage, sentences: Sentences): TemplateResult {
  return html`<div class="past">
    ${historyList(stage.table, stage.wording)}
    ${
      stage.module?.transcript
        ? html`<button
            class="button transcript"
            type="button"
            @click=${() => void copyTranscript(stage, sentences)}
          >
            ${copyIcon} ${sentences.table.copyTranscript}
          </button>`
        : nothing
    }
  </div>`;
}

async function copyTranscript(
  { announce, module, table }: Stage,
  { copied, copyFailed }: Sentences,
): Promise<void> {
  const { playthrough, state } = table;
  const line = playthrough?.line;
  if (!playthrough || !line) return;
  const analyses = [0, ...line.steps.map((_, index) => index + 1)].flatMap(
    (count) => playthrough.analysisAt(count) ?? [],
  );
  const moves = line.steps.map(({ move }) => move);
  const text = module?.transcript?.(analyses, moves, state.seats.first === 'you');
  if (text !== undefined) announce((await copyText(text)) ? copied : copyFailed);
}
