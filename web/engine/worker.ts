// The solver's own thread: loads the module, then answers one request at a time.
import { DirectEngine } from './direct_engine';
import { EngineFailure } from './engine';
import type { FailureStage, Progress } from './engine';
import { loadImpartial } from './load';
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

async function answer(engine: DirectEngine, request: Request): Promise<void> {
  switch (request.call) {
    case 'games':
      return post({ kind: 'result', result: await engine.games() });
    case 'solve': {
      const { dialect, input, seed } = request;
      const result = await engine.solve(dialect, input, { seed, onProgress: progressReporter() });
      return post({ kind: 'result', result }, [result.answer.buffer]);
    }
    case 'caseAt': {
      const { dialect, text, offset } = request;
      return post({ kind: 'result', result: await engine.caseAt(dialect, text, offset) });
    }
    case 'analyse':
      return post({ kind: 'result', result: await engine.analyse(request.game, request.position) });
    case 'play': {
      const { game, position, move } = request;
      return post({ kind: 'result', result: await engine.play(game, position, move) });
    }
    case 'step':
      return post({ kind: 'result', result: await engine.step(request.game, request.position) });
    case 'picture':
      return post({ kind: 'result', result: await engine.picture(request.game, request.position) });
  }
}

/** Not awaited at the top level: in the page of one file the worker is a classic script. */
async function start(): Promise<void> {
  try {
    const engine = new DirectEngine(await loadImpartial());
    self.addEventListener('message', (event: MessageEvent<Request>) => {
      answer(engine, event.data).catch((error: unknown) => postFailure('run', error));
    });
    post({ kind: 'ready' });
  } catch (error) {
    postFailure('load', error);
  }
}

void start();
