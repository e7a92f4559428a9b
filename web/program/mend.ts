// Looks for one small change with which a wrong program is right on all that it is asked. Many changed programs are compiled as
// one, since the headers take most of the time; those that answer the recorded inputs rightly are tried as any program is.
import type { Engine } from '../engine/engine';
import type { DialectId } from '../engine/types';
import type { CompileHooks } from './compiler';
import type { AnyCompiler, AnyRunner } from './languages';
import type { CompileOptions, Diagnostic, Limits, Program, Run } from './program';
import { applied, changesOf } from './slips';
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

/** In milliseconds. A reader waits no longer. */
const mostTime = 90_000;

/** A changed program: all of `program`, or the part of it with this number. */
interface Candidate {
  readonly change: Change;
  readonly program: Program;
  readonly part?: number;
}

/** Nothing if there is no such change, or none is found in time. */
export async function mendOf(
  wrong: WrongProgram,
  tools: MendTools,
  hooks: CompileHooks = {},
): Promise<Change | undefined> {
  const { source, options } = wrong;
  const began = performance.now();
  const passes = await sieve(wrong, tools, hooks.signal);
  const changes = changesOf(source, options.language);
  for (let first = 0; first < changes.length; first += mostParts) {
    const some = changes.slice(first, first + mostParts);
    for (const candidate of await candidatesOf(some, wrong, tools.compiler, hooks)) {
      if (performance.now() - began > mostTime) return undefined;
      if (!(await passes(candidate))) continue;
      const { change } = candidate;
      if (await isAccepted(applied(source, change), wrong, tools, hooks)) return change;
    }
  }
  return undefined;
}

async function isAccepted(
  source: string,
  { options, dialect, limits }: WrongProgram,
  { engine, compiler, runner }: MendTools,
  hooks: CompileHooks,
): Promise<boolean> {
  const compiled = await compiler.compile(source, options, hooks);
  if (compiled.status !== 'compiled') return false;
  const { signal } = hooks;
  const tried = await tryProgram(engine, runner, compiled.program, dialect, limits, {
    ...(signal && { signal }),
  });
  return tried.ok && verdictOf(tried.value.report) === 'AC';
}

// --- The inputs ------------------------------------------------------------------------------------------------------

/** Whether a program answers all recorded inputs with the right words. The failing one stops most. */
async function sieve(
  { dialect, limits, failing, inputs, run }: WrongProgram,
  { engine, runner }: MendTools,
  signal: AbortSignal | undefined,
): Promise<(candidate: Candidate) => Promise<boolean>> {
  const asked: { readonly bytes: Uint8Array; readonly right: string }[] = [];
  for (const input of [failing, ...inputs]) {
    const { answer } = await engine.solve(dialect, input);
    asked.push({ bytes: new TextEncoder().encode(input), right: wordsOf(await answer.text()) });
  }
  // Drafts are slower. Where the program itself runs too long, a mended one does not need nearly as long.
  const time = run.status === 'time' ? limits.time / 4 : Math.max(150, 4 * run.milliseconds);
  return async ({ program, part }) => {
    for (const [at, { bytes, right }] of asked.entries()) {
      const input = part === undefined ? bytes : new Uint8Array([part, ...bytes]);
      const within = at === 0 ? { ...limits, time } : limits;
      const { status, output } = await runner.run(program, input, within, signal);
      signal?.throwIfAborted();
      if (status !== 'exited' || wordsOf(new TextDecoder().decode(output)) !== right) return false;
    }
    return true;
  };
}

/** In any order, which some judges take. */
const wordsOf = (text: string): string => text.split(/\s+/).toSorted().join(' ');

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
    const body = text.replaceAll(include, '').replace(/\bmain(?=\s*\()/, 'part_main');
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
  const parts = errors.map(({ line = 0 }) => lines.findLastIndex((first) => first <= line));
  return new Set(parts.filter((part) => part >= 0));
}
