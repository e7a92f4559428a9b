// WebKit runs the first file of a module worker once more when another file imports it. Two solvers would answer each
// request, and every answer after the first would be that of another question. So the first file is small, and no file
// imports it: all that it needs is in the second, from which the others take what they share.
import type { Rolldown } from 'vite';

/** Whether a module comes with the entry, by imports that do not wait for a call. */
function comesFirst(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const comes = (each: string): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    const { isEntry, importers } = context.getModuleInfo(each) ?? { isEntry: false, importers: [] };
    return isEntry || importers.some(comes);
  };
  return !context.getModuleInfo(id)?.isEntry && comes(id);
}

export const workerParts: Pick<Rolldown.RolldownOptions, 'output'> = {
  output: {
    codeSplitting: {
      groups: [{ name: (id, context) => (comesFirst(id, context) ? 'worker-first' : null) }],
    },
  },
};
