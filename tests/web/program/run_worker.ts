// A thread of Node that runs programs.
import { parentPort } from 'node:worker_threads';
import type { RunRequest } from '../../../web/program/program';
import { run } from '../../../web/program/run';

parentPort?.on('message', ({ program, input, output }: RunRequest) => {
  parentPort?.postMessage(run(program, input, { output }));
});
