// Where a page says that it has not come: in a part that stands in each page, and in one that is loaded for it.

/**
 * Adds an empty line to the words about a page, which its script replaces if it comes after all; undefined if there are no
 * such words, or a line is there.
 */
export function addTroubleLine(opening: HTMLElement | null): HTMLElement | undefined {
  if (!opening || opening.querySelector('.trouble')) return undefined;
  delete document.documentElement.dataset['awaits'];
  opening.hidden = false;
  const line = document.createElement('p');
  line.className = 'trouble';
  line.role = 'alert';
  opening.append(line);
  return line;
}
