// The part of the solver that answers for positions, on the calling thread: all that a board asks.
import type { Expected } from './engine';
import {
  expected,
  opened,
  parseAnalysis,
  parseCertificate,
  parseGames,
  parsePicture,
  parseRemoteness,
  parseSearchReport,
} from './guard';
import type {
  PositionCalls,
  PositionsModule,
  SearchModule,
  SearchSession,
} from './impartial_module';
import { once } from './once';
import type {
  Analysis,
  Certificate,
  GameId,
  GameInfo,
  ModuleName,
  Remoteness,
  Reply,
  SearchReport,
} from './types';

/** How much of a search one call does. */
export interface Pace {
  /** After this time the solver is not asked again. */
  readonly ms: number;
  /** How many positions the solver visits before the time is looked at. */
  readonly positions: number;
}

/** Of a worker: short enough to be interrupted soon, long enough to be worth a message. */
const brisk: Pace = { ms: 60, positions: 5_000 };
/** Of a page's own thread, which a step holds for half a frame at most: 200 positions take less than 1 ms. */
export const gentle: Pace = { ms: 6, positions: 200 };
/** How long a call writes a certificate: a board without a worker must not stall its page. */
const writeMs = 5;
const writePositions = 20;

/** Loads the modules that answer for positions, each when it is first needed. */
export interface PositionModules {
  readonly positions: () => Promise<PositionsModule>;
  readonly search: () => Promise<SearchModule>;
  readonly rules: () => Promise<SearchModule>;
}

export class PositionEngine {
  readonly #modules: PositionModules;
  readonly #games: () => Promise<readonly GameInfo[]>;
  readonly #pace: Pace;
  /** The search of the last step, kept so that its position is read once. */
  #opened: { game: GameId; position: string; session: SearchSession } | undefined;

  constructor(modules: PositionModules, pace: Pace = brisk) {
    this.#pace = pace;
    this.#modules = {
      positions: once(modules.positions),
      search: once(modules.search),
      rules: once(modules.rules),
    };
    this.#games = once(async () => parseGames((await this.#modules.positions()).games()));
  }

  games(): Promise<readonly GameInfo[]> {
    return this.#games();
  }

  async analyse(game: GameId, position: string): Promise<Expected<Analysis>> {
    return expected(await this.#ask(game, (from) => from.analyse(game, position)), parseAnalysis);
  }

  async play(game: GameId, position: string, move: string): Promise<Expected<string>> {
    return expected(
      await this.#ask(game, (from) => from.play(game, position, move)),
      (text) => text,
    );
  }

  async after(game: GameId, position: string, move: string): Promise<Expected<Analysis>> {
    const next = await this.play(game, position, move);
    return next.ok ? this.analyse(game, next.value) : next;
  }

  async picture(game: GameId, position: string): Promise<Expected<unknown>> {
    return expected(await this.#ask(game, (from) => from.picture(game, position)), parsePicture);
  }

  async certificate(game: GameId, position: string): Promise<Expected<Certificate>> {
    const search = await this.#searched(game);
    const until = performance.now() + writeMs;
    for (;;) {
      const found = expected(search.certificate(game, position, writePositions), parseCertificate);
      const isWriting = found.ok && found.value.state === 'writing';
      if (!isWriting || performance.now() >= until) return found;
    }
  }

  async remoteness(game: GameId, position: string): Promise<Expected<Remoteness | null>> {
    return expected(
      await this.#ask(game, (from) => from.remoteness(game, position)),
      parseRemoteness,
    );
  }

  async step(game: GameId, position: string): Promise<Expected<SearchReport>> {
    const session = this.#open(await this.#searched(game), game, position);
    if (!session.ok) return session;
    const { ms, positions } = this.#pace;
    const until = performance.now() + ms;
    for (;;) {
      const value = parseSearchReport(session.value.step(positions));
      if (value.solved || performance.now() >= until) return { ok: true, value };
    }
  }

  #open(search: SearchModule, game: GameId, position: string): Expected<SearchSession> {
    if (this.#opened?.game === game && this.#opened.position === position) {
      return { ok: true, value: this.#opened.session };
    }
    const session = opened(search.open(game, position));
    if (session.ok) {
      this.#opened?.session.delete();
      this.#opened = { game, position, session: session.value };
    }
    return session;
  }

  async #searched(game: GameId): Promise<SearchModule> {
    const isTyped = moduleOf(await this.#games(), game) === 'rules';
    return isTyped ? this.#modules.rules() : this.#modules.search();
  }

  /** Each game is in one module. The positions module has the list, and refuses a game that is in none. */
  async #ask(game: GameId, question: (of: PositionCalls) => Reply): Promise<Reply> {
    return question(await this.#modules[moduleOf(await this.#games(), game)]());
  }
}

/** The module of a game: this rule stands here only. */
export function moduleOf(games: readonly GameInfo[], game: GameId): ModuleName {
  return games.find(({ id }) => id === game)?.module ?? 'positions';
}
