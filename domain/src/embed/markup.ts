import type { EmbedAttribute } from './embed-element.ts';

/** Text for HTML, between tags and in attributes with double quotes; line breaks survive editors that reformat. */
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

/** ' name="value"' for each; a value of null is a flag, which is there alone. */
export const attributesText = (pairs: Iterable<readonly [string, string | null]>): string =>
  [...pairs]
    .map(([name, value]) => (value === null ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
    .join('');

/** An attribute as a property in JSX, which knows entities but no escapes between its quotes: else an expression. */
export function jsxProperty({ name, property, kind }: EmbedAttribute, value: string): string {
  const prop = property ?? name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  if (kind === 'flag') return prop;
  if (kind === 'number') return `${prop}={${Number(value)}}`;
  return /^[\w .,/:?=+-]*$/.test(value) ? `${prop}="${value}"` : `${prop}={${JSON.stringify(value)}}`;
}
