// Takes the steps in one browser. Each must leave the console without a word.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHost } from '../browser/hosts/server';
import type { Host } from '../browser/hosts/server';
import type { Browser, Driver, Wish } from './browser';
import { darkSteps, steps } from './steps';
import type { Step } from './steps';
import { Visitor } from './visitor';

const pictures = join(import.meta.dirname, '../../build/browsers');

export function takeSteps(driver: Driver): void {
  const { name, change = (html: string) => html } = driver;
  const take = (wish: Omit<Wish, 'downloads'>, all: readonly Step[]): void => {
    const downloads = mkdtempSync(join(tmpdir(), 'impartial-downloads-'));
    let browser: Browser;
    let host: Host;
    beforeAll(async () => {
      host = await startHost({}, undefined, change);
      browser = await driver.start({ ...wish, downloads });
      await browser.resize(1440, 1000);
    });
    afterAll(async () => {
      await browser.close();
      host.close();
      rmSync(downloads, { recursive: true });
    });
    for (const step of all) {
      test(step.name, async () => {
        const home = `${host.origin}/impartial/`;
        try {
          await browser.open('about:blank');
          await step.take(new Visitor(browser), { host, home, downloads, change });
          expect(await browser.complaints()).toEqual([]);
        } catch (error) {
          mkdirSync(pictures, { recursive: true });
          const file = `${name} ${step.name}`.replaceAll(/\W+/g, '_').slice(0, 60);
          writeFileSync(join(pictures, `${file}.png`), await browser.screenshot());
          throw error;
        }
      });
    }
  };
  describe(name, () => take({}, steps));
  describe(`${name}, dark`, () => take({ isDark: true }, darkSteps));
}
