// The solver's side of the messages: answers one request at a time.
import { newEngine } from './create_engine';
import { setHashes } from './integrity';
import { giveHooks, perform } from './messages';
import type { Request, Result, Start } from './messages';
import type { Progress, Solution } from './engine';
import { once } from './once';
import { gentle } from './position_engine';
import { listen } from './worker_line';
import type { Life, Port } from './worker_line';

const progressEveryMs = 100;

export function serve(
  port: Port<Request, Result>,
  { thread, module, page, hashes }: Partial<Start>,
  life: Life,
): void {
  if (hashes) setHashes(hashes);
  // With the first judge text.
  const files = once(async () => new (await import('./answer_file')).AnswerFiles(page));
  const compiled = thread && module ? { [thread]: module } : {};
  // Where nobody can end this thread, it is the page's own.
  const pace = life.signal && gentle;
  const engine = newEngine({ openFile: async () => (await files()).open() }, compiled, pace);
  listen<Request, Result>(port, life, async (request, post) => {
    if (request.call === 'solve')
      void files().then(
        (of) => of.tidy(),
        () => {},
      );
    const hooks = {
      onProgress: sometimes((progress) => post({ kind: 'progress', progress })),
      ...(life.signal && { signal: life.signal }),
    };
    const result = await perform(engine, giveHooks(request, hooks));
    post({ kind: 'result', result }, request.call === 'solve' ? buffersOf(result as Solution) : []);
  });
}

/** They move to the page, and are not copied. */
function buffersOf({ beginning, starts }: Solution): Transferable[] {
  return [beginning.buffer, starts.input.buffer, starts.answer.buffer];
}

function sometimes(tell: (progress: Progress) => void): (progress: Progress) => void {
  let next = performance.now() + progressEveryMs;
  return (progress) => {
    if (performance.now() < next) return;
    next = performance.now() + progressEveryMs;
    tell(progress);
  };
}
