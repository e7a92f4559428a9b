// What the desk has to do for its state: it unpacks and packs the texts of links, reads files, finds cases and loads the
// panes. Each of these takes a while; its result is an event, unless the reader went on meanwhile.
import type { ReactiveController } from 'lit';
import { EngineFailure } from '../engine/engine';
import { unreadable } from '../engine/source';
import { withWords } from '../kit/loading';
import type { View } from './cases/case_sentences_en';
import { findCase } from './cases/find_case';
import { outputOf, ownTextOf } from './desk_state';
import type { Complaint, DeskState, Wanted } from './desk_state';
import { outcomeOf } from './desk_status';
import type { DeskStatus } from './desk_status';
import { emit } from './events';
import { readExcerpt, readSmallText } from './input/input_file';
import type { Trouble } from './input/input_pane';
import type { Marked } from './input/opened_file';
import { inBrief } from './output/answer_lines';
import { Offering } from './pastes/offering';
import { whyUnread } from './pastes/offers';
import type { ByteRange } from './byte_ranges';
import type { Solving } from './solving';
import { readTexts, writeTexts } from './text_links';
import type { Texts } from './text_links';
import type { WorkingDesk } from './working_desk';

interface Source extends Texts {
  readonly dialect: string;
}

const panes: Readonly<Record<View, () => Promise<unknown>>> = {
  judge: () => Promise.resolve(),
  own: () => import('./verdict/verdict_pane'),
  program: () => import('./program/program_pane'),
  practice: () => import('./practice/practice_pane'),
};

export class DeskWork implements ReactiveController {
  /** Why something could not be done. */
  trouble: Trouble | undefined;
  /** The last view whose pane is loaded. */
  view: View = 'judge';
  /** Once it is there, it stays: the program goes on while the reader looks elsewhere. */
  hasProgram = false;
  readonly offering: Offering;
  readonly #host: WorkingDesk;
  readonly #solving: Solving;
  readonly #status: DeskStatus;
  /** What is being done, so that it is not begun twice. */
  #linked: DeskState['linked'];
  #arriving: File | undefined;
  #wanted: Wanted | undefined;
  #view: View = 'judge';
  #shown: DeskState['shown'];
  #packing: Source | undefined;

  constructor(host: WorkingDesk, solving: Solving, status: DeskStatus) {
    this.#host = host;
    this.#solving = solving;
    this.#status = status;
    this.offering = new Offering(host, solving, status);
    host.addController(this);
  }

