import { listOf, natural, oneOf, orNull, record, shape, text } from '../../../web/engine/guard';
import type { Read } from '../../../web/engine/guard';
import type { HeapGamesTable, HeapGamesView, RuleForm } from '../../../web/games/heap_games/view';

const form = (value: unknown, path: string): RuleForm => {
  oneOf(['set', 'code', 'sentence'])(record(value, path)['kind'], `${path}.kind`);
  return value as RuleForm;
};

export const readView = shape<HeapGamesView>({
  rule: text,
  form,
  claim: orNull(text),
  gesture: oneOf(['take', 'cut', 'list']),
  heaps: listOf(natural),
});

export const readPicture: Read<unknown> = shape<HeapGamesTable>({
  values: listOf(natural),
  outcomes: listOf(oneOf(['P', 'N'])),
  options: listOf(listOf(shape({ parts: listOf(natural), value: orNull(natural) }))),
  period: orNull(
    shape({
      start: natural,
      length: natural,
      values: natural,
      mostTaken: natural,
      mostHeaps: natural,
    }),
  ),
});
