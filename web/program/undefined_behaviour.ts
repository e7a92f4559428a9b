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
  const bytes = new TextEncoder().encode(input);
  const longer = { ...limits, time: slower * limits.time };
  const sanitized = async (
    sanitize: NonNullable<CompileOptions['sanitize']>,
  ): Promise<Run | undefined> => {
    const compiled = await compiler.compile(source, { ...options, sanitize }, hooks);
    if (compiled.status !== 'compiled') return undefined;
    return runner.run(compiled.program, bytes, longer, hooks.signal);
  };
  const told = await sanitized('pattern');
  // The plain one was compiled.
  if (told === undefined) return { faults: [], unset: false };
  if (told.faults.length > 0) {
    // What only comes of what an unset variable holds need not come in the plain program.
    const again = (await sanitized('zero'))?.faults ?? [];
    const faults = told.faults.filter((fault) => again.some((each) => isOfPlace(each, fault)));
    return { faults, unset: faults.length === 0 };
  }
  const plain = (): Promise<Run> => runner.run(program, bytes, longer, hooks.signal);
  const first = await plain();
  if (isSame(first, told)) return { faults: [], unset: false };
  // One that writes beyond an array does something else as soon as its variables lie elsewhere.
  const unfilled = await sanitized('uninitialized');
  const isOfValues = unfilled !== undefined && !isSame(unfilled, told);
  // One that reads the clock does something else each time.
  return { faults: [], unset: isOfValues && isSame(first, await plain()) };
}

function isOfPlace(one: Fault, other: Fault): boolean {
  return one.kind === other.kind && one.line === other.line && one.column === other.column;
}

function isSame(one: Run, other: Run): boolean {
  return (
    one.status === other.status &&
    one.exitCode === other.exitCode &&
    one.output.length === other.output.length &&
    one.output.every((byte, at) => byte === other.output[at])
  );
}
