// The theory of Sylver Coinage in a picture: the numbers in rows, and below them the map of the P-positions that a search
// has found.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { emit, on } from '../../kit/board/events';
import { fact } from '../../kit/board/facts';
import { Picture } from '../../kit/board/picture';
import { controls } from '../../kit/controls';
import { pictureStyles } from '../../kit/numbers/picture_styles';
import { theorySentences } from '../../kit/numbers/theory_sentences';
import { chosenNumbers, viewOf } from '../../kit/numbers/view';
import { numberRows, numberRowsStyles, rowWidth } from './number_rows';
import { PMap, readPMap } from './p_map';
import { ownSentences } from './theory_sentences';

export class SylverCoinagePicture extends Picture {
  static override styles = [controls, numberRowsStyles, pictureStyles];

  protected override render(): TemplateResult | typeof nothing {
    return this.analysis ? this.#drawn() : nothing;
  }

  #drawn(): TemplateResult {
    const { analysis, language, look } = this;
    const words = ownSentences[language].picture;
    const view = viewOf(analysis);
    const [gcd, largest] = ['gcd', 'frobenius_number'].map((key) => fact(analysis, key));
    const more = largest === undefined ? words.endless(gcd ?? '0') : words.goesOnTo(largest);
    const multiplicity = Number(fact(analysis, 'multiplicity') ?? 0);
    const width = rowWidth(multiplicity);
    const isTaken = multiplicity > 0 && width % multiplicity === 0;
    const map = readPMap(this.data);
    return html`
      <h3>${words.rows}</h3>
      <p>${words.rowsHint(width, isTaken)} ${view.above === 'open' ? more : nothing}</p>
      <div class="scroll" role="region" tabindex="0" aria-label=${words.rows}>
        ${numberRows(view, multiplicity, look, language)}
      </div>
      <dl>${this.#facts(chosenNumbers(view).join(', '))}</dl>
      ${
        map
          ? html`<impartial-p-map
              .entries=${map}
              .language=${language}
              ${on('why-position', (position) => emit(this, 'why-position', position))}
            ></impartial-p-map>`
          : nothing
      }
    `;
  }

  /** The numbers that the position has: with infinitely many gaps there is no largest gap. */
  #facts(chosen: string): unknown {
    const say = theorySentences[this.language];
    const words = ownSentences[this.language].picture;
    const facts = [
      ['multiplicity', say.multiplicity, say.multiplicityHint],
      ['gcd', words.gcd, words.gcdHint],
      ['frobenius_number', say.frobenius, say.frobeniusHint],
      ['semigroup_genus', say.genus, say.genusHint],
      ['symmetric', words.symmetric, words.symmetricHint],
      ['ender', words.ender, words.enderHint],
    ] as const;
    const isQuestion = (key: string): boolean => key === 'symmetric' || key === 'ender';
    return html`${this.#fact(say.generators, chosen || say.none, words.generatorsHint)}
    ${facts.map(([key, name, meaning]) => {
      const value = fact(this.analysis, key);
      // The empty set has no smallest number and no divisor.
      if (value === undefined || chosen === '') return nothing;
      const answer = value === '1' ? words.yes : words.no;
      return this.#fact(name, isQuestion(key) ? answer : value, meaning);
    })}`;
  }

  #fact(name: string, value: string | undefined, meaning: string): TemplateResult {
    return html`<div>
      <dt>${name}</dt>
      <dd><span class="value">${value}</span><span class="meaning">${meaning}</span></dd>
    </div>`;
  }
}

const map = 'impartial-p-map';
if (!customElements.get(map)) customElements.define(map, PMap);
