// What stands in index.html before any script runs: the header, the page's purpose, the name and the rule of the first
// game, in English. The app draws the same in its place.
import { registry } from '../games/registry.ts';
import { rules } from '../games/rules.ts';
import { en } from '../i18n/en.ts';
import { pageHeader } from '../kit/frame.ts';
import { learnPage } from '../kit/learn_page.ts';
import type { Site } from '../kit/site.ts';
import { formatBoard } from '../table/board_address.ts';
import { gameLinks, introduction } from '../page/introduction.ts';
import { staticHtml } from './static_html.ts';

export interface Opening {
  readonly game: string;
  readonly html: string;
  /** The games that go beyond their judge's limits, and the ids that they have there. */
  readonly beyonds: readonly (readonly [game: string, id: string])[];
}

export function opening(site: Site): Opening {
  const [game] = registry;
  if (!game) throw new Error('the registry is empty');
  const language = 'en';
  const linkTo = ({ id, dialects, beyond }: typeof game, further?: true) =>
    `#/v1/${further && beyond ? `${beyond.id}?${formatBoard({ position: beyond.start })}` : `${id}/${dialects[0]}`}`;
  const header = pageHeader(
    {
      words: en.frame,
      language,
      theme: 'system',
      site,
      home: '',
      start: linkTo(game),
      ...(game.tutorial && { lesson: game.id }),
    },
    gameLinks({ label: en.frame.games, language, current: game.id, linkTo }),
  );
  const intro = introduction({
    name: game.name,
    rule: rules[game.id] ?? '',
    language,
    sentences: en,
    authors: learnPage('authors', language),
  });
  const html = `${staticHtml(header)}<main class="opening">${staticHtml(intro)}</main>`;
  const beyonds = registry.flatMap(({ id, beyond }) => (beyond ? [[id, beyond.id] as const] : []));
  return { game: game.id, html, beyonds };
}
