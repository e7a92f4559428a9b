// The page's address: #/v1/<game>/<dialect>. Links live longer than code, hence the version.
import type { DialectId, GameId } from '../engine/types';
import { registry } from '../games/registry';

export interface Address {
  readonly game: GameId;
  readonly dialect: DialectId;
}

export function formatAddress({ game, dialect }: Address): string {
  return `#/v1/${game}/${dialect}`;
}

/** What a hash asks for. Where it asks for nothing we have, the nearest default: an old link still opens the page. */
export function readAddress(hash: string): Address {
  const [, version, gameId, dialectId] = hash.replace(/^#/, '').split('/');
  const wanted = version === 'v1' ? registry.find((game) => game.id === gameId) : undefined;
  const game = wanted ?? registry[0];
  if (!game) throw new Error('the registry is empty');
  const dialects = Object.keys(game.dialects);
  const dialect = dialects.find((id) => id === dialectId) ?? dialects[0];
  if (dialect === undefined) throw new Error(`${game.id} has no dialect`);
  return { game: game.id, dialect };
}
