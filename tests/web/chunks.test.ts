// The files of the built pages: few and not tiny (web/build/chunks.ts).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '../../web/games/registry';

const dist = join(import.meta.dirname, '../../dist');
const assets = join(dist, 'assets');

// Without a build there is nothing to read: `npm test` builds before it runs this file.
describe.runIf(existsSync(dist))('dist/assets', () => {
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const read = (name: string): string => readFileSync(join(assets, name), 'utf8');

  it('has few files', () => {
    expect(files.length).toBeGreaterThan(20);
    // A game brings two: its board with its reasons, and its theory.
    expect(files.length).toBeLessThanOrEqual(68 + 2 * registry.length);
  });

  it('has no tiny file but those that pages, workers and games name', () => {
    const named = /^(index|authors|sheet(_zh_han[st])?|\w*worker|number_game|sylver_coinage)-/;
    const tiny = files.filter((name) => read(name).length < 1000 && !named.test(name));
    expect(tiny).toEqual([]);
  });

  it.each(['worker', 'oracle_worker', 'compiler_worker', 'runner_worker', 'python_worker'])(
    'no file imports the first file of %s',
    (worker) => {
      const scripts = files.filter((name) => name.endsWith('.js'));
      const imports = new Set(
        scripts.flatMap((name) =>
          [...read(name).matchAll(/(?:from|import)\(?["'`]\.\/([^"'`]+)/g)].map(([, file]) => file),
        ),
      );
      const [entry = '', ...others] = scripts.filter((name) => name.startsWith(`${worker}-`));
      expect(entry).not.toBe('');
      expect(others).toEqual([]);
      expect(imports).not.toContain(entry);
      // It does import the others.
      expect(read(entry)).toMatch(/^import[^;]*from["'`]\.\/solver/);
    },
  );
});
