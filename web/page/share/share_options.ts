// Where a board is shared, and how it is shown there.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { languageNames, languages } from '../../i18n/language';
import type { Language } from '../../i18n/language';
import { boardModes } from '../../kit/board/attributes';
import type { BoardMode } from '../../kit/board/attributes';
import { pinned } from '../../kit/pinned';
import { placeWords } from '../../kit/places/place_words';
import { formOf, placeGroups, placeIds } from '../../kit/places/places';
import type { PlaceGroup, PlaceId } from '../../kit/places/places';
import { select } from '../../kit/select';
import { boardThemes, pins } from './shared_board';
import type { BoardTheme, Pin } from './shared_board';
import type { ShareSentences } from './share_sentences_en';

/** The language is that of the page around the board. */
export const surrounding = 'surrounding';

export interface ShareChoices {
  readonly place: PlaceId;
  readonly mode: BoardMode;
  readonly spoken: Language | typeof surrounding;
  readonly theme: BoardTheme;
  readonly pin: Pin;
}

type Choose = (chosen: Partial<ShareChoices>) => void;

export function placeChoice(
  chosen: PlaceId,
  language: Language,
  sentences: ShareSentences,
  choose: Choose,
): TemplateResult {
  const { groups, names } = placeWords[language];
  const onChange = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    choose({ place: placeIds.find((each) => each === value) ?? chosen, pin: 'newest' });
  };
  return html`<label class="where">
    ${sentences.place}
    <select class="place" @change=${onChange}>
      ${(Object.keys(placeGroups) as PlaceGroup[]).map(
        (group) =>
          html`<optgroup label=${groups[group]}>
            ${placeGroups[group].map(
              (id: PlaceId) =>
                html`<option value=${id} .selected=${id === chosen}>${names[id]}</option>`,
            )}
          </optgroup>`,
      )}
    </select>
  </label>`;
}

/** `pinsHere`: the ways in which the place can name the files of Impartial. */
export function shareOptions(
  { place, mode, spoken, theme, pin }: ShareChoices,
  pinsHere: readonly Pin[],
  sentences: ShareSentences,
  choose: Choose,
): TemplateResult {
  const form = formOf(place);
  const { version = '' } = pinned;
  const showsAnswers = mode === 'analyse' || mode === 'static';
  return html`<div class="options">
    ${
      form === 'picture'
        ? choice(
            sentences.answers,
            ['analyse', 'quiz'] as const,
            { analyse: sentences.answersShown, quiz: sentences.answersHidden },
            showsAnswers ? 'analyse' : 'quiz',
            (chosen) => choose({ mode: chosen }),
          )
        : choice(sentences.mode, boardModes, sentences.modes, mode, (chosen) =>
            choose({ mode: chosen }),
          )
    }
    ${choice(
      sentences.language,
      [surrounding, ...languages] as const,
      { [surrounding]: sentences.surrounding, ...languageNames },
      spoken,
      (chosen) => choose({ spoken: chosen }),
    )}
    ${
      form === 'link' || form === 'picture'
        ? nothing
        : choice(sentences.theme, boardThemes, sentences.themes, theme, (chosen) =>
            choose({ theme: chosen }),
          )
    }
    ${
      pinsHere.length === 0
        ? nothing
        : choice(
            sentences.version,
            pinsHere,
            Object.fromEntries(
              pins.map((each) => [each, sentences.versions(each, version)]),
            ) as Record<Pin, string>,
            pin,
            (chosen) => choose({ pin: chosen }),
          )
    }
  </div>`;
}

function choice<T extends string>(
  label: string,
  values: readonly T[],
  names: Readonly<Record<T, string>>,
  chosen: T,
  onChoose: (value: T) => void,
): TemplateResult {
  const nameOf = (value: T): string => names[value];
  return html`<label>${label} ${select({ values, nameOf, chosen, onChoose })}</label>`;
}
