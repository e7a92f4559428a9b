// The header and the footer as HTML, and what the build tells a page about itself.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html, nothing } from 'lit';
import { describe, expect, test } from 'vitest';
import { factTags, siteFacts } from '../../web/build/site_facts';
import { staticHtml } from '../../web/build/static_html';
import { frameEn } from '../../web/i18n/frame_en';
import { checkedPositions, pageFooter, pageHeader } from '../../web/kit/frame';
import type { Frame } from '../../web/kit/frame';
import { topics } from '../../web/verify/topics';

const root = new URL('../../', import.meta.url).pathname;

describe('staticHtml', () => {
  test('writes values, nested templates and lists, escaped', () => {
    const items = ['a<b', html`<b>${'c & d'}</b>`];
    expect(staticHtml(html`<p title=${'"x"'}>${items}${nothing}${undefined}</p>`)).toBe(
      '<p title="&quot;x&quot;">a&lt;b<b>c &amp; d</b></p>',
    );
  });

  test('leaves out listeners, false attributes and those of nothing', () => {
    const of = (selected: boolean, current: unknown) =>
      staticHtml(
        html`<a ?selected=${selected} aria-current=${current} @click=${() => {}}>${1}</a>`,
      );
    expect(of(true, 'page')).toBe('<a selected="" aria-current="page">1</a>');
    expect(of(false, nothing)).toBe('<a>1</a>');
  });
});

const frame: Frame = {
  words: frameEn,
  language: 'en',
  theme: 'dark',
  site: {},
  home: '../',
  start: '../index.html',
};
const hrefs = (page: string): string[] =>
  [...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

test('the footer links to the source and its issues only in a build that was given the address', () => {
  const footer = (site: Frame['site']) => staticHtml(pageFooter({ ...frame, site }));
  const ours = ['../verify/index.html', '../licences.txt'];
  expect(hrefs(footer(siteFacts(root, '')))).toEqual(ours);
  const [source, escaped] = ['https://example.org/a&b', 'https://example.org/a&amp;b'];
  expect(hrefs(footer(siteFacts(root, source)))).toEqual([...ours, `${escaped}/issues`, escaped]);
  expect(factTags(siteFacts(root, source))).toContain(`content="${escaped}"`);
  expect(factTags(siteFacts(root, ''))).not.toContain('source');
});

test('the footer counts the positions that readers can check', () => {
  expect(topics.reduce((sum, { total }) => sum + total, 0)).toBe(checkedPositions);
});

test('a page on a disk has no links to other pages', () => {
  expect(hrefs(staticHtml(pageFooter({ ...frame, home: undefined })))).toEqual([]);
  expect(hrefs(staticHtml(pageHeader({ ...frame, home: undefined })))).toEqual(['../index.html']);
});

test('the version comes with the commit, the same each time, and alone where no repository is', () => {
  const { build } = siteFacts(root, '');
  expect(build).toMatch(/^\d+\.\d+\.\d+( \([0-9a-f]{7,}\+?\))?$/);
  expect(siteFacts(root, '')).toEqual({ build, source: undefined });
  const archive = mkdtempSync(join(tmpdir(), 'archive-'));
  cpSync(join(root, 'package.json'), join(archive, 'package.json'));
  expect(siteFacts(archive, '').build).toMatch(/^\d+\.\d+\.\d+$/);
  rmSync(archive, { recursive: true });
});
