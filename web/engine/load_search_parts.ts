// The second module's parts where nothing can be imported: from a classic script beside this one.
import { ownScript } from './own_script';
import type * as Parts from './search_parts';
import type { SearchParts } from './search_parts';

export async function searchParts(): Promise<SearchParts> {
  const script = document.createElement('script');
  script.src = new URL('impartial.search.js', ownScript || location.href).href;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} cannot be loaded`));
    document.head.append(script);
  });
  script.remove();
  return (globalThis as unknown as { impartialSearch: typeof Parts }).impartialSearch.searchParts();
}
