// WebKit runs the first file of a module worker once more when another file imports it. Two solvers would answer each
// request, and every answer after the first would be that of another question. So the first file is small, and no file
// imports it: all that it needs is in the second, from which the others take what they share.
import type { Rolldown } from 'vite';
import { rootsOf } from './roots.ts';

/** Whether a module comes with the entry, by imports that do not wait for a call. */
function comesFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  const isEntry = (each: string): boolean => context.getModuleInfo(each)?.isEntry ?? false;
  return !isEntry(id) && [...rootsOf(id, context)].some(isEntry);
}

export const workerParts: Pick<Rolldown.RolldownOptions, 'output'> = {
  output: {
    codeSplitting: {
      groups: [{ name: (id, context) => (comesFirst(id, context) ? 'worker-first' : null) }],
    },
  },
};
