// What the build tells a page about itself, in the head of its HTML (../build/site_facts.ts).

export interface Site {
  /** The version and the commit, such as `0.1.0 (1a2b3c4)`. */
  readonly build?: string | undefined;
  /** The address of the source, if the build was given one. */
  readonly source?: string | undefined;
}

export function readSite(): Site {
  const said = (name: string): string | undefined =>
    document.querySelector<HTMLMetaElement>(`meta[name="impartial-${name}"]`)?.content;
  return { build: said('build'), source: said('source') };
}
