// The script for other people's pages: loads auto.js, which turns code fences into boards and defines <impartial-board>.
// It is a classic script, because MkDocs before 1.5, notebooks and others load no modules. Such a script from another
// origin has no address to import from but its own. It declares nothing, which would be global.
void import(
  /* @vite-ignore */ new URL('auto.js', (document.currentScript as HTMLScriptElement).src).href
);

export {};
