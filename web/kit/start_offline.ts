// Starts the part of the site that works offline (../offline), when the page has loaded and a second later. Few bytes,
// because every page loads them first.

/** Whether the build has that part, in the site's folder; the build says so. */
declare const hasOffline: boolean;

if (hasOffline) {
  const script = `${document.currentScript?.dataset['root']}offline.js`;
  addEventListener('load', () =>
    setTimeout(() => void import(/* @vite-ignore */ script).catch(() => {}), 1000),
  );
}
