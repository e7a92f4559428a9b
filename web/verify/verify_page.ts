// The page "Check it yourself": a list of topics, each with a button that compares the solver with the second opinion.
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { labelled } from '../i18n/format';
import { formatMilliseconds } from '../i18n/measured';
import type { FrameSentences } from '../i18n/frame_sentences';
import { say } from '../i18n/language';
import { FramedPage } from '../kit/framed_page';
import { errorIcon, tickIcon } from '../kit/icons';
import { chessRows } from '../games/chess_rows/sentences';
import { misereNim } from '../games/misere_nim/sentences';
import { numberGame } from '../games/number_game/sentences';
import { wythoff } from '../games/wythoff/sentences';
import { Checks } from './checks';
import type { Company, State } from './checks';
import type { Disagreement } from './compare';
import { hashOf, moduleNames } from './hashes';
import type { ModuleName } from './hashes';
import { verifySentences } from './sentences';
import type { VerifySentences } from './sentences_en';
import { SpeedRun } from './speed_run';
import { verifyStyles } from './styles';
import { topics } from './topics';
import type { Topic } from './topics';

/** A core compares with a solver of its own, which may need hundreds of megabytes. */
const cores = Math.min(navigator.hardwareConcurrency, 4);
const games = [numberGame, chessRows, wythoff, misereNim];

export class VerifyPage extends FramedPage {
  static override properties = {
    announcement: { state: true },
    hashes: { state: true },
  };

  start!: () => Company;
  declare private announcement: string;
  /** null: it cannot be known. */
  declare private hashes: Partial<Record<ModuleName, string | null>>;

