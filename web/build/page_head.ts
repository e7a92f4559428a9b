// The shared head of all our pages: the policy and the icon of index.html.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `root` is the repository. */
export function pageHead(root: string): { readonly policy: string; readonly icon: string } {
  const index = readFileSync(join(root, 'index.html'), 'utf8');
  const tag = (pattern: RegExp): string => {
    const [found] = pattern.exec(index) ?? [];
    if (!found) throw new Error(`index.html: nothing matches ${pattern}`);
    return found;
  };
  return { policy: tag(/<meta\s+http-equiv[^>]*>/), icon: tag(/<link\s+rel="icon"[^>]*>/) };
}
