// In the built pages no file imports the first file of the worker (web/build/worker_parts.ts).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');

// Without a build there is nothing to read: `npm test` builds before it runs this file.
describe.runIf(existsSync(dist)).each(['assets', 'pages'])('dist/%s', (folder) => {
  it('no file imports the first file of the worker', () => {
    const scripts = readdirSync(join(dist, folder)).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(join(dist, folder, name), 'utf8'));
    const imports = new Set(
      code.flatMap((text) =>
        [...text.matchAll(/(?:from|import)\(?["'`]\.\/([^"'`]+)/g)].map(([, name]) => name),
      ),
    );
    const entries = scripts.filter((name) => /^worker-(?!first-)/.test(name));
    expect(entries).toHaveLength(1);
    expect(entries.filter((name) => imports.has(name))).toEqual([]);
    const entry = readFileSync(join(dist, folder, entries[0] ?? ''), 'utf8');
    // It does import the others, and so do these.
    expect(entry).toMatch(/^import[^;]*from["'`]\.\/worker-first/);
  });
});
