// What is on the desk of judge text, as one value that is never changed, only replaced. No DOM, and nothing is loaded here.
import type { Fault, Verdict } from '../engine/check_types';
import type { WantedCase } from '../engine/case_index';
import type { DialectId, DialectInfo, GameId, JudgeCase } from '../engine/types';
import type { View } from './cases/case_sentences_en';
import type { OpenedFile } from './input/opened_file';
import type { MadeInput } from './practice/recipe';
import type { DeskAddress } from './text_links';

/** A text for each judge that has one. */
export type Texts = Readonly<Record<DialectId, string>>;

/** For each judge, the first of those that read the same. */
export type Formats = Readonly<Record<DialectId, DialectId>>;

/** Whose text is on the desk. */
export interface Judge {
  readonly game: GameId;
  /** undefined: the game has no judge text. */
  readonly dialect: DialectId | undefined;
  /** undefined until the solver is loaded. */
  readonly info: DialectInfo | undefined;
}

/** `isUnasked`: it comes to the board by itself, so the view that is open stays. */
export type Wanted = WantedCase & { readonly isUnasked?: boolean };

/** A text that was typed, and the place of the caret, in bytes. */
export interface Typed {
  readonly text: string;
  readonly offset: number;
}

/** A case to show on the board, and the words for the status line once it is shown. */
export interface ShownCase extends JudgeCase {
  /** The number of cases of the input. */
  readonly count: number;
  readonly words: string;
  /** It came to the board by itself. */
  readonly isUnasked?: boolean;
}

/** What became of an input, in brief. */
export interface Answered {
  readonly cases: number;
  /** The first answers; a case that was refused has an empty one. */
  readonly answers: readonly string[];
  readonly complaint?: Complaint | undefined;
  /** Says that no case can be read, so that the board shows none of them. */
  readonly unread?: string | undefined;
}

/** What is the matter with an input, and what puts it right. */
export interface Complaint {
  readonly words: string;
  readonly offer: { readonly words: string; readonly take: () => void } | undefined;
}

/** What became of the reader's output. */
export interface Judged {
  /** What is wrong with it; empty if there is nothing wrong, or no output. */
  readonly faults: readonly Fault[];
  readonly verdict: Verdict | undefined;
  /** The verdict in words. */
  readonly words: string;
}

/** A text that the tab had no room for when the page was left. */
export type Unkept = 'input' | 'output';

export interface DeskState {
  /** What was written for each judge. */
  readonly drafts: Texts;
  /** What a sample, a file, a link or another text replaced. */
  readonly aside: Texts;
  /** What the page put in their place; as long as nobody changes it, it is not set aside. */
  readonly lent: Texts;
  /** What the reader's programs print. */
  readonly outputs: Texts;
  /** Those programs. */
  readonly programs: Texts;
  /** The texts of the last visit that are gone, until the reader goes on. */
  readonly unkept: Readonly<Record<DialectId, readonly Unkept[]>>;
  /** Empty until the desk is loaded. */
  readonly formats: Formats;
  /** The text of the judge before, which this one reads too, until it has one of its own. */
  readonly carried: string | undefined;
  /** The judge who was given a text that was pasted for another one, until that judge is here. */
  readonly given: DialectId | undefined;
  /** The input, if it is a file that no editor can hold. */
  readonly opened: OpenedFile | undefined;
  /** A file that is yet to be read. */
  readonly arriving: File | undefined;
  /** The output of the reader's program, if it is such a file. */
  readonly outputFile: File | undefined;
  /** The input that was made last. */
  readonly made: MadeInput | undefined;
  /** What stands beside the input. */
  readonly view: View;
  /** A case that is yet to be found. */
  readonly wanted: Wanted | undefined;
  /** The case of the input that the board shows. */
  readonly shown: ShownCase | undefined;
  /** Of the last input that was solved; undefined if there is none. */
  readonly answered: Answered | undefined;
  readonly judged: Judged;
  /** The texts of a link that are yet to be unpacked. */
  readonly linked: DeskAddress | undefined;
  readonly isLinkDamaged: boolean;
  /** The texts as links have them; undefined until they are packed again. */
  readonly packed: DeskAddress | undefined;
}

/** Whether it is one of a case: an answer too many belongs to none. */
export const isOfCase = ({ kind }: Fault): boolean => kind !== 'extra';

export const unjudged: Judged = { faults: [], verdict: undefined, words: '' };

export const emptyDesk: DeskState = {
  drafts: {},
  aside: {},
  lent: {},
  outputs: {},
  programs: {},
  unkept: {},
  formats: {},
  carried: undefined,
  given: undefined,
  opened: undefined,
  arriving: undefined,
  outputFile: undefined,
  made: undefined,
  view: 'judge',
  wanted: undefined,
  shown: undefined,
  answered: undefined,
  judged: unjudged,
  linked: undefined,
  isLinkDamaged: false,
  packed: undefined,
};

/** The text in the editor: the reader's own, one that was carried here, or the sample. */
export function textOf({ drafts, carried }: DeskState, { dialect = '', info }: Judge): string {
  return drafts[dialect] ?? carried ?? info?.sample ?? '';
}

/** The input that is solved: the text, or a file. */
export function inputOf(desk: DeskState, judge: Judge): string | File {
  return desk.opened?.file ?? textOf(desk, judge);
}

export function outputOf(
  { outputFile, outputs }: DeskState,
  { dialect = '' }: Judge,
): string | File {
  return outputFile ?? outputs[dialect] ?? '';
}

