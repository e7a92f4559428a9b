// The programs of the tutorials, and those of tests/wrong that a tutorial names: compiled once, and run.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
export const codeFolder = join(root, 'web/learn/code');
export const wrongFolder = join(root, 'tests/wrong');
export const programs = readdirSync(codeFolder)
  .filter((file) => file.endsWith('.cpp'))
  .map((file) => basename(file, '.cpp'));
const scratch = mkdtempSync(join(tmpdir(), 'impartial-learn-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const compiled = new Map<string, Promise<string>>();

/** The path of a compiled program, of the tutorials or of tests/wrong. */
export function program(name: string): Promise<string> {
  const compile = async () => {
    const places = [codeFolder, wrongFolder].map((place) => join(place, `${name}.cpp`));
    const source = places.find(existsSync);
    if (!source) throw new Error(`no program ${name}`);
    const path = join(scratch, name);
    const flags = ['-std=c++17', '-O2', '-Wall', '-Wextra', '-Werror'];
    await promisify(execFile)(process.env.CXX ?? 'c++', [...flags, source, '-o', path]);
    return path;
  };
  const found = compiled.get(name) ?? compile();
  compiled.set(name, found);
  return found;
}

export async function run(name: string, input: Uint8Array | string = ''): Promise<string> {
  const path = await program(name);
  return new Promise((resolve, reject) => {
    const child = execFile(path, { timeout: 300_000, maxBuffer: 1 << 28 }, (error, output) =>
      error ? reject(error) : resolve(output),
    );
    // A program may exit before it has read all its input: its exit status and output are judged.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
