// The service worker: answers from the files of its build, without a network too. README.md says which these are.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { build, stored } from './stored';

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
};

precacheAndRoute([...stored], { cleanURLs: false, ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
// The page of the first visit needs its files offline too.
clientsClaim();

self.addEventListener('message', ({ data, ports }) => {
  // The reader has chosen the new version (offer.ts).
  if (data === 'take over') void self.skipWaiting();
  if (data === 'build') ports[0]?.postMessage(build);
});

// --- What is stored when it is first used ----------------------------------------------------------------------------

const { scope } = self.registration;
const used = `impartial ${scope} `;
const cacheName = used + build;

self.addEventListener('activate', (event) => {
  const ofOtherBuilds = (name: string): boolean => name.startsWith(used) && name !== cacheName;
  const remove = async (): Promise<void> => {
    for (const name of (await caches.keys()).filter(ofOtherBuilds)) await caches.delete(name);
  };
  event.waitUntil(remove());
});

/** Whether an address belongs to a file of the site whose path matches. */
const ours =
  (pattern: RegExp) =>
  ({ url }: { readonly url: URL }): boolean =>
    url.href.startsWith(scope) && pattern.test(url.href.slice(scope.length));

// Their contents never change: a hash or a version is in their names.
registerRoute(
  ours(/^((assets|pages)\/[\w.]+-[\w-]{8}\.\w+|v\d[\w.-]*\/embed\/.*)$/),
  new CacheFirst({ cacheName }),
);
registerRoute(
  ours(/^((records|verify)\/(index\.html)?|embed\/auto\.js)$/),
  new NetworkFirst({ cacheName }),
);
