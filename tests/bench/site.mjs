// What the benches in Chromium share: a built site, and a browser that opens its pages.
import { chromium } from '@playwright/test';
import { chromium as executable } from '../tools.mjs';
import { preview } from 'vite';

/** Serves a folder for `measure`, which gets the site's address and a browser. */
export async function onSite(outDir, measure) {
  const server = await preview({
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const browser = await chromium.launch({
    executablePath: executable(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await measure(server.resolvedUrls.local[0], browser);
  } finally {
    await browser.close();
    await server.close();
  }
}
