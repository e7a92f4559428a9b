// Progress as a file: the exercises that the reader has solved, to be taken to another browser.

const kind = 'impartial progress';
/** A file of progress is far smaller. */
const mostCharacters = 200_000;

export function writeProgress(solved: Iterable<string>): string {
  return `${JSON.stringify({ file: kind, version: 1, solved: [...solved].sort() }, undefined, 1)}\n`;
}

/** undefined: the text is no such file. */
export function readProgress(text: string): readonly string[] | undefined {
  if (text.length > mostCharacters) return undefined;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof found !== 'object' || found === null) return undefined;
  const { file, version, solved } = found as Readonly<Record<string, unknown>>;
  if (file !== kind || version !== 1 || !Array.isArray(solved)) return undefined;
  // The browser keeps one on each line.
  const isExercise = (each: unknown): each is string =>
    typeof each === 'string' && each !== '' && !each.includes('\n');
  return solved.every(isExercise) ? solved : undefined;
}
