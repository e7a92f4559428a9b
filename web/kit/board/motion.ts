// Motion that shows what a move did. Only the picture moves: the board's state and names are final before. Loaded when
// somebody turns to a board.

/** Long enough to be followed, short enough not to be waited for. */
const duration = 200;

function isMotionWanted(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** An element comes from another place to its own. */
export function travel(element: Element | null | undefined, from: Element | null): void {
  if (!element || !from || !isMotionWanted()) return;
  const start = from.getBoundingClientRect();
  const end = element.getBoundingClientRect();
  const across = start.left + start.width / 2 - end.left - end.width / 2;
  const down = start.top + start.height / 2 - end.top - end.height / 2;
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
    for (const { left, top, width, height } of places) {
      const copy = document.createElement('span');
      copy.className = 'leaving';
      Object.assign(copy.style, {
        left: `${left - base.left}px`,
        top: `${top - base.top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      root.append(copy);
      const gone = [{ opacity: 1 }, { opacity: 0, transform: 'translateY(-12px)' }];
      copy.animate(gone, { duration, easing: 'ease-in' }).onfinish = () => copy.remove();
    }
  };
}
