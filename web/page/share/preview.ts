// The board as it is going to look: the frame shows a fence and an element as they do themselves.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { frameAddress, sandbox, usualHeight } from '../../kit/places/forms';
import type { PlacedBoard } from '../../kit/places/forms';
import { formOf } from '../../kit/places/places';
import type { PlaceId } from '../../kit/places/places';
import type { ShareSentences } from './share_sentences_en';

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
  return html`<figure>
    <figcaption>${sentences.preview}</figcaption>
    <iframe
      title=${sentences.preview}
      src=${frameAddress(board, home)}
      height=${height ?? usualHeight}
      sandbox=${sandbox}
    ></iframe>
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
