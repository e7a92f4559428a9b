// Copies and downloads text and images.

/** Returns false if the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** For pages served without TLS, where browsers offer no clipboard API. */
function copyByCommand(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'off-screen';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/** Whether the browser can copy images. */
export const copiesImages = 'ClipboardItem' in globalThis;

/** Returns false if the browser forbids it. The image may still be in the making, because Safari copies only at once. */
export async function copyPng(image: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })]);
    return true;
  } catch {
    return false;
  }
}

export function download(content: Uint8Array<ArrayBuffer> | Blob, name: string): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type: 'text/plain' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click only starts the download, so the address must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
