import type { Rolldown } from 'vite';

/**
 * The entries, and the modules that are imported on demand, that a module comes with: from each of them it is reached by
 * imports that do not wait for a call. A module can be its own root.
 */
export function rootsOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const climb = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    const info = context.getModuleInfo(each);
    if (!info) return;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(each);
    info.importers.forEach(climb);
  };
  climb(id);
  return roots;
}
