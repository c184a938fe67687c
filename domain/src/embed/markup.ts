import type { EmbedAttribute } from './embed-element.ts';
import { readFigure } from './figure.ts';

/** Escapes text for HTML content and double-quoted attributes. Line breaks survive editors that reformat markup. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"\r\n]/g, (char) => ENTITIES[char] ?? char);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
};

/** ' name="value"' for each; a null value is a flag and gives ' name'. */
export const attributesText = (pairs: Iterable<readonly [string, string | null]>): string =>
  [...pairs]
    .map(([name, value]) => (value === null ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
    .join('');

/** Value of an attribute in JSX and Svelte, whose strings have no escapes: a text that needs one becomes an expression. */
export const expressionText = (text: string): string =>
  /^[\w .,/:?=+-]*$/.test(text) ? `"${text}"` : `{${JSON.stringify(text)}}`;

/** An attribute in JSX. */
export function jsxProperty({ name, property, kind }: EmbedAttribute, value: string): string {
  const prop = property ?? name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  if (kind === 'flag') return prop;
  if (kind === 'number') return `${prop}={${readFigure(value)}}`;
  return `${prop}=${expressionText(value)}`;
}
