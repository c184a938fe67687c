import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';
import type { ElementDescription } from './element-description.ts';
import { typeOf } from './to-custom-elements.ts';

/** Names of a component's properties, each with the attribute that it sets: `minPrice` with `min-price`. */
export const attributeNames = ({ attributes }: ElementDescription): Record<string, string> =>
  Object.fromEntries(attributes.map((attribute) => [propName(attribute), attribute.name]));

/** The properties of an element's component in TypeScript: attributes, and events as callbacks. */
export const propTypes = ({ attributes, events }: ElementDescription): string =>
  [
    ...attributes.map(
      (attribute) =>
        `  ${comment(attribute.description)}\n  readonly ${propName(attribute)}?: ${propType(attribute)} | undefined;`,
    ),
    ...events.map(
      ({ callback, detail, description }) =>
        `  ${comment(description)}\n  readonly ${callback}?: (event: CustomEvent<${detail}>) => unknown;`,
    ),
  ].join('\n');

/** A text as a comment of TypeScript. */
export const comment = (text: string): string => `/** ${text.replaceAll('*/', '*\\/')} */`;

const propType = (attribute: EmbedAttribute): string =>
  attribute.isFilter ? 'string | number | boolean' : typeOf(attribute);

const propName = ({ name, property }: EmbedAttribute): string =>
  property ?? name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
