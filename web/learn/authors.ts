// The script of the authors' page: the site's own address in the texts, links to a place, the playground of attributes.
import { boardAttributes } from '../kit/board/attributes';
import type { BoardAttribute } from '../kit/board/attributes';
import { element, fence, frame, frameAddress } from '../kit/places/forms';
import type { PlacedBoard } from '../kit/places/forms';

/** The address in the built page. */
const example = 'https://impartial.example/';
const home = new URL('../', location.href).href;

for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${example}"]`)) {
  link.href = link.href.replace(example, home);
}
for (const code of document.querySelectorAll('pre code')) {
  const { textContent } = code;
  if (textContent.includes(example)) code.textContent = textContent.replaceAll(example, home);
}

/** A link to a place opens its recipe. */
function openPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  if (!(place instanceof HTMLDetailsElement)) return;
  place.open = true;
  place.scrollIntoView();
}
openPlace();
window.addEventListener('hashchange', openPlace);

const forms: Readonly<Record<string, (board: PlacedBoard) => string>> = {
  fence,
  element,
  frame: (board) => frame(board, home),
};

/** The board and its text follow the fields. */
function playground(fields: HTMLFormElement): void {
  const figure = fields.nextElementSibling;
  const code = figure?.querySelector('code');
  if (!(figure instanceof HTMLElement) || !code) return;
  const board = document.createElement('impartial-board');
  const show = (): void => {
    const values = new FormData(fields);
    const attributes = boardAttributes.flatMap((name): [BoardAttribute, string][] => {
      const value = values.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    });
    const asked = new Map(attributes);
    for (const name of boardAttributes) {
      const value = asked.get(name);
      if (value === undefined) board.removeAttribute(name);
      else board.setAttribute(name, value);
    }
    const title = `${asked.get('game')} ${asked.get('position') ?? ''}`.trim();
    const placed = { attributes, title, link: frameAddress({ attributes }, home), name: '' };
    const form = values.get('form');
    code.textContent = (typeof form === 'string' && forms[form]?.(placed)) || '';
  };
  fields.addEventListener('input', ({ target }) => {
    // A position is one of its game.
    if (target instanceof HTMLSelectElement && target.name === 'game') {
      for (const field of fields.querySelectorAll<HTMLInputElement>('input:not([type])'))
        field.value = '';
    }
    show();
  });
  fields.addEventListener('submit', (event) => event.preventDefault());
  show();
  fields.hidden = figure.hidden = false;
  figure.before(board);
}
document.querySelectorAll<HTMLFormElement>('form.playground').forEach(playground);
