// The page's address: #/v1/<game>/<dialect>?position=…&moves=…&… . Links live longer than code, hence the version, and
// hence tests/web/links.tsv, whose links must for ever open what they open now. What is not said is the default.
import type { DialectId, GameId } from '../engine/types';
import { registry } from '../games/registry';
import { languages } from '../i18n/language';
import type { Language } from '../i18n/language';
import { formatBoard, named, pair, readBoard } from '../table/board_address';
import type { BoardAddress } from '../table/board_address';

export interface Address extends BoardAddress {
  readonly game: GameId;
  readonly dialect: DialectId;
  /** Without one, the reader's own. */
  readonly language?: Language;
}

export function formatAddress(address: Address): string {
  const { game, dialect, language } = address;
  const query = [formatBoard(address), pair('lang', language)].filter(Boolean).join('&');
  return `#/v1/${game}/${dialect}${query && `?${query}`}`;
}

/** What a hash asks for. Where it asks for nothing we have, the nearest default: an old link still opens the page. */
export function readAddress(hash: string): Address {
  const text = hash.replace(/^#/, '');
  const [path = ''] = text.split('?', 1);
  const [, version, gameId, dialectId] = path.split('/');
  const wanted = version === 'v1' ? registry.find((game) => game.id === gameId) : undefined;
  const game = wanted ?? registry[0];
  if (!game) throw new Error('the registry is empty');
  const dialect = game.dialects.find((id) => id === dialectId) ?? game.dialects[0];
  if (dialect === undefined) throw new Error(`${game.id} has no dialect`);
  // Whatever is escaped badly, it does not throw.
  const query = new URLSearchParams(text.slice(path.length + 1));
  const language = named(languages, query.get('lang'));
  return {
    game: game.id,
    dialect,
    // A position of a game that we do not have is of no use to another.
    ...(wanted && readBoard(query)),
    ...(language && { language }),
  };
}
