// The solver's own thread: loads the first module, then answers one request at a time.
import { createEngine } from './create_engine';
import { EngineFailure } from './engine';
import type { Engine, FailureStage, Progress } from './engine';
import { perform } from './messages';
import type { Request, Response } from './messages';

const progressEveryMs = 100;

function post(response: Response, transfer: Transferable[] = []): void {
  self.postMessage(response, { transfer });
}

function postFailure(stage: FailureStage, error: unknown): void {
  if (error instanceof EngineFailure) stage = error.stage;
  const message = error instanceof Error ? error.message : String(error);
  post({ kind: 'failure', stage, message });
}

function progressReporter(): (progress: Progress) => void {
  let next = performance.now() + progressEveryMs;
  return (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + progressEveryMs;
    post({ kind: 'progress', progress });
  };
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

async function answer(engine: Engine, request: Request): Promise<void> {
  const onProgress = progressReporter();
  if (request.call === 'check') {
    const [dialect, input, output] = request.args;
    return post({
      kind: 'result',
      result: await engine.check(dialect, input, output, { onProgress }),
    });
  }
  if (request.call !== 'solve') {
    return post({ kind: 'result', result: await perform(engine, request) });
  }
  tidy();
  const [dialect, input, options] = request.args;
  const result = await engine.solve(dialect, input, { ...options, onProgress });
  const { beginning, starts } = result;
  post({ kind: 'result', result }, [beginning.buffer, starts.input.buffer, starts.answer.buffer]);
}

/** Not awaited at the top level, because the worker of the page in one file is a classic script. */
async function start(): Promise<void> {
  try {
    const openFile = async () => (await import('./answer_file')).openAnswerFile();
    const engine = await createEngine({ openFile });
    self.addEventListener('message', (event: MessageEvent<Request>) => {
      answer(engine, event.data).catch((error: unknown) => postFailure('run', error));
    });
    post({ kind: 'ready' });
  } catch (error) {
    postFailure('load', error);
  }
}

void start();
