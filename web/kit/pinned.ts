// The version of the scripts for other pages, and the hashes of those that pages name. The build writes both
// (../build/embed_plugin.ts); in development there is no version, and nothing can be pinned.

export interface Pinned {
  /** Such as `0.1.0`. */
  readonly version?: string;
  /** `sha384-…` for the attribute `integrity`, keyed by the file's name in `vX.Y.Z/embed/`. */
  readonly integrity: Readonly<Record<string, string>>;
}

export const pinned: Pinned = { integrity: {} };
