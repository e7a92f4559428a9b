// The pane of the input: its buttons, the place of the editor or an opened file, and what was found in the text. It
// renders into the desk's root, so that ids work for the editor.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { EngineFailure, Solution } from '../../engine/engine';
import type { Language } from '../../i18n/language';
import { failureView } from '../call_views';
import { caseSentences } from '../cases/case_sentences';
import type { DeskWords } from '../desk_sentences_en';
import type { Unkept } from '../desk_state';
import { noticeList } from '../output/notice_list';
import { putBackBar } from '../own_head';
import { openedFile } from './opened_file';
import type { OpenedFile } from './opened_file';
import { offerList } from '../pastes/offer_list';
import type { Offer } from '../pastes/offers';

/** A call failed that is not the solving of the input. */
export interface Trouble {
  readonly failure: EngineFailure;
  readonly retry: () => void;
}

interface InputPane {
  readonly language: Language;
  readonly sentences: DeskWords;
  readonly opened: OpenedFile | undefined;
  /** Of the last input that was solved. */
  readonly solution: Solution | undefined;
  readonly offers: readonly Offer[];
  readonly trouble: Trouble | undefined;
  readonly isLinkDamaged: boolean;
  /** What is gone since the last visit. */
  readonly unkept: readonly Unkept[];
  /** A file is over the page. */
  readonly isDraggedOver: boolean;
  /** Undefined if no text was replaced. */
  readonly onPutBack: (() => void) | undefined;
  readonly onCloseFile: () => void;
  readonly onTake: (offer: Offer) => void;
  /** `index`: of the notice. */
  readonly onGoTo: (index: number) => void;
}

export function inputPane(pane: InputPane): TemplateResult {
  const { language, sentences, opened, isDraggedOver, onPutBack } = pane;
  return html`<section
    class="pane input ${isDraggedOver ? 'dragging' : ''}"
    aria-labelledby="input-title"
  >
    <div class="body">
      <div class="editor" ?hidden=${opened !== undefined}></div>
      ${opened ? openedFile(opened, sentences, language, pane.onCloseFile) : nothing}
      ${isDraggedOver ? html`<p class="drop-here">${sentences.dropHere}</p>` : nothing}
    </div>
    ${found(pane)} ${putBackBar(sentences, onPutBack)}
  </section>`;
}

function found(pane: InputPane): TemplateResult | typeof nothing {
  const { language, sentences, solution, offers, trouble } = pane;
  const words = caseSentences[language];
  const notices = solution?.notices ?? [];
  const told = [
    ...(pane.isLinkDamaged ? [words.damagedLink] : []),
    ...pane.unkept.map((each) => words.unkept[each]),
  ];
  if (offers.length === 0 && notices.length === 0 && !trouble && told.length === 0) return nothing;
  return html`<div class="found">
    ${told.map((each) => html`<p class="gone">${each}</p>`)}
    ${trouble ? failureView(trouble.failure, sentences, trouble.retry) : nothing}
    ${offerList(offers, language, pane.onTake)}
    ${noticeList({
      id: 'notice',
      notices,
      suppressed: solution?.suppressed,
      sentences,
      onGoTo: pane.onGoTo,
    })}
  </div>`;
}
