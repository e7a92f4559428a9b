// What a helper needs, loaded with its first segment.
import { answerSegments } from './answer_segments';
import { judgeParts } from './judge_parts';
import { load } from './load';
import type { Post } from './port';
import type { SegmentRequest, SegmentResult } from './segments';

type AnswerSegment = (request: SegmentRequest, post: Post<SegmentResult>) => Promise<void>;

/** `module`: for judge text, compiled. */
export async function loadSegments(module: WebAssembly.Module | undefined): Promise<AnswerSegment> {
  const ask = answerSegments(await load(judgeParts, module));
  return async (request, post) => {
    const result = await ask(request);
    const fed = result && 'fed' in result ? result.fed : [];
    const buffers = fed.flatMap(({ starts, answer: { buffer } }) => [starts.buffer, buffer]);
    post({ kind: 'result', result }, buffers);
  };
}
