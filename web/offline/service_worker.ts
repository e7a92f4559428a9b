// The service worker: answers from the files of its build, without a network too. README.md says which these are.
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { build, hashes, stored } from './stored';

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

const { scope } = self.registration;
const hashOf = new Map([
  ...Object.entries(hashes),
  ...stored.map(({ url, integrity }) => [url, integrity] as const),
]);

/** The path of a file below the scope; a folder's is that of its page. */
function pathOf(address: string): string {
  const [path = ''] = address.slice(scope.length).split(/[?#]/, 1);
  return path.replace(/(^|\/)$/, '$1index.html');
}

/** Whether a file may be used: of another build, whose hashes are not known here, all that is no page of a captive portal. */
async function isWhole(request: Request, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const path = pathOf(request.url);
  const hash = hashOf.get(path);
  const isPage = path.endsWith('.html');
  const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
  if (hash === undefined) return isHtml === isPage;
  const bytes = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return hash === `sha384-${btoa(String.fromCharCode(...digest))}`;
}

const isOfThisBuild = ({ url }: Request): boolean => hashOf.has(pathOf(url));

const ifWhole = async (request: Request, response: Response | undefined) =>
  response && isOfThisBuild(request) && (await isWhole(request, response)) ? response : null;

/**
 * A captive portal, or a file that is half uploaded, answers with status 200 too. The browser keeps what its host said that it
 * may keep, so a bad file is asked for again, past that; and it is neither stored nor, if it was, used. A page that always comes
 * from the host may ask this worker for files of the next build: they are not stored, and the browser compares their hashes.
 */
const onlyWhole: WorkboxPlugin = {
  // With its hash the browser would refuse a bad file before it is asked for again.
  requestWillFetch: async ({ request }) =>
    request.integrity && isOfThisBuild(request) ? new Request(request, { integrity: '' }) : request,
  fetchDidSucceed: async ({ request, response }) =>
    (await isWhole(request, response)) ? response : fetch(request, { cache: 'reload' }),
  cacheWillUpdate: ({ request, response }) => ifWhole(request, response),
  // What is stored may have been changed since, by a fault of the disk or by a script of the same site.
  cachedResponseWillBeUsed: ({ request, cachedResponse }) => ifWhole(request, cachedResponse),
};

addPlugins([onlyWhole]);
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
    url.href.startsWith(scope) && pattern.test(pathOf(url.href));

/** One copy of a page, whatever query its address has. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => scope + pathOf(request.url),
};

// Their contents never change: a hash or a version is in their names.
registerRoute(
  ours(/^((assets|pages)\/[\w.]+-[\w-]{8}\.\w+|v\d[\w.-]*\/embed\/.*)$/),
  new CacheFirst({ cacheName, plugins: [onlyWhole] }),
);
registerRoute(
  ours(/^((records|verify|sheet)\/index\.html|embed\/auto\.js)$/),
  new NetworkFirst({ cacheName, plugins: [byPath, onlyWhole] }),
);
// If the stored files have gone, the host's may be those of a newer build, which are better than none.
setCatchHandler(({ request }) => fetch(request));
