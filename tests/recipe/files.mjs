// Shared by new_game.mjs and new_dialect.mjs. Built-in modules only.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export class Trouble extends Error {}

/** Runs an action, and prints the reason if it is impossible. */
export function recipe(action) {
  try {
    action();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

export function checkId(id) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(id ?? '')) {
    throw new Trouble(`an id is words in small letters, joined by _: ${id ?? '(none)'}`);
  }
}

/** take_away: TakeAway. */
export function pascal(id) {
  return id.replace(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase());
}

/** take_away: takeAway. */
export function camel(id) {
  return id.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}

export function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** Writes a file that must not exist yet. */
export function create(file, text) {
  if (existsSync(join(root, file))) throw new Trouble(`${file} is there already`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(`new      ${file}`);
}

/** Inserts `text` before or after the first match of the pattern. */
export function insert(file, side, pattern, text) {
  const source = read(file);
  const found = pattern.exec(source);
  if (!found) throw new Trouble(`${file}: nothing matches ${pattern}`);
  const at = found.index + (side === 'behind' ? found[0].length : 0);
  writeFileSync(join(root, file), source.slice(0, at) + text + source.slice(at));
  console.log(`changed  ${file}`);
}
