// Looks for undefined behaviour in a program: compiles it once more with the sanitizer, and runs it on the same inputs.
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

const nothing: Behaviour = { faults: [], unset: false };

/** `program`: the same source, compiled without the sanitizer. The first of `inputs` on which something is told counts. */
export async function behaviourOf(
  compiler: Pick<Compiler, 'compile'>,
  runner: AnyRunner,
  program: Program,
  source: string,
  options: CompileOptions,
  inputs: readonly string[],
  limits: Limits,
  hooks: CompileHooks = {},
): Promise<Behaviour> {
  if (options.language === 'python') return nothing;
  const sanitized = async (
    sanitize: NonNullable<CompileOptions['sanitize']>,
  ): Promise<Program | undefined> => {
    const compiled = await compiler.compile(source, { ...options, sanitize }, hooks);
    return compiled.status === 'compiled' ? compiled.program : undefined;
  };
  const patterned = await sanitized('pattern');
  // The plain one was compiled.
  if (!patterned) return nothing;
  const longer = { ...limits, time: slower * limits.time };
  let left = longer.time;
  for (const input of inputs) {
    const bytes = new TextEncoder().encode(input);
    const run = (which: Program): Promise<Run> => runner.run(which, bytes, longer, hooks.signal);
    const told = await run(patterned);
    if (told.faults.length > 0) {
      // What only comes of what an unset variable holds need not come in the plain program.
      const zeroed = await sanitized('zero');
      const again = zeroed ? (await run(zeroed)).faults : [];
      const faults = told.faults.filter((fault) => again.some((each) => isOfPlace(each, fault)));
      return { faults, unset: faults.length === 0 };
    }
    const first = await run(program);
    if (differ(first, told)) {
      // One that writes beyond an array does something else as soon as its variables lie elsewhere.
      const unfilled = await sanitized('uninitialized');
      const isOfValues = unfilled !== undefined && differ(await run(unfilled), told);
      // One that reads the clock does something else each time.
      return { faults: [], unset: isOfValues && isSame(first, await run(program)) };
    }
    left -= told.milliseconds;
    if (left < 0) break;
  }
  return nothing;
}

function isOfPlace(one: Fault, other: Fault): boolean {
  return one.kind === other.kind && one.line === other.line && one.column === other.column;
}

/** Where a run is stopped is a matter of time, and where its stack ends one of the compiler: of such runs nothing is known. */
function differ(one: Run, other: Run): boolean {
  const isOpen = [one, other].some(({ status, trap }) => status === 'time' || trap === 'stack');
  return !isOpen && !isSame(one, other);
}

function isSame(one: Run, other: Run): boolean {
  return (
    one.status === other.status &&
    one.exitCode === other.exitCode &&
    one.output.length === other.output.length &&
    one.output.every((byte, at) => byte === other.output[at])
  );
}
