// What a helper needs, loaded with its first segment.
import { answerSegments } from './answer_segments';
import { judgeParts } from './judge_parts';
import { load } from './load';
import type { AskHelper } from './segments';

/** `module`: for judge text, compiled. */
export async function loadSegments(module: WebAssembly.Module | undefined): Promise<AskHelper> {
  return answerSegments(await load(judgeParts, module));
}
