// Reports once when an element comes near the visible part of the page.

/** A screen ahead: the page then moves below what is read. */
const margin = '100%';

const waiting = new Set<() => void>();
let areComing = false;

/** Returns a function that stops waiting. Without IntersectionObserver the element counts as near at once. */
export function whenNear(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => {};
  }
  const stop = (): void => {
    observer.disconnect();
    waiting.delete(come);
  };
  const come = (): void => {
    stop();
    act();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  waiting.add(come);
  return stop;
}

/** One element has come, with the code that all need. The others follow when the page is idle, so that it prints whole. */
export function letOthersCome(): void {
  if (areComing) return;
  areComing = true;
  whenIdle(() => {
    areComing = false;
    const [next] = waiting;
    if (!next) return;
    next();
    letOthersCome();
  });
}

export function whenIdle(act: () => void): void {
  // Safari has no idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
