// The offers for the newest input: looks for damage in it when it is solved, and does what the reader takes.
import type { Complaint } from '../desk_state';
import { textOf } from '../desk_state';
import { outcomeOf } from '../desk_status';
import type { DeskStatus } from '../desk_status';
import { emit } from '../events';
import type { Solving } from '../solving';
import type { WorkingDesk } from '../working_desk';
import { saysOf } from './offer_list';
import { offersFor } from './offers';
import type { Offer } from './offers';
import { pasteSentences } from './paste_sentences';

export class Offering {
  offers: readonly Offer[] = [];
  /** The program that was taken last, until it runs. */
  toRun: string | undefined;
  readonly #host: WorkingDesk;
  readonly #solving: Solving;
  readonly #status: DeskStatus;
  /** The last input of each judge that is not somebody's output. */
  readonly #readInputs = new Map<string, string>();

  constructor(host: WorkingDesk, solving: Solving, status: DeskStatus) {
    this.#host = host;
    this.#solving = solving;
    this.#status = status;
  }

  /** Returns whether there are any for an input that is still the newest. */
  async find(): Promise<boolean> {
    const { engine, judge, words, language } = this.#host;
    const { current } = this.#solving;
    if (!current || typeof current.input !== 'string') {
      this.offers = [];
      return false;
    }
    const { input: from, solution } = current;
    const { game, dialect, info } = judge;
    const offers = await offersFor(engine, game, dialect, from, solution, info?.sample ?? '');
    if (this.#solving.current !== current) return false;
    this.offers = offers;
    this.#host.requestUpdate();
    const isInput = !offers.some(({ kind }) => kind === 'output' || kind === 'program');
    if (isInput) this.#readInputs.set(dialect, from);
    if (offers.length === 0) return false;
    const says = offers.map((offer) => saysOf(offer, language));
    this.#status.announce([outcomeOf(this.#solving, words), ...says].join(', '));
    return true;
  }

  /** What stands where the answers would. */
  get complaint(): Complaint | undefined {
    const [offer] = this.offers;
    if (!offer) return undefined;
    const { language } = this.#host;
    const take = {
      words: pasteSentences[language].take[offer.kind],
      take: () => this.take(offer),
    };
    return { words: saysOf(offer, language), offer: take };
  }

  take(offer: Offer): void {
    const { desk, judge, language } = this.#host;
    // More was typed meanwhile; other offers are on their way.
    if (offer.from !== textOf(desk, judge)) return;
    this.offers = [];
    this.#status.say(pasteSentences[language].taken);
    if (offer.kind === 'output' || offer.kind === 'program') {
      // The input that was there before comes back.
      const text = this.#readInputs.get(judge.dialect) ?? judge.info?.sample ?? '';
      emit(this.#host, 'typed', { text, offset: 0 });
      emit(this.#host, offer.kind, offer.from);
      if (offer.kind === 'program') this.toRun = offer.from;
      emit(this.#host, 'view', offer.kind === 'output' ? 'own' : 'program');
      // In a narrow window the board hides it.
      emit(this.#host, 'panel', 'text');
    } else if (offer.kind === 'dialect') {
      const { game, dialect } = offer;
      emit(this.#host, 'give', { dialect, text: offer.from });
      emit(this.#host, 'dialect', { game, dialect });
    } else emit(this.#host, 'typed', { text: offer.text, offset: 0 });
  }
}
