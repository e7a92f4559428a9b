// Texts in links: deflated, in base64url. Long texts have no link; a long input that was made has its recipe.
import type { Engine } from '../engine/engine';
import type { DialectId } from '../engine/types';
import { formatRecipe, makeInput, readRecipe } from './practice/recipe';
import type { MadeInput } from './practice/recipe';

/** The texts of the desk as a link has them, if they are not the sample. */
export interface DeskAddress {
  /** The input and the reader's output, packed. */
  readonly input?: string;
  readonly output?: string;
  /** The reader's program, packed. */
  readonly program?: string;
  /** How an input was made that is too long for a link; see practice/recipe.ts. */
  readonly made?: string;
}

/** Longer addresses are cut by chats and mail programs. */
const longestCode = 2000;
/** Longer texts cannot become short, or should not: whoever opens the link has to read them. */
const longestText = 100_000;

/** undefined: the text is too long for a link, or the browser cannot deflate. */
export async function packText(text: string): Promise<string | undefined> {
  if (text.length > longestText || typeof CompressionStream === 'undefined') return undefined;
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const code = btoa(String.fromCharCode(...bytes.subarray(0, longestCode)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return code.length <= longestCode ? code : undefined;
}

/** undefined: the link is damaged, or its text is longer than any that `packText` takes. */
export async function unpackText(code: string): Promise<string | undefined> {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (each) => each.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readText(stream);
  } catch {
    return undefined;
  }
}

/** A few bytes can inflate to gigabytes, so the stream is not read to its end at once. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    if (text.length > longestText) {
      await reader.cancel();
      return undefined;
    }
  }
}

/** The texts of a link; undefined where the link has none. */
export interface LinkedTexts {
  readonly input: string | undefined;
  readonly output: string | undefined;
  readonly program: string | undefined;
  /** How the input was made, if the link says only that. */
  readonly made: MadeInput | undefined;
  readonly isDamaged: boolean;
}

export async function readTexts(
  engine: Engine,
  dialect: DialectId,
  { input, output, program, made }: DeskAddress,
): Promise<LinkedTexts> {
  const recipe = input === undefined && made !== undefined ? readRecipe(made) : undefined;
  const again = recipe && (await makeInput(engine, dialect, recipe));
  const texts = {
    input: input === undefined ? again?.text : await unpackText(input),
    output: output === undefined ? undefined : await unpackText(output),
    program: program === undefined ? undefined : await unpackText(program),
  };
  const isDamaged =
    ((input ?? made) !== undefined && texts.input === undefined) ||
    (output !== undefined && texts.output === undefined) ||
    (program !== undefined && texts.program === undefined);
  return { ...texts, made: again, isDamaged };
}

/** The texts that a link is to have; empty ones are left out. */
export interface Texts {
  readonly input: string | undefined;
  readonly output: string;
  readonly program: string;
  /** The input that was made last. */
  readonly made: MadeInput | undefined;
}

export async function writeTexts({ input, output, program, made }: Texts): Promise<DeskAddress> {
  const packed = {
    input: input ? await packText(input) : undefined,
    output: output ? await packText(output) : undefined,
    program: program ? await packText(program) : undefined,
  };
  const isLong = packed.input === undefined && input !== undefined;
  const isMade = isLong && made?.text === input;
  return {
    ...(packed.input !== undefined && { input: packed.input }),
    ...(isMade && { made: formatRecipe(made.recipe) }),
    // Without its input it would be judged by the sample.
    ...(packed.output !== undefined && (isMade || !isLong) && { output: packed.output }),
    ...(packed.program !== undefined && { program: packed.program }),
  };
}
