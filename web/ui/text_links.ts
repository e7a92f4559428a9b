// Texts in links: deflated, in base64url. Long texts have no link.

/** Longer addresses are cut by chats and mail programs. */
const longestCode = 2000;
/** Longer texts cannot become short, or should not: whoever opens the link has to read them. */
const longestText = 100_000;

/** undefined: the text is too long for a link, or the browser cannot deflate. */
export async function packText(text: string): Promise<string | undefined> {
  if (text.length > longestText || typeof CompressionStream === 'undefined') return undefined;
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const code = btoa(String.fromCharCode(...bytes.subarray(0, longestCode)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return code.length <= longestCode ? code : undefined;
}

/** undefined: the link is damaged, or its text is longer than any that `packText` takes. */
export async function unpackText(code: string): Promise<string | undefined> {
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (each) => each.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readText(stream);
  } catch {
    return undefined;
  }
}

/** A few bytes can inflate to gigabytes, so the stream is not read to its end at once. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    if (text.length > longestText) {
      await reader.cancel();
      return undefined;
    }
  }
}