/** The text, if somebody has written it: it is neither blank nor the sample. */
export function ownTextOf(desk: DeskState, judge: Judge): string | undefined {
  const text = textOf(desk, judge);
  return text.trim() !== '' && text !== judge.info?.sample ? text : undefined;
}

/** The desk for another judge, who takes over a text that both read. */
export function turned(desk: DeskState, before: Judge, now: Judge): DeskState {
  const { formats } = desk;
  const format = formats[now.dialect ?? ''];
  const isSameFormat = format !== undefined && format === formats[before.dialect ?? ''];
  const isGiven = desk.given !== undefined && desk.given === now.dialect;
  return {
    ...withoutCase(desk),
    carried: isSameFormat ? ownTextOf(desk, before) : undefined,
    opened: isSameFormat ? desk.opened : undefined,
    outputFile: undefined,
    answered: undefined,
    judged: unjudged,
    packed: undefined,
    given: undefined,
    wanted: isGiven ? firstCase() : undefined,
  };
}

/** Each text wants its own. */
export function firstCase(): Wanted {
  return { case: 1, isUnasked: true };
}

/** The board shows no case of the text any more. */
export function withoutCase(desk: DeskState): DeskState {
  return { ...desk, shown: undefined, wanted: undefined };
}

/** The editor has this text now. */
export function withText(desk: DeskState, text: string, judge: Judge): DeskState {
  return judge.dialect === undefined || text === textOf(desk, judge)
    ? desk
    : { ...withOtherInput(desk), drafts: { ...desk.drafts, [judge.dialect]: text } };
}

/** The reader types, or pastes into the text: the case there comes to the board, which shows the one before meanwhile. */
export function withTyped(desk: DeskState, { text, offset }: Typed, judge: Judge): DeskState {
  const typed = withText(desk, text, judge);
  return { ...typed, shown: desk.shown, wanted: { offset, isUnasked: true } };
}

/** Another text takes the place of the input; one of somebody's own is set aside. */
export function replaced(desk: DeskState, text: string, judge: Judge): DeskState {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const free = { ...desk, arriving: undefined };
  const cleared = desk.opened ? { ...withOtherInput(free), opened: undefined } : free;
  if (lines === textOf(desk, judge)) return cleared;
  return withText(setAside(cleared, judge), lines, judge);
}

/** As `replaced`, by a text that is nobody's own. */
export function lent(desk: DeskState, text: string, judge: Judge): DeskState {
  const now = replaced(desk, text, judge);
  return { ...now, lent: { ...now.lent, [judge.dialect ?? '']: textOf(now, judge) } };
}

export function withSample(desk: DeskState, judge: Judge): DeskState {
  const { [judge.dialect ?? '']: _, ...drafts } = desk.drafts;
  return {
    ...withOtherInput(setAside(desk, judge)),
    opened: undefined,
    carried: undefined,
    drafts,
  };
}

/** The text that was set aside last, which is then no longer aside. */
export function putBack(desk: DeskState, judge: Judge): DeskState {
  const { [judge.dialect ?? '']: text, ...aside } = desk.aside;
  if (text === undefined) return desk;
  return withText({ ...withOtherInput(desk), opened: undefined, aside }, text, judge);
}

/** Gives a text to another judge, whose own text is set aside. */
export function given(desk: DeskState, dialect: DialectId, text: string): DeskState {
  const old = desk.drafts[dialect] ?? '';
  const isLost = old.trim() !== '' && old !== text;
  return {
    ...desk,
    drafts: { ...desk.drafts, [dialect]: text },
    given: dialect,
    aside: isLost ? { ...desk.aside, [dialect]: old } : desk.aside,
  };
}

const setAside = (desk: DeskState, judge: Judge): DeskState =>
  putAside(desk, judge.dialect ?? '', ownTextOf(desk, judge));

/** Keeps a text of somebody's own under a name, unless the page itself had put it there. */
export function putAside(desk: DeskState, name: string, text: string | undefined): DeskState {
  if (text === undefined || text === desk.lent[name]) return desk;
  return { ...desk, aside: { ...desk.aside, [name]: text } };
}

/** Whether another text than `now` is aside. */
export function canPutBack({ aside }: DeskState, name: string, now: string | File): boolean {
  return aside[name] !== undefined && aside[name] !== now;
}

/** A file that is opened, or another part of it. */
export function withFile(desk: DeskState, opened: OpenedFile): DeskState {
  const isSame = desk.opened?.file === opened.file;
  return isSame
    ? { ...desk, arriving: undefined, opened }
    : { ...withOtherInput(desk), arriving: undefined, opened };
}

export function withOutput(desk: DeskState, output: string | File, judge: Judge): DeskState {
  const other = { ...desk, unkept: {}, packed: undefined };
  if (typeof output !== 'string') return { ...other, outputFile: output };
  const outputs = { ...desk.outputs, [judge.dialect ?? '']: output };
  return { ...other, outputFile: undefined, outputs };
}

export function withProgram(desk: DeskState, program: string, judge: Judge): DeskState {
  const programs = { ...desk.programs, [judge.dialect ?? '']: program };
  return { ...desk, programs, packed: undefined };
}

export function withView(desk: DeskState, view: View): DeskState {
  if (view === desk.view) return desk;
  return { ...desk, view, judged: unjudged, packed: undefined };
}

export function withOtherInput(desk: DeskState): DeskState {
  return { ...withoutCase(desk), unkept: {}, isLinkDamaged: false, packed: undefined };
}
