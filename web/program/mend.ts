// Looks for a small change, or two, with which a wrong program is right on all that it is asked. Many changed programs are compiled as
// one, since the headers take most of the time; those that answer the recorded inputs rightly are tried as any program is.
import type { Engine } from '../engine/engine';
import type { DialectId } from '../engine/types';
import type { CompileHooks } from './compiler';
import type { AnyCompiler, AnyRunner } from './languages';
import { withinTime } from './lines';
import type { CompileOptions, Diagnostic, Limits, Program, Run } from './program';
import { applied, changesOf, joinedChange } from './slips';
import type { Change } from './slips';
import { tryProgram, verdictOf } from './try_program';

export interface WrongProgram {
  readonly source: string;
  readonly options: CompileOptions;
  readonly dialect: DialectId;
  readonly limits: Limits;
  /** The smallest one on which the program fails, and how it ran there. */
  readonly failing: string;
  readonly run: Run;
  /** Others that it was asked. */
  readonly inputs: readonly string[];
}

export interface MendTools {
  readonly engine: Pick<Engine, 'solve' | 'startTrial' | 'takeRun'>;
  readonly compiler: AnyCompiler;
  readonly runner: AnyRunner;
}

/** So many are compiled at once: the more, the longer it takes until the first one is found. */
const mostParts = 120;

/** In bytes, of the parts together: each has its own global variables. */
const mostMemory = 2 ** 28;

/** In milliseconds, for one change, and with a second one. A reader waits no longer. */
const mostTime = { one: 90_000, two: 150_000 };

/** Of the changes with which more is right, so many are tried with a second one: of those that mend the first input, and of the others. */
const mostHalves = 2;

/** A changed program: all of `program`, or the part of it with this number. */
interface Candidate {
  readonly change: Change;
  readonly program: Program;
  readonly part?: number;
}

interface Asked {
  readonly input: string;
  readonly bytes: Uint8Array;
  readonly right: readonly string[];
  readonly sorted: string;
}

/** How many words are wrong or missing in each answer that was looked at, and the first input with such an answer. */
interface Score {
  readonly wrong: readonly number[];
  readonly fails?: string;
}

/** A change with which more is right than without it, but not all. `left`: the part that is still wrong of what was wrong. */
interface Half {
  readonly change: Change;
  readonly left: number;
  readonly fails: string;
}

/** The change may be two small ones. Nothing if there is none, or none is found in time. */
export function mendOf(
  wrong: WrongProgram,
  tools: MendTools,
  hooks: CompileHooks = {},
  time = mostTime,
): Promise<Change | undefined> {
  return withinTime<Change | undefined>(time.two, hooks.signal, undefined, (signal, begin) => {
    begin();
    return oneOrTwo(wrong, tools, { ...hooks, signal }, performance.now() + time.one);
  });
}

/** After `until` only second changes are looked for. */
async function oneOrTwo(
  wrong: WrongProgram,
  tools: MendTools,
  hooks: CompileHooks,
  until: number,
): Promise<Change | undefined> {
  const first = await search(wrong, tools, hooks, until);
  if (first.mends) return first.mends;
  const sorted = [...first.halves].sort((a, b) => a.left - b.left);
  const isMended = ({ fails }: Half): boolean => fails !== wrong.failing;
  const best = [sorted.filter(isMended), sorted.filter((half) => !isMended(half))];
  for (const { change, fails } of best.flatMap((halves) => halves.slice(0, mostHalves))) {
    const { source, failing, inputs } = wrong;
    const half = {
      ...wrong,
      source: applied(source, change),
      failing: fails,
      inputs: [failing, ...inputs],
    };
    const second = await search(half, tools, hooks, Infinity);
    const both = second.mends && joinedChange(source, change, second.mends);
    if (both) return both;
  }
  return undefined;
}

