// The script element of a build of one classic script. `currentScript` is known only while the script runs for the first
// time, so the entry module imports this file. It is null in a module: a page may load the script as one. A worker and
// Node have no document.
const element =
  typeof document === 'undefined'
    ? undefined
    : (document.currentScript ?? document.querySelector('script[src*="impartial.standalone."]'));

export const ownElement = element as HTMLScriptElement | null | undefined;

/** The address from which the script was loaded. */
export const ownScript = ownElement?.src ?? '';
