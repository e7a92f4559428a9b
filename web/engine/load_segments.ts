// What a helper needs, loaded with its first segment.
import { answerSegments } from './answer_segments';
import { EngineFailure } from './engine';
import { judgeParts } from './judge_parts';
import { load } from './load';
import type { Post } from './port';
import type { AskHelper, SegmentRequest, SegmentResult } from './segments';

let loaded: Promise<AskHelper> | undefined;

/** `module`: for judge text, compiled. */
export async function answerSegment(
  request: SegmentRequest,
  post: Post<SegmentResult>,
  module: WebAssembly.Module | undefined,
): Promise<void> {
  loaded ??= load(judgeParts, module).then(answerSegments);
  const ask = await loaded.catch((error: unknown) => {
    throw EngineFailure.of('load', error);
  });
  const result = await ask(request);
  const fed = result && 'fed' in result ? result.fed : [];
  const buffers = fed.flatMap(({ starts, answer: { buffer } }) => [starts.buffer, buffer]);
  post({ kind: 'result', result }, buffers);
}
