// Reports once when an element comes near the visible part of the page.

/** A screen ahead: the page then moves below what is read. */
const margin = '100%';

/** Returns a function that stops waiting. Without IntersectionObserver the element counts as near at once. */
export function whenNear(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    act();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
