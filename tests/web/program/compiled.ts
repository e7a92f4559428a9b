// Compiles and runs programs in Node, with the code that the page's workers run.
import { readFileSync } from 'node:fs';
import { ProgramCompiler } from '../../../web/program/compile';
import type { Folder } from '../../../web/program/compile';
import { runtimes } from '../../../web/program/flags';
import type { CompileOptions, Compiled, Run } from '../../../web/program/program';
import { run } from '../../../web/program/run';
import { loadClang } from '../../../web/program/yowasp';

async function load(): Promise<ProgramCompiler> {
  const clang = await loadClang();
  const objects: Folder = {};
  for (const { source, object, command, args } of runtimes) {
    const text = readFileSync(new URL(`../../../web/program/${source}`, import.meta.url), 'utf8');
    const made = await clang([command, ...args], { [source]: text }, () => {});
    objects[object] = made[object] as Uint8Array;
  }
  return new ProgramCompiler(clang, objects);
}

let compiler: Promise<ProgramCompiler> | undefined;

export const usual: CompileOptions = { language: 'c++', memory: 64 << 20 };

export async function compile(source: string, options: Partial<CompileOptions> = {}) {
  compiler ??= load();
  return (await compiler).compile(source, { ...usual, ...options });
}

export type Ran = Omit<Run, 'output'> & {
  readonly text: string;
  readonly compiled: Extract<Compiled, { status: 'compiled' }>;
};

/** Compiles a program that the compiler must take, and runs it. */
export async function ran(
  source: string,
  input: string | Uint8Array = '',
  options: Partial<CompileOptions> = {},
  output = 1 << 20,
): Promise<Ran> {
  const compiled = await compile(source, options);
  if (compiled.status !== 'compiled') throw new Error(JSON.stringify(compiled));
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  const program = compiled.program as WebAssembly.Module;
  const { output: written, ...rest } = run(program, bytes, { output });
  return { ...rest, text: new TextDecoder().decode(written), compiled };
}
