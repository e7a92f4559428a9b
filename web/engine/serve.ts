// The solver's side of the messages: answers one request at a time.
import { newEngine } from './create_engine';
import type { Engine, Progress } from './engine';
import { perform } from './messages';
import type { Request, Result, Start } from './messages';
import { listen } from './port';
import type { Life, Port, Post } from './port';
import { gentle, once } from './position_engine';
import type { Helping, SegmentRequest, SegmentResult } from './segments';

const progressEveryMs = 100;

export function serve(
  port: Port<Request, Result>,
  { thread, module, page }: Partial<Start>,
  life: Life,
): void {
  if (thread === 'segments') return serveSegments(port as unknown as SegmentPort, module, life);
  const openFile = async () => (await import('./answer_file')).openAnswerFile(page);
  const compiled = thread && module ? { [thread]: module } : {};
  // Where nobody can end this thread, it is the page's own.
  const engine = life.signal
    ? newEngine({ openFile }, compiled, gentle)
    : newEngine({ openFile }, compiled, undefined, helpingOf(module));
  listen<Request, Result>(port, life, (request, post) =>
    answer(engine, request, post, life.signal),
  );
}

type SegmentPort = Port<SegmentRequest, SegmentResult>;

function serveSegments(port: SegmentPort, module: Start['module'], life: Life): void {
  const loaded = once(async () => (await import('./load_segments')).loadSegments(module));
  listen<SegmentRequest, SegmentResult>(port, life, async (request, post) => {
    const answerSegment = await loaded();
    await answerSegment(request, post);
  });
}

/** The code is loaded with the first large file. */
const helpingOf = (module?: WebAssembly.Module): Helping => ({
  leastBytes: 1 << 24,
  helpers: async () => (await import('./start_helper')).helpersOf(module),
});

let isTidy = false;

/** With the first text, the long answers of pages that were closed go. */
function tidy(): void {
  if (isTidy) return;
  isTidy = true;
  // Not every browser has such files.
  const remove = import('./answer_file').then(({ removeAnswerFiles }) => removeAnswerFiles());
  remove.catch(() => {});
}

async function answer(
  engine: Engine,
  request: Request,
  post: Post<Result>,
  signal?: AbortSignal,
): Promise<void> {
  const hooks = {
    onProgress: sometimes((progress: Progress) => post({ kind: 'progress', progress })),
    ...(signal && { signal }),
  };
  switch (request.call) {
    case 'check': {
      const [dialect, input, output] = request.args;
      const result = await engine.check(dialect, input, output, hooks);
      return post({ kind: 'result', result });
    }
    case 'solve': {
      tidy();
      const [dialect, input, options] = request.args;
      const result = await engine.solve(dialect, input, { ...options, ...hooks });
      const { beginning, starts } = result;
      return post({ kind: 'result', result }, [
        beginning.buffer,
        starts.input.buffer,
        starts.answer.buffer,
      ]);
    }
    default:
      return post({ kind: 'result', result: await perform(engine, request) });
  }
}

function sometimes(tell: (progress: Progress) => void): (progress: Progress) => void {
  let next = performance.now() + progressEveryMs;
  return (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + progressEveryMs;
    tell(progress);
  };
}
