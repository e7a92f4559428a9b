// Pages may refuse texts as addresses of scripts (Trusted Types). This policy names the addresses that Impartial loads.
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('impartial', { createScriptURL: (address) => address });

/** The addresses that were asked for. */
export const scripts = new Set<string>();

/** An address for the browser, of a script of Impartial. */
export function scriptUrl(address: string): string {
  scripts.add(address);
  return policy?.createScriptURL(address) ?? address;
}
