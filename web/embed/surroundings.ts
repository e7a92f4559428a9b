// The part of the page around a board that the board follows: its language, and whether it is dark.

type Listener = () => void;

const listeners = new Set<Listener>();
let observer: MutationObserver | undefined;
const scheme = '(prefers-color-scheme: dark)';
/** Longer than the transitions of colours in themes. */
const settledAfterMs = 600;

/**
 * Calls back when the page around an element may have changed its language or its colours. Returns a function that stops
 * this.
 */
export function watchSurroundings(element: Element, listener: Listener): () => void {
  listeners.add(listener);
  // The element inherits its colour with a transition, so a wrapper's class or another style sheet is told by it.
  const recoloured = (event: Event): void => {
    if (event.composedPath()[0] === element) changed();
  };
  element.addEventListener('transitionrun', recoloured);
  if (!observer) {
    observer = new MutationObserver(changed);
    // Themes mark a dark page by a class or an attribute of one of these.
    for (const each of [document.documentElement, document.body]) {
      observer.observe(each, { attributes: true });
    }
    matchMedia(scheme).addEventListener('change', changed);
  }
  return () => {
    element.removeEventListener('transitionrun', recoloured);
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
    matchMedia(scheme).removeEventListener('change', changed);
  };
}

function changed(): void {
  const tell = (): void => listeners.forEach((listener) => listener());
  tell();
  setTimeout(tell, settledAfterMs);
}

/** The language that the page declares around an element, also through shadow roots; '' if it declares none. */
export function languageAround(element: Element): string {
  const found = element.closest('[lang]:not([lang=""])')?.getAttribute('lang');
  const root = element.getRootNode();
  return found ?? (root instanceof ShadowRoot ? languageAround(root.host) : '');
}

/**
 * Whether an element stands on a dark background or on a light one; undefined if nothing around it has a background of its
 * own, or the page declares one colour scheme. A page that declares both may be switched by its reader.
 */
export function isOnDark(element: Element): boolean | undefined {
  if (/^(light|dark)$/.test(getComputedStyle(element).colorScheme)) return undefined;
  for (let each = around(element); each; each = around(each)) {
    const [red, green, blue, alpha] = pixelOf(getComputedStyle(each).backgroundColor);
    // As bright as the eye sees it (Rec. 709, without its curve).
    if (alpha > 127) return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 110;
  }
  return undefined;
}

function around(element: Element): Element | null {
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  return element.assignedSlot ?? element.parentElement ?? host;
}

let canvas: CanvasRenderingContext2D | null | undefined;

/** From 0 to 255 each. Any notation of a colour can be drawn, but there are many to parse. */
function pixelOf(colour: string): readonly [number, number, number, number] {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}
