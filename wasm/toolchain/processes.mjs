// Starts other programs, for the scripts that build and test. Built-in modules only, because some of them run before
// node_modules exists.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const cores = availableParallelism();

/** A failure that is for the person at the keyboard: its message is all there is to say. */
export class Trouble extends Error {}

/** Runs `main`, a script's whole work, and turns its Trouble into a last line and an exit status. */
export async function script(main) {
  process.chdir(root);
  try {
    const [major, minor] = process.versions.node.split('.').map(Number);
    // "engines" of package.json: what the build's packages run on.
    if (
      major < 20 ||
      major === 21 ||
      (major === 20 && minor < 19) ||
      (major === 22 && minor < 12)
    ) {
      const needed = 'Node.js 20.19 or newer is needed, but not 21 or 22.0 to 22.11';
      throw new Trouble(`${needed}; this is ${process.versions.node}`);
    }
    await main();
  } catch (error) {
    console.error(error instanceof Trouble ? `\nFAILED: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Runs a program on this terminal and waits for it. */
export function run(program, args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const failed = (why) => reject(new Trouble(`${[program, ...args].join(' ')} (${why})`));
    child.on('error', (error) => failed(error.message));
    child.on('close', (code, signal) =>
      code === 0 ? resolve() : failed(signal ?? `exit ${code}`),
    );
  });
}

/** Runs a program quietly; its output is shown only if it fails. */
export function quietly(program, args, { cwd, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    let text = '';
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.on('error', (error) => reject(new Trouble(`${program}: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(text);
      const command = [basename(program), ...args].join(' ').slice(0, 200);
      reject(new Trouble(`${text.trimEnd()}\n${command}: ${signal ?? `exit status ${code}`}`));
    });
  });
}

/** What a program prints, '' if it cannot be run. */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

/** Where a program is, by its real name, or undefined. */
export function which(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return realpathSync(path);
    } catch {}
  }
  return undefined;
}
