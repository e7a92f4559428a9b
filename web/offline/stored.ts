// The build replaces this file (../build/offline_plugin.ts). In development nothing is stored.
import type { PrecacheEntry } from 'workbox-precaching';

export const build: string = '';
/** The hash of each further file that may be stored when it is used, by its path. */
export const hashes: Readonly<Record<string, string>> = {};
export const stored: readonly (PrecacheEntry & { readonly integrity: string })[] = [];
