// The compiler's package, loaded when the first program is compiled.
import type { Clang, Folder } from './compile';

/** `onProgress`: bytes of the compiler's files, decompressed. */
export async function loadClang(
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Clang> {
  const { commands } = await import('@yowasp/clang');
  // Without arguments it only loads its files.
  await commands.clang(
    undefined,
    {},
    {
      fetchProgress: ({ doneLength, totalLength }) => onProgress(doneLength, totalLength),
    },
  );
  return async ([command, ...args], files, tell) => {
    const run = command === 'clang' ? commands.clang : commands['clang++'];
    return (await run(args, files, { stdout: tell, stderr: tell, decodeASCII: false })) as Folder;
  };
}