  hostUpdated(): void {
    const { desk, judge } = this.#host;
    // The link may name its judge by another name, which only the solver knows.
    if (judge.info && desk.linked !== this.#linked) void this.#unpack(desk.linked);
    if (desk.arriving !== this.#arriving) void this.#read(desk.arriving);
    if (desk.view !== this.#view) void this.show(desk.view);
    const { opened, shown } = desk;
    if (opened && shown && shown !== this.#shown) void this.excerpt(opened.file, shown, 'case');
    this.#shown = shown;
    if (!this.#solving.isSettled) return;
    if (desk.wanted !== this.#wanted) void this.#find(desk.wanted);
    if (!desk.packed && !desk.linked) void this.#pack();
  }

  /** The input is solved, or will not be. */
  settled(): void {
    this.#status.announce(outcomeOf(this.#solving, this.#host.words));
    this.#answer();
    void this.#offer();
  }

  async #offer(): Promise<void> {
    try {
      if (await this.offering.find()) this.#answer(this.offering.complaint);
    } catch (error) {
      this.#fail(EngineFailure.of('run', error), () => void this.#offer());
    }
  }

  #answer(complaint?: Complaint): void {
    const { solution } = this.#solving.current ?? {};
    if (!solution) return emit(this.#host, 'answered', undefined);
    const error = whyUnread(solution);
    const { words } = this.#host;
    emit(this.#host, 'answered', {
      ...inBrief(solution),
      complaint: complaint ?? (error && { words: words.notice(error), offer: undefined }),
      unread: error && solution.cases === 0 ? words.unread : undefined,
    });
  }

  /** The reader goes on, so an old trouble is none. */
  forget(): void {
    if (this.trouble) this.#tell(undefined);
  }

  #tell(trouble: Trouble | undefined): void {
    this.trouble = trouble;
    this.#host.requestUpdate();
  }

  #fail(failure: EngineFailure, retry: () => void): void {
    const again = (): void => {
      this.forget();
      retry();
    };
    this.#tell({ failure, retry: again });
    this.#status.say(this.#host.words.failures[failure.stage].title);
  }

  // --- Links -------------------------------------------------------------------------------------------------------

  async #unpack(linked: DeskState['linked']): Promise<void> {
    this.#linked = linked;
    if (!linked) return;
    const { engine, judge } = this.#host;
    try {
      const texts = await readTexts(engine, judge.dialect, linked);
      if (this.#host.desk.linked === linked) emit(this.#host, 'unpacked', texts);
    } catch (error) {
      this.#fail(EngineFailure.of('load', error), () => void this.#unpack(linked));
    }
  }

  /** What the link of the page can say about the texts. */
  get #source(): Source {
    const { desk, judge } = this.#host;
    // An output is worth nothing without its input.
    const output = desk.view === 'own' && !desk.opened ? outputOf(desk, judge) : '';
    return {
      dialect: judge.dialect,
      input: desk.opened ? undefined : ownTextOf(desk, judge),
      output: typeof output === 'string' ? output : '',
      program: desk.view === 'program' ? (desk.programs[judge.dialect] ?? '') : '',
      made: desk.made,
    };
  }

  async #pack(): Promise<void> {
    const source = this.#source;
    if (this.#packing && isSame(source, this.#packing)) return;
    this.#packing = source;
    const packed = await writeTexts(source);
    if (this.#packing === source) this.#packing = undefined;
    if (isSame(source, this.#source)) emit(this.#host, 'packed', packed);
  }

  // --- Files -------------------------------------------------------------------------------------------------------

  async #read(file: File | undefined): Promise<void> {
    this.#arriving = file;
    if (!file) return;
    this.forget();
    try {
      const text = await readSmallText(file);
      const excerpt = text === undefined ? await readExcerpt(file) : undefined;
      if (this.#host.desk.arriving !== file) return;
      if (excerpt) emit(this.#host, 'opened', { file, excerpt, of: 'notice' });
      else emit(this.#host, 'text', text ?? '');
    } catch (error) {
      this.#fail(unreadable(file, error), () => void this.#read(file));
    }
  }

  /** Shows the part of an opened file around a place. */
  async excerpt(file: File, { offset, length }: ByteRange, of: Marked): Promise<void> {
    try {
      const excerpt = await readExcerpt(file, offset, length);
      if (this.#host.desk.opened?.file === file) emit(this.#host, 'opened', { file, excerpt, of });
    } catch (error) {
      if (this.#host.desk.opened?.file !== file) return;
      this.#fail(unreadable(file, error), () => void this.excerpt(file, { offset, length }, of));
    }
  }

  // --- Cases -------------------------------------------------------------------------------------------------------

  async #find(wanted: Wanted | undefined): Promise<void> {
    this.#wanted = wanted;
    if (!wanted) return;
    this.forget();
    const solved = this.#solving.current;
    if (!solved) return emit(this.#host, 'no-case', { isFailed: false });
    try {
      const { engine, judge, language, words } = this.#host;
      const of = { engine, dialect: judge.dialect, sentences: words, language };
      const found = await findCase(of, solved.input, solved.solution, wanted);
      if (this.#host.desk.wanted !== wanted) return;
      if (typeof found === 'string') {
        if (!wanted.isUnasked) this.#status.say(found);
        emit(this.#host, 'no-case', { isFailed: false });
      } else emit(this.#host, 'show-case', { ...found, isUnasked: wanted.isUnasked ?? false });
    } catch (error) {
      if (this.#host.desk.wanted !== wanted) return;
      emit(this.#host, 'no-case', { isFailed: true });
      this.#fail(EngineFailure.of('run', error), () => emit(this.#host, 'pick-case', wanted));
    }
  }

  // --- Panes -------------------------------------------------------------------------------------------------------

  /** Resolves when the pane is there, or cannot be loaded. */
  async show(view: View): Promise<void> {
    this.#view = view;
    try {
      // It says in its own place that it could not be loaded.
      await withWords(panes[view], false);
      if (this.#view !== view) return;
      this.view = view;
      this.hasProgram ||= view === 'program';
      this.#tell(undefined);
    } catch (error) {
      if (this.#view !== view) return;
      this.#fail(EngineFailure.of('part', error), () => void this.show(view));
    }
  }
}

function isSame(one: Source, other: Source): boolean {
  return (
    one.dialect === other.dialect &&
    one.input === other.input &&
    one.output === other.output &&
    one.program === other.program &&
    one.made === other.made
  );
}
