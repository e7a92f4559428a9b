// The offers under the input: what is the matter, and a button that puts it right.
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { dialectTexts } from '../../games/dialects';
import { say } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import type { Offer } from './offers';
import { pasteSentences } from './paste_sentences';

export function offerList(
  offers: readonly Offer[],
  language: Language,
  onTake: (offer: Offer) => void,
): TemplateResult | typeof nothing {
  if (offers.length === 0) return nothing;
  return html`<ul class="offers" aria-label=${pasteSentences[language].offers}>
    ${offers.map(
      (offer) =>
        html`<li>
          <p>${saysOf(offer, language)}</p>
          <button class="button take" type="button" @click=${() => onTake(offer)}>
            ${pasteSentences[language].take[offer.kind]}
          </button>
        </li>`,
    )}
  </ul>`;
}

export function saysOf(offer: Offer, language: Language): string {
  const words = pasteSentences[language];
  if (offer.kind === 'lines') return words.linesLost;
  if (offer.kind === 'sample') return words.isSample;
  if (offer.kind === 'output') return words.isOutput;
  if (offer.kind === 'program') return words.isProgram;
  if (offer.kind !== 'dialect') return words.found[offer.kind](offer.count);
  const name = dialectTexts[offer.game]?.[offer.dialect]?.name;
  return words.looksLike(name ? say(name, language) : offer.dialect);
}

export const offerListStyles = css`
  .offers {
    border-block-start: 1px solid var(--line);
  }
  .offers li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    padding: 8px 8px 8px 14px;
    font-size: 0.875rem;
  }
  .offers .take {
    max-inline-size: 100%;
    white-space: normal;
    text-align: start;
  }
`;
