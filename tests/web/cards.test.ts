// The cards: what messengers show with a link to a board of a game, in each language.
import { expect, test } from 'vitest';
import { drawCards } from '../../web/build/cards_plugin';
import { registry } from '../../web/games/registry';
import { rules } from '../../web/games/rules';
import { languages, say } from '../../web/i18n/language';
import { escapeHtml } from '../../web/kit/escape_html';
import { cardPage } from '../../web/kit/learn_page';
import { speakAll } from './languages';

await speakAll();

const root = new URL('../../', import.meta.url).pathname;
const site = 'https://example.org/some/where/';
const drawn = await drawCards(root, site);
const all = registry.flatMap((game) => languages.map((language) => ({ game, language })));

test.each(all)('$game.id has a card in $language', ({ game, language }) => {
  const path = cardPage(game.id, language);
  const html = String(drawn.get(path));
  const content = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(html).toContain(`<html lang="${language}">`);
  expect(content('og:title')).toContain(escapeHtml(say(game.name, language)));
  expect(content('og:description')).toBe(escapeHtml(rules[language][game.id] ?? 'no rule'));
  expect(content('og:url')).toBe(site + path);
  expect(content('twitter:card')).toBe('summary_large_image');
  // Nothing is left of the template.
  expect(html).not.toContain('{{');
  // A new game begins with neither tutorial nor picture, and shows that of the site.
  const picture = game.tutorial ? `games/${game.id}.png` : 'social_picture.png';
  expect(content('og:image')).toBe(site + picture);
  if (!game.tutorial) return;
  const png = Buffer.from(drawn.get(picture) as Uint8Array);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(size).toEqual([content('og:image:width'), content('og:image:height')].map(Number));
});

test('a build that does not know its address names no picture', async () => {
  const paths = all.map(({ game, language }) => cardPage(game.id, language));
  const cards = await drawCards(root);
  expect([...cards.keys()].sort()).toEqual([...paths].sort());
  for (const html of cards.values()) expect(html).not.toContain('og:image');
});
