// A game on the table: the line, the players and the hint level. This file has no words and draws nothing: narration.ts
// has the words, and stage.ts shows the table.
import { EngineFailure, otherGame } from '../engine/engine';
import type { Engine, FailureStage } from '../engine/engine';
import type { Analysis, GameId, Notice, Remoteness } from '../engine/types';
import { assign } from '../kit/assign';
import { withSlowNotice, withWords } from '../kit/loading';
import { measure } from '../play/measure';
import { Newest } from '../play/newest';
import { Playthrough } from '../play/playthrough';
import { randomFrom } from '../play/random';
import { isOpponentToMove, seatAt, stepFrom } from '../play/seats';
import type { Mode, Seat, Seats } from '../play/seats';
import type { BoardAddress } from './board_address';
import type { BoardUse } from '../kit/board/board';
import type * as ReasonSentences from './reason_sentences';
import { tells } from '../play/hint_level';
import type { HintLevel } from '../play/hint_level';
import type { Standing } from './verdict';

/** Long enough for the reader to see the own move before the answer. */
const answerAfterMs = 450;
/** Long enough to see which move the opponent is about to make. */
const announcedMs = 220;
/** Long enough for clicks that follow each other: the solver answers one request at a time. */
const measureAfterMs = 600;

const defaultSeats: Seats = { mode: 'analyse', opponent: 'perfect', first: 'you' };
export const defaultLevels: Readonly<Record<Mode, HintLevel>> = {
  analyse: 'outcomes',
  play: 'none',
};

/**
 * A change of a table. state: something that is drawn. step: a step of the line by anyone. level: the hint level was
 * set, perhaps to the same one; chosen: by the reader. trouble: a request failed or was refused; the state has the
 * details. turn: the reader asked for a move, but it is the opponent's turn.
 */
export type TableChange = 'state' | 'step' | 'level' | 'chosen' | 'trouble' | 'turn';

interface State {
  seats: Seats;
  level: HintLevel;
  use: BoardUse;
  /** The move that the opponent is about to make. */
  announced: string | undefined;
  /** A short search of the position is under way: what it may find is not yet called unknown. */
  isSought: boolean;
  /** How long the game can last from here, once that is known. */
  remoteness: Remoteness | undefined;
  /** Why the requested position is not shown. */
  refused: Notice | undefined;
  /** Why a move was not made. */
  refusedMove: Notice | undefined;
  failure: EngineFailure | undefined;
}

