// The solver's side of the messages: answers one request at a time.
import { newEngine } from './create_engine';
import { EngineFailure } from './engine';
import type { Engine, Progress } from './engine';
import { perform } from './messages';
import type { Request, Response, Start } from './messages';

const progressEveryMs = 100;

/** The used part of a worker's global object, and of a MessagePort. */
export interface SolverPort {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(response: Response, options: StructuredSerializeOptions): void;
}

/** `lock`: see WorkerLine. `ended`: where nobody can end this thread. */
export function serve(
  port: SolverPort,
  { thread, module }: Partial<Start>,
  { lock, signal }: { readonly lock?: string; readonly signal?: AbortSignal } = {},
): void {
  const openFile = async () => (await import('./answer_file')).openAnswerFile();
  const engine = newEngine({ openFile }, thread && module ? { [thread]: module } : {});
  const post = (response: Response, transfer: Transferable[] = []): void =>
    port.postMessage(response, { transfer });
  port.onmessage = ({ data }) => {
    answer(engine, data, post, signal).catch((error: unknown) => post(failure(error)));
  };
  post({ kind: 'ready', ...(lock && { lock }) });
}

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
  post: (response: Response, transfer?: Transferable[]) => void,
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

function failure(error: unknown): Response {
  const stage = error instanceof EngineFailure ? error.stage : 'run';
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failure', stage, message };
}

function sometimes(tell: (progress: Progress) => void): (progress: Progress) => void {
  let next = performance.now() + progressEveryMs;
  return (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + progressEveryMs;
    tell(progress);
  };
}
