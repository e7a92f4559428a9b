// Answers the requests of runner.ts.
import { listen } from '../engine/worker_line';
import type { Life, Port } from '../engine/worker_line';
import type { Run, RunRequest } from './program';
import { run } from './run';

export function serve(port: Port<RunRequest, Run>, life: Life): void {
  listen(port, life, async ({ program, input, output }, post) => {
    // The time counts from here, and from here it can be stopped at once.
    post({
      kind: 'progress',
      progress: { bytesRead: 0, bytesTotal: 1, cases: 0, milliseconds: 0 },
    });
    const result = run(program, input, { output });
    post({ kind: 'result', result }, [result.output.buffer]);
  });
}
