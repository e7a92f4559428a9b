// The compiler's package, loaded when the first program is compiled.
import type { Clang, Folder } from './compile';

/** Resolves when its files are loaded. */
export async function loadClang(): Promise<Clang> {
  const { commands } = await import('@yowasp/clang');
  // Without arguments it only loads its files; without a callback it would write to the console.
  await commands.clang(undefined, {}, { fetchProgress: () => {} });
  return async ([command, ...args], files, tell) => {
    const run = command === 'clang' ? commands.clang : commands['clang++'];
    return (await run(args, files, { stdout: tell, stderr: tell, decodeASCII: false })) as Folder;
  };
}