async function search(
  wrong: WrongProgram,
  tools: MendTools,
  hooks: CompileHooks,
  until: number,
): Promise<{ readonly mends?: Change; readonly halves: readonly Half[] }> {
  const { source, options, run } = wrong;
  const { engine, compiler, runner } = tools;
  const asked: Asked[] = [];
  // The longest one tells which changes make it better.
  const others = [...wrong.inputs].sort((a, b) => b.length - a.length);
  for (const input of new Set([wrong.failing, ...others]))
    asked.push(await askedOf(input, wrong, engine));
  const halves: Half[] = [];
  let before: readonly number[] = [];
  const changes = changesOf(source, options.language, run.status === 'time');
  for (let first = 0; first < changes.length; first += mostParts) {
    const some = changes.slice(first, first + mostParts);
    // The first part is the program itself.
    const parts = first === 0 ? [[], ...some] : some;
    for (const candidate of await candidatesOf(parts, wrong, compiler, hooks)) {
      if (performance.now() > until) return { halves };
      const { change } = candidate;
      const score = await scoreOf(candidate, asked, wrong, runner, hooks.signal);
      if (change.length === 0) {
        before = score.wrong;
        continue;
      }
      let { fails } = score;
      if (fails === undefined) {
        fails = await failing(applied(source, change), wrong, tools, hooks);
        if (fails === undefined) return { mends: change, halves };
        // It stops others like this one.
        if (!asked.some(({ input }) => input === fails))
          asked.push(await askedOf(fails, wrong, engine));
      }
      const left = sum(score.wrong) / sum(before.slice(0, score.wrong.length));
      if (left < 1) halves.push({ change, left, fails });
    }
  }
  return { halves };
}

/** The smallest input on which a whole trial finds the program wrong; nothing if it finds none. */
async function failing(
  source: string,
  { failing: known, options, dialect, limits }: WrongProgram,
  { engine, compiler, runner }: MendTools,
  hooks: CompileHooks,
): Promise<string | undefined> {
  const compiled = await compiler.compile(source, options, hooks);
  if (compiled.status !== 'compiled') return known;
  const { signal } = hooks;
  const tried = await tryProgram(engine, runner, compiled.program, dialect, limits, {
    ...(signal && { signal }),
  });
  if (!tried.ok) return known;
  const { report } = tried.value;
  return verdictOf(report) === 'AC' ? undefined : (report.failure?.input ?? known);
}

// --- The inputs ------------------------------------------------------------------------------------------------------

async function askedOf(
  input: string,
  { dialect }: WrongProgram,
  engine: MendTools['engine'],
): Promise<Asked> {
  const { answer } = await engine.solve(dialect, input);
  const right = wordsOf(await answer.text());
  return { input, bytes: new TextEncoder().encode(input), right, sorted: sortedWords(right) };
}

/** In bytes: no right program needs long for an input below this. */
const smallInput = 1000;

