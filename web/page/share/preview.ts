// The board as it is going to look: the frame shows a fence and an element as they do themselves.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { frameAddress, sandbox, usualHeight } from '../../kit/places/forms';
import type { PlacedBoard } from '../../kit/places/forms';
import { formOf } from '../../kit/places/places';
import type { PlaceId } from '../../kit/places/places';
import type { ShareSentences } from './share_sentences_en';

/** The height of a window around the board, in CSS pixels; the styles have the width of its page. */
const usualWindow = 800;

/** `height`: undefined until the board in it has told it. */
export function preview(
  place: PlaceId,
  board: PlacedBoard,
  home: string,
  height: number | undefined,
  sentences: ShareSentences,
): TemplateResult | typeof nothing {
  const form = formOf(place);
  if (form === 'link' || form === 'picture') return nothing;
  const { attributes } = board;
  const shown = form === 'fence' ? ([...attributes, ['rule', 'line']] as const) : attributes;
  const told = height ?? usualHeight;
  // A frame is as high as its board. In a page, the board sees the whole window, and is drawn in its size.
  const window = form === 'frame' ? told : Math.max(told, usualWindow);
  return html`<figure>
    <figcaption>${sentences.preview}</figcaption>
    <div
      class="preview"
      tabindex="0"
      role="group"
      aria-label=${sentences.preview}
      .style=${`block-size: ${told + 2}px`}
    >
      <iframe
        title=${sentences.preview}
        src=${frameAddress({ attributes: shown }, home)}
        height=${window}
        sandbox=${sandbox}
      ></iframe>
    </div>
  </figure>`;
}

/** The height that the board in the frame tells; undefined: the message is another one. */
export function heightIn(
  { source, data }: MessageEvent<unknown>,
  frame: HTMLIFrameElement | null,
): number | undefined {
  if (!frame || source !== frame.contentWindow) return undefined;
  const { impartial, type, height } = Object(data) as Record<string, unknown>;
  return impartial === 1 && type === 'height' && typeof height === 'number' ? height : undefined;
}
