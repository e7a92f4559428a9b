// Typed events between elements: one map of details for each room, from which both ends are typed.
import { noChange } from 'lit';
import { Directive, PartType, directive } from 'lit/directive.js';
import type { DirectiveResult, ElementPart, PartInfo } from 'lit/directive.js';

/** Sends an event from an element, and listens to one in a template. */
export interface Events<Details> {
  readonly emit: <Type extends keyof Details & string>(
    from: EventTarget,
    type: Type,
    ...detail: Details[Type] extends undefined ? [] : [Details[Type]]
  ) => void;
  /** In the place of an attribute: `<x-pane ${on('picked', (number) => …)}>`. */
  readonly on: <Type extends keyof Details & string>(
    type: Type,
    listener: (detail: Details[Type]) => void,
  ) => DirectiveResult;
}

/** `init`: how far the events go. By default they end at the shadow root in which their element stands. */
export function eventsOf<Details>(init: EventInit = {}): Events<Details> {
  return {
    emit: (from, type, ...[detail]) => {
      from.dispatchEvent(new CustomEvent<unknown>(type, { bubbles: true, ...init, detail }));
    },
    on: (type, listener) => listen(type, listener as (detail: unknown) => void),
  };
}

/** Listens as long as its element lives; each drawing brings the newest listener. */
class Listen extends Directive {
  #element: Element | undefined;
  #listener: (detail: unknown) => void = () => {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('on() stands in the place of an attribute');
  }

  override update(
    { element }: ElementPart,
    [type, listener]: Parameters<Listen['render']>,
  ): typeof noChange {
    this.#listener = listener;
    if (this.#element !== element) element.addEventListener(type, this);
    this.#element = element;
    return noChange;
  }

  override render(_type: string, _listener: (detail: unknown) => void): typeof noChange {
    return noChange;
  }

  handleEvent({ detail }: CustomEvent<unknown>): void {
    // An event that is sent without a detail has null.
    this.#listener(detail ?? undefined);
  }
}

const listen = directive(Listen);
