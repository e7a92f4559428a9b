// A module that a browser does not load again: it keeps what came, and most also keep that nothing came.

/** Whether only another page, or another worker, can load what this error is about. */
export async function isKept(error: unknown): Promise<boolean> {
  if (error instanceof SyntaxError) return true;
  // Chromium and Firefox name the file. If it is there now, they have not asked for it. WebKit always asks again.
  const file = /module: (\S+)/.exec(String(error))?.[1];
  if (file === undefined) return false;
  const answer = await fetch(file).catch(() => undefined);
  // Something else may come in its place.
  return !!answer?.ok && /javascript/.test(String(answer.headers.get('content-type')));
}
