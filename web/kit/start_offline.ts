// Starts the part of the site that works offline (../offline), when the page has loaded and a second later. Few bytes,
// because every page loads them first.
import { freshly } from './freshly';

/** Whether the build has that part, in the site's folder; the build says so. */
declare const hasOffline: boolean;

if (hasOffline) {
  const script = `${document.currentScript?.dataset['root']}offline.js`;
  addEventListener('load', () =>
    setTimeout(
      () => void freshly((query) => import(/* @vite-ignore */ `${script}${query}`)).catch(() => {}),
      1000,
    ),
  );
}
