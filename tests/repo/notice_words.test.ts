// The Chinese words of the games' notices, side by side.
import { expect, test } from 'vitest';
import type { NoticeWords } from '../../web/i18n/notice_words';

const words = import.meta.glob<NoticeWords>('../../web/games/*/words/notices_zh_hans.ts', {
  eager: true,
  import: 'words',
});

test('a role of two games has the same words', () => {
  const said = new Map<string, string>();
  for (const { roles } of Object.values(words)) {
    for (const [role, { noun, counted }] of Object.entries(roles)) {
      const all = `${noun} ${counted('3')}`;
      expect(said.get(role) ?? all, role).toBe(all);
      said.set(role, all);
    }
  }
  expect(said.size).toBeGreaterThan(0);
});
