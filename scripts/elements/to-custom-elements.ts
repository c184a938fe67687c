import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';
import type { ElementDescription, TokenDescription } from './element-description.ts';

/** custom-elements.json by the Custom Elements Manifest, schema 2.1.0, for tools that read it. */
export function toCustomElements(
  elements: readonly ElementDescription[],
  tokens: readonly TokenDescription[],
): object {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: 'hearth.js',
      declarations: [declaration(element, tokens)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: element.className, module: 'hearth.js' },
        },
      ],
    })),
  };
}

function declaration(element: ElementDescription, tokens: readonly TokenDescription[]): object {
  const declared = element.attributes.filter(({ property }) => property !== null);
  return {
    kind: 'class',
    customElement: true,
    name: element.className,
    tagName: element.tag,
    description: element.description,
    superclass: { name: 'HTMLElement' },
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      type: { text: typeOf(attribute) },
      ...(attribute.property && { fieldName: attribute.property }),
    })),
    members: [
      ...declared.map((attribute) => ({
        kind: 'field',
        name: attribute.property,
        attribute: attribute.name,
        description: attribute.description,
        type: { text: `${typeOf(attribute)}${attribute.kind === 'flag' ? '' : ' | undefined'}` },
      })),
      ...element.properties.map(({ name, type, description }) => ({
        kind: 'field',
        name,
        description,
        type: { text: `${type} | undefined` },
      })),
    ],
    events: element.events.map(({ name, detail, description }) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    cssParts: element.parts.map((name) => ({ name })),
    cssProperties: tokens.map(({ name, value }) => ({ name, default: value })),
    slots: [{ name: '', description: 'Shown until the element is ready, and where it cannot be.' }],
  };
}

/** In TypeScript. */
export function typeOf({ kind, words }: EmbedAttribute): string {
  if (kind === 'words') return words.map((word) => `'${word}'`).join(' | ');
  return kind === 'flag' ? 'boolean' : kind;
}
