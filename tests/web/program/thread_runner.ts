// Runs programs on another thread of Node, which ends with a program that runs too long, as in the page.
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import type { AnyRunner } from '../../../web/program/languages';
import { stoppedRun } from '../../../web/program/lines';
import type { Run } from '../../../web/program/program';
import { Interpreter } from '../../../web/program/python/interpreter';

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${import.meta.dirname}/run_worker.ts`, formats: ['cjs'] },
      rolldownOptions: { external: ['node:worker_threads'] },
    },
  });
  const [made] = Array.isArray(result) ? result : [];
  const code = made?.output[0].code;
  if (code === undefined) throw new Error('no code for the thread');
  return code;
}

export class ThreadRunner implements AnyRunner {
  #code: Promise<string> | undefined;
  #worker: Worker | undefined;
  #python: Promise<Interpreter> | undefined;

  run: AnyRunner['run'] = async (program, input, limits) => {
    if (!(program instanceof WebAssembly.Module)) {
      const python = await (this.#python ??= Interpreter.load());
      const run = python.run(program, input, limits);
      if (python.isLost) this.#python = undefined;
      return run;
    }
    const worker = (this.#worker ??= new Worker(await (this.#code ??= bundled()), { eval: true }));
    return new Promise<Run>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.close();
        resolve(stoppedRun(limits.time));
      }, limits.time);
      worker.removeAllListeners();
      worker.once('error', reject);
      worker.once('message', (run: Run) => {
        clearTimeout(timer);
        resolve(run);
      });
      worker.postMessage({ program, input, output: limits.output });
    });
  };

  close(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  async check(source: string) {
    return (await (this.#python ??= Interpreter.load())).check(source);
  }
}
