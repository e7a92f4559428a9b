// Keys that the board uses do not reach the page around it, where they could turn its pages or open its search; nor does
// a click follow a link that the board stands in.

/** `root`: the board's shadow root, so that everything inside has had the key. */
export function keepKeys(root: EventTarget): void {
  const held = new Set<string>();
  root.addEventListener('keydown', (event) => {
    if (!isUsed(event as KeyboardEvent)) return;
    held.add((event as KeyboardEvent).code);
    event.stopPropagation();
  });
  for (const type of ['keypress', 'keyup']) {
    root.addEventListener(type, (event) => {
      const { code } = event as KeyboardEvent;
      if (held.has(code)) event.stopPropagation();
      if (type === 'keyup') held.delete(code);
    });
  }
}

function isUsed(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented) return true;
  if (ctrlKey || metaKey || altKey || key === 'Escape' || key === 'Tab') return false;
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  if (target.matches('input, select, textarea')) return true;
  return (key === 'Enter' || key === ' ') && target.matches('button, a, summary');
}

/** A click on what does nothing by itself would act on the link or the label around the board. */
export function keepClicks(board: Element, root: EventTarget): void {
  root.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const acts = 'a, label, input, summary, button[popovertarget]';
    if (!(target instanceof Element) || target.closest(acts)) return;
    if (board.closest('a, label')) event.preventDefault();
  });
}
