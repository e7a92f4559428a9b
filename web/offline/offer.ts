// Registers the service worker of the site, and offers a new version in a line. Nothing reloads by itself.
import { chooseLanguage, say } from '../i18n/language';
import type { Text } from '../i18n/language';
import { readSite } from '../kit/site';
import { tabMemory } from '../kit/storage';

const ready: Text = {
  en: 'A new version is ready.',
  'zh-Hans': '新版本已就绪。',
};
const reloadWords: Text = { en: 'Reload', 'zh-Hans': '重新加载' };
const later: Text = { en: 'Not now', 'zh-Hans': '暂不更新' };

/** A worker answers at once, or never. */
const patienceMs = 2000;

/** The key of a note for the next page in this tab. */
const taking = 'update';

const styles = `
  :host {
    position: fixed;
    inset: auto 16px calc(16px + env(safe-area-inset-bottom));
    z-index: 10;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    box-sizing: border-box;
    inline-size: fit-content;
    margin-inline: auto;
    padding: 8px 8px 8px 16px;
    border: 1px solid var(--line-control);
    border-radius: var(--radius-pane);
    background: var(--surface);
    box-shadow: var(--shadow);
    color: var(--ink);
    font: 0.875rem/1.5 var(--sans);
  }
  p {
    margin: 0 8px 0 0;
  }
  button {
    min-block-size: 32px;
    padding: 0 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  button + button {
    min-inline-size: 32px;
    border-color: transparent;
  }
  button:hover {
    background: var(--shade);
    border-color: var(--line-control);
  }
  button:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: 40px;
      min-inline-size: 40px;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;

const lineId = 'update';
let shown = false;

function offer(onReload: () => Promise<void>): void {
  if (shown) return;
  shown = true;
  const language = chooseLanguage([document.documentElement.lang]);
  const line = document.createElement('div');
  line.id = lineId;
  line.lang = language;
  line.role = 'status';
  const root = line.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  document.body.append(line);
  const text = document.createElement('p');
  text.textContent = say(ready, language);
  const button = (words: Text, act: () => void, sign?: string): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = sign ?? say(words, language);
    if (sign) made.ariaLabel = made.title = say(words, language);
    made.addEventListener('click', act);
    return made;
  };
  // Screen readers announce only text that is put into an existing line.
  requestAnimationFrame(() =>
    root.append(
      text,
      button(reloadWords, () => void onReload()),
      button(later, () => line.remove(), '×'),
    ),
  );
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** The address of the service worker, in the type that Trusted Types demand of a script's address. */
function address(): string {
  const { href } = new URL(/* @vite-ignore */ 'sw.js', import.meta.url);
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('impartial-offline', { createScriptURL: (url) => url });
  return policy?.createScriptURL(href) ?? href;
}

/** A page in a frame belongs to the page around it. */
function isWanted(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData: boolean } };
  return parent === window && 'serviceWorker' in navigator && !connection?.saveData;
}

/** undefined: the worker does not say, as one of another kind. */
function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('build', [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    setTimeout(() => resolve(undefined), patienceMs);
  });
}

/** What this page loaded before it had a service worker, which stores of it what it stores (Workbox's message). */
function keepWhatWasLoaded(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [location.href, ...loaded];
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  // A browser may refuse, and the page works without it.
  const registration = await serviceWorker.register(address()).catch(() => undefined);
  if (!registration) return;
  const { controller } = serviceWorker;
  const reload = (): void => location.reload();
  /** The next worker takes over, if there is one that another tab has not chosen meanwhile. */
  const update = async (): Promise<void> => {
    // A page that has just come from the host may be newer than what the browser has looked for.
    if (!registration.waiting) await registration.update().catch(() => {});
    const next = registration.waiting ?? registration.installing;
    if (!next) return reload();
    tabMemory.set(taking, '');
    next.postMessage('take over');
    // If it stays as it is, the browser waits for this page to leave.
    setTimeout(reload, patienceMs);
  };
  /** Whether this page came from the earlier build, or always comes from the host and is of the later one. */
  const differs = async (): Promise<boolean> => {
    const build = serviceWorker.controller && (await buildOf(serviceWorker.controller));
    return build !== null && build !== undefined && build !== readSite().build;
  };
  /** The reader chose the new version on this page, just before it was loaded. */
  const chosen = tabMemory.get(taking) !== null;
  tabMemory.remove(taking);
  if (await differs()) {
    if (chosen) reload();
    else offer(update);
  }

  const offerWaiting = (): void => {
    if (registration.waiting && registration.active) offer(update);
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  const follow = async (): Promise<void> => {
    if (tabMemory.get(taking) !== null) reload();
    else if (!controller) keepWhatWasLoaded(serviceWorker.controller);
    // Another tab chose it.
    else if (await differs()) offer(update);
    else document.querySelector(`#${lineId}`)?.remove();
  };
  serviceWorker.addEventListener('controllerchange', () => void follow());

  // Browsers look for a new version when a page is opened; a page may be open for days.
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < 3_600_000) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

// Safari has no requestIdleCallback.
if (isWanted()) (window.requestIdleCallback ?? setTimeout)(() => void start());
