// Looks for undefined behaviour in a program that fails: compiles it once more with the sanitizer, and runs it on the same input.
import type { Compiler, CompileHooks } from './compiler';
import type { CompileOptions, Fault, Limits, Program, Run } from './program';
import type { AnyRunner } from './languages';

export interface Behaviour {
  /** In the order in which they came. */
  readonly faults: readonly Fault[];
  /**
   * Nothing was told, but the program does something else if local variables begin with another value: it uses one that it has
   * not set.
   */
  readonly unset: boolean;
}

/** A sanitized program is slower. */
const slower = 4;

/** `program`: the same source, compiled without the sanitizer. */
export async function behaviourOf(
  compiler: Pick<Compiler, 'compile'>,
  runner: AnyRunner,
  program: Program,
  source: string,
  options: CompileOptions,
  input: string,
  limits: Limits,
  hooks: CompileHooks = {},
): Promise<Behaviour> {
  if (options.language === 'python') return { faults: [], unset: false };
  const compiled = await compiler.compile(source, { ...options, sanitize: true }, hooks);
  // The plain one was compiled.
  if (compiled.status !== 'compiled') return { faults: [], unset: false };
  const bytes = new TextEncoder().encode(input);
  const longer = { ...limits, time: slower * limits.time };
  const told = await runner.run(compiled.program, bytes, longer, hooks.signal);
  if (told.faults.length > 0) return { faults: told.faults, unset: false };
  const plain = (): Promise<Run> => runner.run(program, bytes, longer, hooks.signal);
  const first = await plain();
  // One that reads the clock does something else each time.
  return { faults: [], unset: !isSame(first, told) && isSame(first, await plain()) };
}

function isSame(one: Run, other: Run): boolean {
  return (
    one.status === other.status &&
    one.exitCode === other.exitCode &&
    one.output.length === other.output.length &&
    one.output.every((byte, at) => byte === other.output[at])
  );
}
