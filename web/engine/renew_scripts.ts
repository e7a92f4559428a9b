// Loaded when a worker's code has not come, or is not ours.
import { importsIn } from './integrity';
import { renew } from './renew';

/** Asks for the scripts among files past what the browser keeps, and for what they import, which only their own thread knows. */
export async function renewScripts(files: readonly string[]): Promise<void> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  await renew(scripts, 'reload');
  const importsOf = async (script: string): Promise<readonly string[]> =>
    importsIn(await (await fetch(script)).text(), script);
  const found = await Promise.all(scripts.map((script) => importsOf(script).catch(() => [])));
  await renew(found.flat(), 'reload');
}
