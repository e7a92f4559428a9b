// The script of the authors' page: the site's own address in the texts, links to a place.

/** The address in the built page. */
const example = 'https://impartial.example/';
const home = new URL('../', location.href).href;

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
