// Motion that shows what a move did. Only the picture moves: the board's state and names are final before. Loaded when
// somebody turns to a board.

/** Long enough to be followed, short enough not to be waited for. */
const duration = 200;

function isMotionWanted(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Places are measured in the window's pixels, and motion in those of an element that may be enlarged. */
function zoomOf(element: Element): number {
  return (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** An element comes from another place to its own. */
export function travel(element: Element | null | undefined, from: Element | null): void {
  if (!element || !from || !isMotionWanted()) return;
  const start = from.getBoundingClientRect();
  const end = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  const across = (start.left + start.width / 2 - end.left - end.width / 2) / zoom;
  const down = (start.top + start.height / 2 - end.top - end.height / 2) / zoom;
  element.animate([{ transform: `translate(${across}px, ${down}px)` }, { transform: 'none' }], {
    duration,
    easing: 'ease-in-out',
  });
}

/** Copies of elements that go with the next update. Call the result after it: they rise and fade. */
export function leaving(elements: readonly Element[]): (root: ShadowRoot) => void {
  if (elements.length === 0 || !isMotionWanted()) return () => {};
  const places = elements.map((element) => element.getBoundingClientRect());
  return (root) => {
    const base = root.host.getBoundingClientRect();
    const zoom = zoomOf(root.host);
    for (const { left, top, width, height } of places) {
      const copy = document.createElement('span');
      copy.className = 'leaving';
      Object.assign(copy.style, {
        left: `${(left - base.left) / zoom}px`,
        top: `${(top - base.top) / zoom}px`,
        width: `${width / zoom}px`,
        height: `${height / zoom}px`,
      });
      root.append(copy);
      const gone = [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-12px)' }];
      copy.animate(gone, { duration, easing: 'ease-in' }).onfinish = () => copy.remove();
    }
  };
}
