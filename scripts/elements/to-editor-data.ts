import type { ElementDescription, TokenDescription } from './element-description.ts';

/** Completion for VS Code: the value of its setting `html.customData`. */
export function toHtmlData(elements: readonly ElementDescription[]): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, description, attributes }) => ({
      name: tag,
      description,
      attributes: attributes.map(({ name, kind, words, description: meaning }) => ({
        name,
        description: meaning,
        ...(kind === 'flag' && { valueSet: 'v' }),
        ...(words.length > 0 && { values: words.map((word) => ({ name: word })) }),
      })),
    })),
  };
}

/** Completion for VS Code in style sheets: the value of its setting `css.customData`. */
export function toCssData(tokens: readonly TokenDescription[]): object {
  return {
    version: 1.1,
    properties: tokens.map(({ name, value }) => ({ name, description: `Default: ${value}` })),
  };
}

/** Completion for JetBrains editors. */
export function toWebTypes(elements: readonly ElementDescription[], version: string): object {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: 'hearth',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map(({ tag, description, attributes, events }) => ({
          name: tag,
          description,
          attributes: attributes.map(({ name, kind, words, description: meaning }) => ({
            name,
            description: meaning,
            value: kind === 'flag' ? { kind: 'no-value' } : { type: words.length > 0 ? quoted(words) : kind },
          })),
          js: {
            events: events.map((event) => ({ name: event.name, description: event.description })),
          },
        })),
      },
    },
  };
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' | ');