  readonly #checks = new Checks(
    topics,
    () => this.start(),
    (topic, state) => this.#changed(topic, state),
    cores,
  );

  readonly #speed = new SpeedRun(
    () => this.start(),
    () => this.requestUpdate(),
  );

  constructor() {
    super();
    this.announcement = '';
    this.hashes = {};
  }

  get #words(): VerifySentences {
    return verifySentences[this.language];
  }

  protected override get frameWords(): FrameSentences {
    return this.#words.frame;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const name of moduleNames) {
      const keep = (hash: string | null): void =>
        void (this.hashes = { ...this.hashes, [name]: hash });
      hashOf(name).then(keep, () => keep(null));
    }
  }

  #changed(topic: Topic, state: State | undefined): void {
    if (state && state.kind !== 'waiting' && state.kind !== 'running') {
      const [name] = this.#words.topics[topic.id];
      this.announcement = labelled(name, this.#resultText(topic, state), this.language);
    }
    this.requestUpdate();
  }

  // --- Drawing -----------------------------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const words = this.#words;
    document.documentElement.lang = this.language;
    document.title = `${words.title} · Impartial`;
    return html`
      <slot name="header"></slot>
      <main>
        <h1>${words.title}</h1>
        <p class="lead">${words.lead}</p>
        <p>${words.howTo}</p>
        ${this.#total()}
        ${games.map(({ id, name }) =>
          this.#group(
            say(name, this.language),
            topics.filter(({ game, table }) => game === id && !table),
          ),
        )}
        ${this.#group(
          words.beyond,
          topics.filter(({ table }) => table),
        )}
        <h2>${words.limitsTitle}</h2>
        <ul class="limits">
          ${words.limits.map((limit) => html`<li>${limit}</li>`)}
        </ul>
        ${this.#speed.draw(games, words, this.language)}
        <h2>${words.buildTitle}</h2>
        <p>${words.build(this.site.build ?? '')}</p>
        <dl class="modules">${moduleNames.map((name) => this.#module(name))}</dl>
      </main>
      <slot name="footer"></slot>
      <p class="visually-hidden" role="status">${this.announcement}</p>
    `;
  }

  /** The button for all topics, and what all of them have found. */
  #total(): TemplateResult {
    const words = this.#words;
    const states = topics.map((topic) => this.#checks.stateOf(topic));
    const compared = states.reduce((sum, state) => sum + comparedIn(state), 0);
    const total = topics.reduce((sum, topic) => sum + topic.total, 0);
    const share = states.reduce(
      (sum, state, index) => sum + comparedIn(state) / (topics[index]?.total ?? 1),
      0,
    );
    const differing = states.filter((state) => state?.kind === 'differ').length;
    const verdict =
      differing > 0
        ? html`<span class="differ"
            >${errorIcon} ${words.disagreements(this.#number(differing))}</span
          >`
        : compared > 0
          ? html`<span class="agree"
              >${tickIcon} ${compared < total ? words.agreeSoFar : words.allAgree}</span
            >`
          : nothing;
    return html`<div class="total">
      <button class="button check-all" type="button" @click=${() => this.#checks.toggleAll()}>
        ${this.#checks.isAnyBusy ? words.stopAll : words.checkAll}
      </button>
      <p>${words.total(this.#number(compared), this.#number(total))} ${verdict}</p>
      <progress max=${topics.length} .value=${share} aria-label=${words.title}></progress>
    </div>`;
  }

  #group(name: string, of: readonly Topic[]): TemplateResult {
    return html`<section>
      <h2>${name}</h2>
      <ul class="topics">
        ${of.map((topic) => this.#topic(topic))}
      </ul>
    </section>`;
  }

  /** The button stays the same element, because it may have the focus. */
  #topic(topic: Topic): TemplateResult {
    const words = this.#words;
    const [name, roads] = words.topics[topic.id];
    const state = this.#checks.stateOf(topic);
    const label = this.#checks.isBusy(topic) ? words.stop : state ? words.again : words.check;
    return html`<li id=${topic.id}>
      <div class="what">
        <h3>${name}</h3>
        <p class="soft">${roads}</p>
      </div>
      <div class="run">
        <button class="button" type="button" @click=${() => this.#checks.toggle(topic)}>
          ${label}<span class="visually-hidden"> ${name}</span>
        </button>
        ${this.#state(topic, state)}
      </div>
      ${state?.kind === 'differ' ? this.#disagreement(topic, state.first) : nothing}
    </li>`;
  }

  #state(topic: Topic, state: State | undefined): TemplateResult {
    const words = this.#words;
    const total = this.#number(topic.total);
    if (!state) return html`<p class="soft">${words.positions(total)}</p>`;
    switch (state.kind) {
      case 'waiting':
        return html`<p class="soft">${words.waiting}</p>`;
      case 'running':
        return html`<p class="soft">
          ${words.progress(this.#number(state.compared), total)}
          <progress
            max=${topic.total}
            .value=${state.compared}
            aria-label=${words.topics[topic.id][0]}
          ></progress>
        </p>`;
      case 'stopped':
        return html`<p class="soft">${this.#resultText(topic, state)}</p>`;
      case 'agree':
        return html`<p class="agree">${tickIcon} ${this.#resultText(topic, state)}</p>`;
      default:
        return html`<p class="differ">${errorIcon} ${this.#resultText(topic, state)}</p>`;
    }
  }

  #resultText(
    topic: Topic,
    state: Exclude<State, { readonly kind: 'waiting' | 'running' }>,
  ): string {
    const words = this.#words;
    if (state.kind === 'failed') return words.failed(state.reason);
    const compared = this.#number(state.compared);
    if (state.kind === 'differ') return words.differ(compared);
    return state.kind === 'agree'
      ? words.agree(compared, formatMilliseconds(state.milliseconds, this.language))
      : words.stopped(compared, this.#number(topic.total));
  }

  #disagreement({ game }: Topic, { position, solver, second }: Disagreement): TemplateResult {
    const words = this.#words;
    const query = new URLSearchParams({ position }).toString();
    return html`<dl class="disagreement">
      <dt>${words.position}</dt>
      <dd><a href="../index.html#/v1/${game}?${query}">${position || words.nothingLeft}</a></dd>
      <dt>${words.solver}</dt>
      <dd>${solver || words.nothing}</dd>
      <dt>${words.second}</dt>
      <dd>${second || words.nothing}</dd>
    </dl>`;
  }

  #module(name: ModuleName): TemplateResult {
    const hash = this.hashes[name];
    return html`<div>
      <dt>${this.#words.modules[name]}</dt>
      <dd>
        ${hash === null ? this.#words.noHash : html`<code translate="no">${hash ?? '…'}</code>`}
      </dd>
    </div>`;
  }

  #number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  static override styles = [...super.styles, verifyStyles];
}

function comparedIn(state: State | undefined): number {
  return state && 'compared' in state ? state.compared : 0;
}
