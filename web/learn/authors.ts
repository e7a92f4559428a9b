// The script of the authors' page: the site's own address in the texts, their copy buttons, links to a place.

import { copyText } from '../kit/hand_over';

/** The address in the built page. */
const example = 'https://impartial.example/';
const home = new URL('../', location.href).href;

for (const code of document.querySelectorAll('pre code')) {
  const { textContent } = code;
  if (textContent.includes(example)) code.textContent = textContent.replaceAll(example, home);
}

const buttons = [...document.querySelectorAll<HTMLButtonElement>('button.copy')];
const copy = buttons[0]?.textContent ?? '';
for (const button of buttons) {
  const text = button.closest('li')?.querySelector('pre')?.textContent ?? '';
  // Browsers offer no clipboard to pages served without TLS.
  button.hidden = !('clipboard' in navigator);
  button.addEventListener('click', () => {
    void copyText(text).then((done) => {
      if (!done) return;
      // The button says so until another text is copied.
      for (const other of buttons) other.textContent = copy;
      button.textContent = button.dataset['copied'] ?? '';
    });
  });
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
