// The fields of a sheet: what is to be drawn.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { gameNamed, registry } from '../games/registry';
import { say } from '../i18n/language';
import type { Language } from '../i18n/language';
import { select } from '../kit/select';
import type { SheetSentences } from './sentences_en';
import { largestSeed, levels, mostPositions, ruled, usualRule, whole } from './sheet_address';
import type { Asked } from './sheet_address';

export interface Fields {
  readonly asked: Asked;
  readonly words: SheetSentences;
  readonly language: Language;
  /** The rule means nothing. */
  readonly isRefused: boolean;
  readonly onAsk: (changes: Partial<Asked>) => void;
}

/** Easy to say in a class. */
const seedsDrawn = 1000;

export function fields(of: Fields): TemplateResult {
  const { asked, words, language, onAsk } = of;
  return html`<form @submit=${(event: Event) => event.preventDefault()}>
    <label
      >${words.game}
      ${select({
        values: registry.map(({ id }) => id),
        nameOf: (id) => say(gameNamed(id)?.name ?? id, language),
        chosen: asked.game,
        onChoose: (game) => onAsk({ game, rule: game === ruled ? usualRule : '' }),
      })}</label
    >
    ${asked.game === ruled ? ruleField(of) : nothing}
    <label
      >${words.level}
      ${select({
        values: levels,
        nameOf: (level) => words.levels[level],
        chosen: asked.level,
        onChoose: (level) => onAsk({ level }),
      })}</label
    >
    ${numberField(of, 'count', words.count, 1, mostPositions)}
    ${numberField(of, 'seed', words.seed, 0, largestSeed)}
    <button
      class="button"
      type="button"
      @click=${() => onAsk({ seed: Math.floor(Math.random() * seedsDrawn) })}
    >
      ${words.anotherSeed}
    </button>
  </form>`;
}

function ruleField({ asked, words, isRefused, onAsk }: Fields): TemplateResult {
  return html`<label class="rule"
      >${words.rule}
      <input
        class="field"
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${isRefused}
        .value=${asked.rule}
        @change=${({ target }: Event) => {
          const rule = (target as HTMLInputElement).value.trim();
          if (rule) onAsk({ rule });
        }}
      />
    </label>
    <a class="known" href="../learn/rules.html">${words.knownRules}</a>`;
}

function numberField(
  { asked, onAsk }: Fields,
  name: 'count' | 'seed',
  label: string,
  least: number,
  most: number,
): TemplateResult {
  return html`<label
    >${label}
    <input
      class="field ${name}"
      type="number"
      min=${least}
      max=${most}
      .value=${String(asked[name])}
      @change=${({ target }: Event) => {
        const field = target as HTMLInputElement;
        const value = whole(field.value, least, most) ?? asked[name];
        field.value = String(value);
        onAsk({ [name]: value });
      }}
    />
  </label>`;
}
