/**
 * Imports a script that has a name without a hash. If it does not come, or is not ours, the browser may have kept a bad file:
 * then once more under another address, by a query.
 */
export function freshly<Code>(load: (query: string) => Promise<Code>): Promise<Code> {
  return load('').catch(() => load(`?${Date.now()}`));
}
