// The form in which the reader chooses how an input is made.
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { inputKinds } from '../../engine/words';
import { chevronIcon, sampleIcon } from '../../kit/icons';
import { select } from '../../kit/select';
import type { PracticeSentences } from './practice_sentences_en';
import { defaultRecipe } from './recipe';
import type { Recipe } from './recipe';

/** More cases make no better test, and the editor holds the text. */
const mostCases = 100_000;
const mostSeed = 2 ** 32 - 1;

interface RecipeForm {
  readonly recipe: Recipe;
  readonly words: PracticeSentences;
  readonly onChoose: (recipe: Recipe) => void;
  readonly onOtherSeed: () => void;
  readonly onGenerate: () => void;
}

export function recipeForm({
  recipe,
  words,
  onChoose,
  onOtherSeed,
  onGenerate,
}: RecipeForm): TemplateResult {
  const { kind, seed, cases } = recipe;
  const isDrawn = kind !== 'small' && kind !== 'sample';
  const choose = ({ currentTarget }: Event): void =>
    onChoose(recipeIn(currentTarget as HTMLFormElement));
  return html`<form
    @submit=${(event: Event) => {
      event.preventDefault();
      choose(event);
      onGenerate();
    }}
    @change=${choose}
  >
    <label for="kind">${words.kind}</label>
    <span class="select">
      ${select({
        id: 'kind',
        values: inputKinds,
        nameOf: (each) => words.kinds[each],
        chosen: kind,
        // The form hears it too.
        onChoose: () => {},
      })}
      ${chevronIcon}
    </span>
    <label for="seed">${words.seed}</label>
    <span class="fields">
      <input
        id="seed"
        type="number"
        min="0"
        max=${mostSeed}
        required
        .value=${String(seed)}
        ?disabled=${!isDrawn}
      />
      <button class="button" type="button" ?disabled=${!isDrawn} @click=${onOtherSeed}>
        ${words.anotherSeed}
      </button>
    </span>
    <label for="cases">${words.cases}</label>
    <input
      id="cases"
      type="number"
      min="1"
      max=${mostCases}
      placeholder=${words.asManyAsFit}
      .value=${cases === undefined ? '' : String(cases)}
      ?disabled=${kind === 'sample'}
    />
    <button class="button generate" type="submit">${sampleIcon} ${words.generate}</button>
  </form>`;
}

/** What the form says, as it is. */
function recipeIn(form: HTMLFormElement): Recipe {
  const chosen = form.querySelector('select')?.value;
  const numberIn = (id: string): number =>
    form.querySelector<HTMLInputElement>(`#${id}`)?.valueAsNumber ?? Number.NaN;
  const seed = numberIn('seed');
  const cases = numberIn('cases');
  return {
    kind: inputKinds.find((each) => each === chosen) ?? defaultRecipe.kind,
    seed: Number.isInteger(seed) ? seed : defaultRecipe.seed,
    ...(Number.isInteger(cases) && cases > 0 && { cases }),
  };
}