/** A change that leaves the first answer wrong is looked at on the second input too: it may be one of two. */
async function scoreOf(
  { change, program, part }: Candidate,
  asked: readonly Asked[],
  { limits, run: ran }: WrongProgram,
  runner: AnyRunner,
  signal: AbortSignal | undefined,
): Promise<Score> {
  const wrong: number[] = [];
  let fails: string | undefined;
  for (const [at, { input, bytes, right, sorted }] of asked.entries()) {
    // Drafts are slower. Where the program itself runs too long, a mended one need not.
    const isLarge = bytes.length > smallInput;
    // The first run of an interpreter takes longer.
    const least = part === undefined ? 1000 : isLarge ? 500 : 150;
    const usual = Math.max(least, ran.status === 'exited' ? 4 * ran.milliseconds : 0);
    const time = ran.status === 'time' && isLarge ? limits.time : usual;
    const output = 10 * input.length + limits.output / 100;
    const { status, output: said } = await runner.run(
      program,
      part === undefined ? bytes : new Uint8Array([part, ...bytes]),
      at < 2 ? { time, output } : limits,
      signal,
    );
    signal?.throwIfAborted();
    const words = status === 'exited' ? wordsOf(new TextDecoder().decode(said)) : [];
    const isRight = sortedWords(words) === sorted;
    wrong.push(isRight ? 0 : Math.max(1, right.filter((word, i) => word !== words[i]).length));
    if (!isRight) fails ??= input;
    const isOff = status !== 'exited' || (at > 0 && wrong[0] !== 0);
    // The program itself is compared with on all of them.
    if (change.length > 0 && isOff) break;
  }
  return { wrong, ...(fails !== undefined && { fails }) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word);

/** In any order, which some judges take. */
const sortedWords = (words: readonly string[]): string => [...words].sort().join(' ');

// --- The programs ----------------------------------------------------------------------------------------------------

/** Those of the changes that compile. */
async function candidatesOf(
  changes: readonly Change[],
  wrong: WrongProgram,
  compiler: AnyCompiler,
  hooks: CompileHooks,
): Promise<readonly Candidate[]> {
  const { source, options } = wrong;
  if (options.language === 'python') {
    return changes.map((change) => ({
      change,
      program: { python: applied(source, change), memory: options.memory },
    }));
  }
  let left = changes;
  while (left.length > 0) {
    const { text, lines } = joined(left.map((change) => applied(source, change)));
    // C in a namespace is C++.
    const draft = { ...options, language: 'c++', memory: mostMemory, isDraft: true } as const;
    const compiled = await compiler.compile(text, draft, hooks);
    if (compiled.status === 'compiled') {
      const { program } = compiled;
      return left.map((change, part) => ({ change, program, part }));
    }
    if (compiled.status === 'memory') {
      const most = Math.floor((left.length * mostMemory) / compiled.bytes);
      // One of them alone has more.
      if (most === 0 || most >= left.length) return [];
      return [
        ...(await candidatesOf(left.slice(0, most), wrong, compiler, hooks)),
        ...(await candidatesOf(left.slice(most), wrong, compiler, hooks)),
      ];
    }
    if (compiled.status !== 'refused') return [];
    const refused = partsRefused(compiled.diagnostics, lines);
    // What is wrong is no part, as with a program that has names of its own outside every namespace.
    if (refused.size === 0) return [];
    left = left.filter((_, part) => !refused.has(part));
  }
  return [];
}

const include = /^[ \t]*#[ \t]*include\b.*$/gm;

/** One program of many, each in its own namespace. Its input begins with one more byte: the number of the part that runs. */
function joined(texts: readonly string[]): { readonly text: string; readonly lines: number[] } {
  const [first = ''] = texts;
  // With what the changes use.
  const headers = [...(first.match(include) ?? []), '#include <unistd.h>', '#include <string.h>'];
  const before = [...headers, '#include <math.h>', '#include <algorithm>', ''].join('\n');
  const parts = texts.map((text, part) => {
    const body = text
      .replaceAll(include, '')
      // In C its type may be left out.
      .replace(/^[ \t]*main(?=\s*\()/m, 'int main')
      .replace(/\bmain(?=\s*\()/, 'part_main');
    return `namespace part_${part} {\n${body}\n}\n`;
  });
  const lines: number[] = [];
  let line = before.split('\n').length;
  for (const part of parts) {
    lines.push(line);
    line += part.split('\n').length - 1;
  }
  const calls = texts.map((_, part) => `if (part == ${part}) part_${part}::part_main();`);
  const main = `int main() {\nunsigned char part = 0;\nread(0, &part, 1);\n${calls.join('\n')}\n}\n`;
  return { text: [before, ...parts, main].join(''), lines };
}

/** `lines`: the first ones of the parts. */
function partsRefused(
  diagnostics: readonly Diagnostic[],
  lines: readonly number[],
): ReadonlySet<number> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const parts = errors.map(({ line = 0 }) => lines.map((first) => first <= line).lastIndexOf(true));
  return new Set(parts.filter((part) => part >= 0));
}