export class Table {
  /** The words of the opponent, once it has moved. */
  reasons: typeof ReasonSentences.reasonSentences | undefined;
  /** For opponents and random positions. */
  readonly random = randomFrom(Math.random() * 2 ** 32);
  readonly #onChange: (change: TableChange) => void;
  #playthrough: Playthrough | undefined;
  readonly #begins = new Newest();
  #opponentTimer = 0;
  #measureTimer: ReturnType<typeof setTimeout> | undefined;
  #thinking: AbortController | undefined;
  #state: State = {
    seats: defaultSeats,
    level: defaultLevels.analyse,
    use: 'play',
    announced: undefined,
    isSought: false,
    remoteness: undefined,
    refused: undefined,
    refusedMove: undefined,
    failure: undefined,
  };

  constructor(onChange: (change: TableChange) => void) {
    this.#onChange = onChange;
  }

  get state(): Readonly<State> {
    return this.#state;
  }

  set(state: Partial<State>): void {
    assign(this.#state, state);
    this.#onChange('state');
  }

  get playthrough(): Playthrough | undefined {
    return this.#playthrough;
  }

  get analysis(): Analysis | undefined {
    return this.#playthrough?.analysis;
  }

  // --- Addresses -------------------------------------------------------------------------------------------------

  /** Sets players and hint level from an address. Running requests are dropped. */
  applyAddress({ mode, opponent, first, hints }: BoardAddress): void {
    this.#leave();
    const seats: Seats = {
      mode: mode ?? defaultSeats.mode,
      opponent: opponent ?? defaultSeats.opponent,
      first: first ?? defaultSeats.first,
    };
    this.set({ seats, use: 'play', refused: undefined });
    this.setLevel(hints ?? defaultLevels[seats.mode]);
  }

  /**
   * Opens another line, or `instead` if its position is refused. Returns the notice of the refusal; undefined if
   * another line was begun meanwhile. A refused move is reported, and the moves after it are left out.
   */
  async begin(
    engine: Engine,
    game: GameId,
    { position, moves, at }: BoardAddress,
    example: string,
    instead?: string,
  ): Promise<Notice | undefined> {
    const isNewest = this.#begins.begin();
    const playthrough: Playthrough = new Playthrough(engine, game, () => {
      if (!isNewest()) return;
      this.#playthrough = playthrough;
      this.moved();
    });
    // The line before stays on the table until there is another one, and with it the focus on the board.
    if (this.#playthrough?.game !== game) this.#playthrough = playthrough;
    let refused: Notice | undefined;
    await this.act(async () => {
      // This may load a module of the solver.
      const opened = withSlowNotice(playthrough.open(position ?? example, moves, at));
      const notice = await opened.catch((error: unknown) => {
        // The line on the table no longer reports its moves.
        if (isNewest()) this.#playthrough = playthrough;
        throw error;
      });
      if (notice && isNewest()) {
        this.#playthrough = playthrough;
        // Whoever asked will open the game that has the position.
        if (instead !== undefined && !otherGame(notice)) await playthrough.open(instead);
        refused = notice;
      }
      return notice;
    });
    const { dropped } = playthrough;
    if (dropped && isNewest()) {
      this.set({ refusedMove: dropped });
      this.#onChange('trouble');
    }
    return refused;
  }

  /** Clears the table. */
  clear(): void {
    this.#begins.begin();
    this.#leave();
    this.#playthrough = undefined;
  }

  /** Cancels the opponent's answer. */
  pause(): void {
    clearTimeout(this.#opponentTimer);
    clearTimeout(this.#measureTimer);
    this.#thinking?.abort();
    this.#opponentTimer = 0;
    this.#thinking = undefined;
    if (this.#state.announced !== undefined) this.set({ announced: undefined });
  }

  #leave(): void {
    this.pause();
    this.#playthrough?.stop();
  }

  /** `example`: the default position, which the address omits. */
  address(example: string | undefined): BoardAddress {
    const line = this.#playthrough?.line;
    if (!line) return {};
    const { seats, level } = this.#state;
    const { mode, opponent, first } = seats;
    const playing = mode === 'play';
    return {
      // Without the start, another example would change the meaning of the moves.
      ...((line.start !== example || line.steps.length > 0) && { position: line.start }),
      ...(line.steps.length > 0 && { moves: line.steps.map(({ move }) => move) }),
      ...(line.at < line.steps.length && { at: line.at }),
      ...(playing && { mode }),
      ...(playing && opponent !== defaultSeats.opponent && { opponent }),
      ...(playing && opponent !== 'person' && first !== defaultSeats.first && { first }),
      ...(level !== defaultLevels[mode] && { hints: level }),
    };
  }

  // --- Actions ---------------------------------------------------------------------------------------------------

  /** Runs a request that ends in a new position or in a notice. `of`: the part of the request that can be refused. */
  async act(
    action: () => Promise<Notice | undefined> | undefined,
    of: 'position' | 'move' = 'position',
  ): Promise<boolean> {
    this.set({ failure: undefined });
    try {
      const notice = await action();
      const isMove = of === 'move';
      this.set({ refused: isMove ? undefined : notice, refusedMove: isMove ? notice : undefined });
      if (notice) this.#onChange('trouble');
      return notice === undefined;
    } catch (error) {
      // One of the solver says so itself.
      this.fail('load', error);
      return false;
    }
  }

  fail(stage: FailureStage, error: unknown): void {
    this.set({ failure: EngineFailure.of(stage, error) });
    this.#onChange('trouble');
  }

  /** `replaces`: corrects the position that was opened last, which undo then skips. */
  async open(position: string, replaces = false): Promise<boolean> {
    return this.act(() => this.#playthrough?.open(position, [], 0, replaces));
  }

  /** Resolves to whether the move was made. */
  async play(move: string): Promise<boolean> {
    if (this.seat(this.#playthrough?.line?.at ?? 0) === 'opponent') {
      this.#onChange('turn');
      this.resume();
      return false;
    }
    return this.act(() => this.#playthrough?.play(move), 'move');
  }

  /** The position after a move becomes the start of a new line. */
  async setUpAfter(move: string): Promise<void> {
    await this.act(() => this.#playthrough?.openAfter(move), 'move');
  }

  /** Called after every step of the line by anyone, and when the opponent may be to move. */
  moved(): void {
    const { line, analysis } = this.#playthrough ?? {};
    if (!line || !analysis) return;
    this.set({
      refused: undefined,
      refusedMove: undefined,
      failure: undefined,
      remoteness: undefined,
    });
    this.#onChange('step');
    this.pause();
    this.resume();
    this.#measureSoon();
  }

  /** Lets the opponent move if it is to move, unless it does so already. */
  resume(): void {
    const { line, isOver } = this.#playthrough ?? {};
    const { seats, use } = this.#state;
    if (!line || isOver || use !== 'play' || !isOpponentToMove(seats, line)) return;
    if (this.#opponentTimer !== 0 || this.#thinking) return;
    this.#opponentTimer = window.setTimeout(() => {
      this.#opponentTimer = 0;
      void this.#answer();
    }, answerAfterMs);
  }

  /** Whether the game has begun and how long it can last may be shown. */
  get tellsLength(): boolean {
    const { line, isOver } = this.#playthrough ?? {};
    const begun = line?.steps.length !== 0 || this.#state.seats.mode === 'play';
    return begun && !isOver && this.tellsOutcomes;
  }

  #measureSoon(): void {
    clearTimeout(this.#measureTimer);
    if (!this.tellsLength) return;
    this.#measureTimer = setTimeout(() => {
      // The page is complete without the length.
      void this.#measure().catch(() => {});
    }, measureAfterMs);
  }

  async #answer(): Promise<void> {
    const playthrough = this.#playthrough;
    const { opponent } = this.#state.seats;
    if (!playthrough || opponent === 'person') return;
    const thinking = (this.#thinking = new AbortController());
    const { signal } = thinking;
    const load = () => Promise.all([import('../play/answer'), import('./reason_sentences')]);
    await this.act(async () => {
      // If it cannot be loaded, the page says so, and the reader's next click tries again.
      const loaded = await withWords(load).catch(() => undefined);
      if (!loaded) return undefined;
      const [{ findAnswer }, { reasonSentences }] = loaded;
      this.reasons = reasonSentences;
      const found = await findAnswer(playthrough, opponent, this.random, signal);
      if (found && !signal.aborted && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        this.set({ announced: found.move });
        await new Promise((resolve) => setTimeout(resolve, announcedMs));
      }
      return found && !signal.aborted ? playthrough.play(found.move, found.reason) : undefined;
    });
    if (this.#thinking === thinking) this.#thinking = undefined;
  }

  async #measure(): Promise<void> {
    const playthrough = this.#playthrough;
    const position = this.analysis?.position;
    const remoteness = playthrough && (await measure(playthrough));
    if (position === this.analysis?.position) this.set({ remoteness });
  }

  /** Analyses the line again after a search has found more. */
  async renew(): Promise<void> {
    await this.#playthrough?.renew();
    this.#onChange('state');
  }

  goTo(count: number): void {
    this.#playthrough?.goTo(count);
  }

  /** Returns a promise if the step is one to another line. */
  stepBy(step: 1 | -1): unknown {
    return this.stepTo(step)?.();
  }

  /** Steps to the reader's previous or next turn; from an end of the line to the line before or after it. */
  stepTo(step: 1 | -1): (() => unknown) | undefined {
    const line = this.#playthrough?.line;
    const count = line && stepFrom(this.#state.seats, line, step);
    if (count !== undefined) return () => this.goTo(count);
    const other = this.#playthrough?.otherLine(step);
    return other && (() => this.act(other));
  }

  setMode(mode: Mode): void {
    this.set({ seats: { ...this.#state.seats, mode }, use: 'play' });
    this.setLevel(defaultLevels[mode]);
    const line = this.#playthrough?.line;
    if (!line) return;
    // A game begins at the current position; an analysis continues the game that was played.
    if (mode === 'play' && line.steps.length > 0) {
      void this.open(this.analysis?.position ?? line.start);
    } else this.moved();
  }

  setSeats(seats: Partial<Seats>): void {
    const restarts = seats.first !== undefined;
    this.set({ seats: { ...this.#state.seats, ...seats } });
    if (restarts) this.restart();
    else this.moved();
  }

  restart(): void {
    const start = this.#playthrough?.line?.start;
    if (start === undefined) return;
    // A game is restarted; an analysis keeps its moves, to step through them.
    if (this.#state.seats.mode === 'play') void this.open(start);
    else this.goTo(0);
  }

  setLevel(level: HintLevel): void {
    this.set({ level });
    this.#onChange('level');
    this.#measureSoon();
  }

  /** Sets the hint level at the reader's request. */
  chooseLevel(level: HintLevel): void {
    this.setLevel(level);
    this.#onChange('chosen');
  }

  // --- Players and outcomes --------------------------------------------------------------------------------------

  /** The player who moves after `count` moves. */
  seat(count: number): Seat {
    return seatAt(this.#state.seats, count);
  }

  get standing(): Standing | undefined {
    const { line, analysis } = this.#playthrough ?? {};
    if (!line || !analysis) return undefined;
    const { level, seats } = this.#state;
    return {
      analysis,
      level,
      seat: seats.mode === 'analyse' && line.at === 0 ? 'you' : this.seat(line.at),
      other: this.seat(line.at + 1),
      played: seats.mode === 'play',
    };
  }

  /** Whether the outcomes of the line's positions may be shown; at the end of a game they may. */
  get tellsOutcomes(): boolean {
    return tells(this.#state.level, 'outcomes') || (this.#playthrough?.isOver ?? false);
  }
}
