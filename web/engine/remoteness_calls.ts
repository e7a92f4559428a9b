// The fifth module's call, loaded with it.
import { count, expected, listOf, orNull, parse, shape, text } from './guard';
import type { Engine } from './engine';
import type { RemotenessModule } from './impartial_module';
import type { Remoteness } from './types';

const remoteness = orNull(shape<Remoteness>({ moves: count, best: listOf(text) }));

export function asks(module: RemotenessModule): Engine['remoteness'] {
  return async (game, position) =>
    expected(module.remoteness(game, position), (json) => parse(json, 'remoteness', remoteness));
}
