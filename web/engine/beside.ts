// What a classic script loads from the folder in which it lies, because it is large and rarely needed. In such a build this
// file replaces plain.ts and, unless the modules that search are in the script too, search_parts.ts and rules_parts.ts.
import type { Parts, Plain, SearchModule } from './impartial_module';
import { scriptUrl } from './script_url';
import type * as SearchScript from './search_script';

// `currentScript` is known only while the script runs for the first time. It is null in a module: a page may load the
// script as one. A worker has no document.
const element =
  typeof document === 'undefined'
    ? undefined
    : (document.currentScript ?? document.querySelector('script[src*="impartial.standalone."]'));

/** The script's own element. */
export const ownElement = element as HTMLScriptElement | null | undefined;

/** The address is absolute: a classic script from another origin has none that a relative import could start from. */
function beside(file: string): string {
  return new URL(file, ownElement?.src || location.href).href;
}

const address = ownElement?.src || location.href;
export const folder = /^[^?#]*\//.exec(address)?.[0] ?? address;

export const positionsPlain: Plain = () => import(/* @vite-ignore */ beside('impartial.plain.js'));

/** Only the page in one file solves judge text, and its worker runs from a Blob, which can load no file. */
export const judgePlain: Plain = () => Promise.reject(new Error('WebAssembly is refused'));

export const searchParts = async (): Promise<Parts<SearchModule>> =>
  (await searchScript()).searchParts();
export const rulesParts = async (): Promise<Parts<SearchModule>> =>
  (await searchScript()).rulesParts();

/** From a classic script too, because nothing can be imported. */
async function searchScript(): Promise<typeof SearchScript> {
  const script = document.createElement('script');
  script.src = scriptUrl(beside('impartial.search.js'));
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} cannot be loaded`));
    document.head.append(script);
  });
  script.remove();
  const scope = globalThis as unknown as { impartialSearch: typeof SearchScript };
  return scope.impartialSearch;
}
