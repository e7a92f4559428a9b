// The events of a room are typed by one map, where they are sent and where they are heard.
import { PartType } from 'lit/directive.js';
import type { DirectiveResult, ElementPart } from 'lit/directive.js';
import { expect, test } from 'vitest';
import { eventsOf } from '../../../web/kit/events';

interface Details {
  picked: number;
  named: string;
  stopped: undefined;
}

const { emit, on } = eventsOf<Details>();

/** What Lit does with a directive in the place of an attribute, at each drawing. */
function drawn(element: EventTarget, type: number = PartType.ELEMENT) {
  let made: { update: (part: ElementPart, values: unknown[]) => unknown } | undefined;
  return (result: DirectiveResult): void => {
    const { _$litDirective$: Made, values } = result as unknown as {
      readonly _$litDirective$: new (part: { type: number }) => NonNullable<typeof made>;
      readonly values: unknown[];
    };
    made ??= new Made({ type });
    made.update({ element } as unknown as ElementPart, values);
  };
}

test('a listener has the detail of its event, once, however often it was drawn', () => {
  const element = new EventTarget();
  const draw = drawn(element);
  const heard: number[] = [];
  draw(on('picked', (number) => heard.push(number)));
  draw(on('picked', (number) => heard.push(number * 10)));
  emit(element, 'picked', 4);
  emit(element, 'named', 'other');
  expect(heard).toEqual([40]);
});

test('an event without a detail is sent without one', () => {
  const element = new EventTarget();
  let count = 0;
  drawn(element)(on('stopped', () => ++count));
  emit(element, 'stopped');
  expect(count).toBe(1);
});

test('events bubble as far as the map says', () => {
  const seen: unknown[] = [];
  const element = new EventTarget();
  const note = ({ bubbles, composed, detail }: CustomEventInit): void =>
    void seen.push({ bubbles, composed, detail });
  element.addEventListener('picked', (event) => note(event as CustomEvent));
  emit(element, 'picked', 1);
  eventsOf<Details>({ composed: true }).emit(element, 'picked', 2);
  expect(seen).toEqual([
    { bubbles: true, composed: false, detail: 1 },
    { bubbles: true, composed: true, detail: 2 },
  ]);
});

test('a listener elsewhere in a template is refused', () => {
  const draw = drawn(new EventTarget(), PartType.CHILD);
  expect(() => draw(on('stopped', () => {}))).toThrow('in the place of an attribute');
});

test('other names and details fail the type check', () => {
  const element = new EventTarget();
  // @ts-expect-error There is no such event.
  emit(element, 'chosen', 1);
  // @ts-expect-error Its detail is a number.
  emit(element, 'picked', 'one');
  // @ts-expect-error It has a detail.
  emit(element, 'named');
  // @ts-expect-error There is no such event.
  on('chosen', () => {});
  // @ts-expect-error Its detail is a number.
  on('picked', (name: string) => name);
  expect(Object.keys(eventsOf<Details>())).toEqual(['emit', 'on']);
});
