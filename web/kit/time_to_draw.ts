// Work in small steps lets the page draw between them.

/** How long the page may wait before it draws again. */
const sliceMs = 12;

let lastDrawn = 0;

/** Lets the page draw if it has waited long enough; returns whether it did. */
export async function isTimeToDraw(): Promise<boolean> {
  if (performance.now() - lastDrawn < sliceMs) return false;
  await new Promise((resolve) => setTimeout(resolve));
  lastDrawn = performance.now();
  return true;
}
