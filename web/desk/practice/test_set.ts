// Inputs with their answers, to be tested elsewhere.
import type { Engine, Expected, GenerateOptions } from '../../engine/engine';
import { inputKinds } from '../../engine/words';
import type { DialectId } from '../../engine/types';

export interface TestPair {
  /** Without the ending. */
  readonly name: string;
  readonly input: string;
  readonly output: string;
}

/** Longer tests would only slow down an editor's extension. */
const longestInEditor = 64_000;

/** An input of each kind, and `own` as "input" if it is another one. */
export async function testSet(
  engine: Engine,
  dialect: DialectId,
  own: string,
  options: GenerateOptions,
): Promise<readonly TestPair[]> {
  const inputs = new Map<string, string>();
  for (const kind of inputKinds) {
    inputs.set(kind, valueOf(await engine.generate(dialect, kind, options)));
  }
  if (own.trim() !== '' && ![...inputs.values()].includes(own)) inputs.set('input', own);
  const pairs: TestPair[] = [];
  for (const [name, input] of inputs) {
    const { answer } = await engine.solve(dialect, input);
    pairs.push({ name, input, output: await answer.text() });
  }
  return pairs;
}

function valueOf<T>(result: Expected<T>): T {
  if (!result.ok) throw new Error(result.notice.message);
  return result.value;
}

/** The files NAME.in and NAME.out. The same pairs give the same bytes. */
export async function zipOf(pairs: readonly TestPair[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const files = pairs.flatMap(({ name, input, output }) => [
    [`${name}.in`, strToU8(input)],
    [`${name}.out`, strToU8(output)],
  ]);
  return zipSync(Object.fromEntries(files), { mtime: '1980-01-01' });
}

/** What Competitive Programming Helper takes from the clipboard. */
export function cphJson(pairs: readonly TestPair[]): string {
  const short = pairs.filter(({ input }) => input.length <= longestInEditor);
  return JSON.stringify(short.map(({ input, output }) => ({ input, output })));
}
