import type { ComponentType } from 'react';
import type { PropKind } from './prop-kinds.ts';

/** `hearth-listing-select` as a type: `onListingSelect`. */
export type CallbackName<Event extends string> = Event extends `hearth-${infer Rest}`
  ? `on${Pascal<Rest>}`
  : never;
type Pascal<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Text>;

/** The events a component with these properties can be declared to fire: one for each `on...` callback of one detail. */
export type EventName = `hearth-${string}-${string}`;

type Value<Kind extends PropKind> = Kind extends 'string'
  ? string | undefined
  : Kind extends 'number'
    ? number | undefined
    : Kind extends 'flag'
      ? boolean
      : Kind extends readonly (infer Word)[]
        ? Word | undefined
        : unknown;

/**
 * The kinds that suit a component's property. Names that every HTML element already has (`title`, `hidden`) are
 * refused, since an accessor of ours would shadow them.
 */
export type PropKinds<Props> = {
  readonly [Name in keyof Props & string as Name extends keyof HTMLElement ? never : Name]?: KindOf<
    NonNullable<Props[Name]>
  >;
};
type KindOf<Type> = [Type] extends [boolean]
  ? 'flag' | 'raw'
  : [Type] extends [number]
    ? 'number' | 'raw'
    : [Type] extends [string]
      ? string extends Type
        ? 'string' | 'raw'
        : readonly Type[] | 'raw'
      : 'raw';

/**
 * Values that a component keeps for as long as its element lives, also while it is out of the page: the property `kept`, which
 * every component receives.
 */
export type Kept<Value> = Map<string, Value>;

/** The description of an element in `<name>.element.ts`. */
export interface ElementDeclaration<Props, Kinds extends PropKinds<Props>, Event extends EventName> {
  readonly tag: `hearth-${string}`;
  readonly component: ComponentType<Props>;
  /** In the order of the cascade, after the host's own sheet. */
  readonly sheets: readonly CSSStyleSheet[];
  readonly props: Kinds;
  /**
   * Further attributes, for names too many to be properties: those it returns true for reach the component together
   * as the property `extra`, text by attribute name. They have no accessors on the element.
   */
  readonly extra?: 'extra' extends keyof Props ? (attribute: string) => boolean : never;
  /** Each reaches the component as the callback of its name: `hearth-listing-select` as `onListingSelect(detail)`. */
  readonly events: readonly (Event & (CallbackName<Event> extends keyof Props ? unknown : never))[];
}

type Detail<Callback> = NonNullable<Callback> extends (detail: infer Given) => unknown ? Given : null;

/** An element's declaration as the page's types see it; `typeof` it in `ElementOf` and `EventsOf`. */
export interface DefinedElement<Props, Kinds, Event extends string> {
  readonly tag: string;
  /** Never set: carries the types only. */
  readonly types?: { readonly props: Props; readonly kinds: Kinds; readonly event: Event };
}

/**
 * The element's own type, as `HTMLElementTagNameMap` wants it:
 * `interface HTMLElementTagNameMap { 'hearth-listing-card': ElementOf<typeof listingCardElement> }`.
 */
export type ElementOf<Element> =
  Element extends DefinedElement<infer Props, infer Kinds, string>
    ? HTMLElement & {
        [Name in keyof Kinds & keyof Props]: Kinds[Name] extends 'raw'
          ? Props[Name] | undefined
          : Kinds[Name] extends PropKind
            ? Value<Kinds[Name]>
            : never;
      }
    : never;

/** Its events by name, as `addEventListener` would type them: `{ 'hearth-listing-select': CustomEvent<...> }`. */
export type EventsOf<Element> =
  Element extends DefinedElement<infer Props, unknown, infer Event>
    ? { [Name in Event]: CustomEvent<Detail<Props[CallbackName<Name> & keyof Props]>> }
    : never;
