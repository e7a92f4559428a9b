// Checks for the texts of every board.
import { expect } from 'vitest';
import type { Language } from '../../web/i18n/language';

/** Characters that only one of the two scripts has, among those that the boards use. */
const onlySimplified = /[个数请输这则题贴样编错选择开关动从东说读语对态势败胜轮为级称规该种对应异]/;
const onlyTraditional =
  /[個數請輸這則題貼樣編錯選擇開關動從東說讀語對態勢敗勝輪為級稱規該種對應異]/;

export function expectLanguage(text: string, language: Language): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  if (language === 'en') {
    expect(text).not.toMatch(/\p{Script=Han}/u);
    return;
  }
  expect(text).toMatch(/\p{Script=Han}/u);
  expect(text).not.toMatch(language === 'zh-Hans' ? onlyTraditional : onlySimplified);
}

/** Checks well-formed XML, as far as our drawings use it: elements, attributes, text and the five entities. */
export function expectWellFormed(document: string): void {
  const open: string[] = [];
  const attribute = String.raw`\s+[\w:-]+="[^"<&]*"`;
  const token = new RegExp(
    String.raw`<(?<end>/)?(?<name>[\w:-]+)(?:${attribute})*\s*(?<empty>/)?>|(?<text>[^<]+)`,
    'gy',
  );
  let at = 0;
  let roots = 0;
  for (const { 0: whole, index, groups = {} } of document.matchAll(token)) {
    expect(index, document.slice(at, at + 80)).toBe(at);
    at = index + whole.length;
    const { end, name = '', empty, text } = groups;
    if (text !== undefined) {
      expect(text.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/&|\]\]>/);
      if (open.length === 0) expect(text.trim()).toBe('');
    } else if (end) {
      expect(open.pop()).toBe(name);
    } else {
      if (open.length === 0) ++roots;
      if (!empty) open.push(name);
    }
  }
  expect(document.slice(at, at + 80)).toBe('');
  expect(open).toEqual([]);
  expect(roots).toBe(1);
  expect(document.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  expect(document).toMatch(/<title[^>]*>[^<]+<\/title>/);
  expect(document).toMatch(/<desc[^>]*>[^<]+<\/desc>/);
}
