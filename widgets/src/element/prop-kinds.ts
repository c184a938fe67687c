import { readFigure } from '@hearth/domain/embed/figure.ts';
import { isFlagOn } from '@hearth/domain/embed/flag.ts';

/**
 * The kinds of properties of an element. `string`, `number` and a list of words have an attribute of the same name in
 * kebab-case; a `flag` is true by the presence of its attribute unless its value says `false`, `no`, `0` or `off`; `raw`
 * takes any value by reference and has no attribute.
 */
export type PropKind = 'string' | 'number' | 'flag' | 'raw' | readonly string[];

/** The value is not of the kind. */
export const INVALID: unique symbol = Symbol();

/**
 * Reads an attribute's text, or a value set as a property, for a component. `null` (attribute removed) and
 * `undefined` mean the default, which the component alone knows, so they become `undefined`; a missing flag is false.
 */
export function readProp(kind: PropKind, value: unknown): unknown {
  if (kind === 'raw') return value;
  if (kind === 'flag') return typeof value === 'string' ? isFlagOn(value) : Boolean(value);
  if (value === null || value === undefined) return undefined;
  const text = textOf(value);
  if (kind === 'number') return readFigure(text) ?? INVALID;
  return kind === 'string' || kind.includes(text) ? text : INVALID;
}

/** A value as a text; empty where that fails, since setting it must not throw an error at the page. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '';
  }
}

/** `listingId` to `listing-id`. */
export function attributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `hearth-listing-select` to `onListingSelect`. */
export function callbackName(event: string): string {
  return event.replace(/^hearth/, 'on').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
