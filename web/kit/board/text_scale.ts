/** The size of the page's text, 1 at the browser's default of 16 pixels. Boards laid out in pixels grow with it. */
export function textScale(): number {
  return Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
}
