// The third module's files where nothing can be imported: they come from a classic script beside this one.
import { ownScript } from './own_script';
import { scriptUrl } from './script_url';
import type * as Script from './search_parts';
import type { Parts, SearchModule } from './impartial_module';

export async function searchParts(): Promise<Parts<SearchModule>> {
  const script = document.createElement('script');
  script.src = scriptUrl(new URL('impartial.search.js', ownScript || location.href).href);
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} cannot be loaded`));
    document.head.append(script);
  });
  script.remove();
  return (
    globalThis as unknown as { impartialSearch: typeof Script }
  ).impartialSearch.searchParts();
}
