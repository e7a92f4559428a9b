// What every page says of itself, in its head (../kit/site.ts): the version with the commit, and the address of the
// source if the environment variable IMPARTIAL_SOURCE gives one. The same commit always gives the same page.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { escapeHtml } from '../kit/escape_html.ts';
import type { Site } from '../kit/site.ts';
import { versionOf } from './embed_scripts.ts';

export function siteFacts(root: string, source = process.env['IMPARTIAL_SOURCE']): Site {
  const commit = commitOf(root);
  return { build: versionOf(root) + (commit && ` (${commit})`), source: source || undefined };
}

/** The page's tags of these facts. */
export function factTags(site: Site): string {
  return Object.entries(site)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => `<meta name="impartial-${name}" content="${escapeHtml(content)}" />`)
    .join('\n    ');
}

/** With a plus if files differ from it. Empty without a repository, as in an archive of the source. */
function commitOf(root: string): string {
  const args = ['--git-dir', join(root, '.git'), '--work-tree', root];
  const describe = ['describe', '--always', '--dirty=+', '--exclude=*', '--abbrev=7'];
  try {
    return execFileSync('git', [...args, ...describe], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
