// Compiles and runs programs in Node, with the code that the page's workers run.
import { readFileSync } from 'node:fs';
import { ProgramCompiler } from '../../../web/program/compile';
import { compileRuntime, runtimeFile } from '../../../web/program/flags';
import type { CompileOptions, Compiled, Run } from '../../../web/program/program';
import { run } from '../../../web/program/run';
import { loadClang } from '../../../web/program/yowasp';

const runtimeSource = readFileSync(
  new URL('../../../web/program/runtime.c', import.meta.url),
  'utf8',
);

async function load(): Promise<ProgramCompiler> {
  const clang = await loadClang();
  const made = await clang(['clang', ...compileRuntime], { 'runtime.c': runtimeSource }, () => {});
  return new ProgramCompiler(clang, made[runtimeFile] as Uint8Array);
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
