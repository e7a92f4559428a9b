// The build replaces this file (../build/offline_plugin.ts). In development nothing is stored.
import type { PrecacheEntry } from 'workbox-precaching';

export const build: string = '';
export const stored: readonly (PrecacheEntry & { readonly integrity: string })[] = [];
