import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';
import { comment } from './component-props.ts';
import type { ElementDescription } from './element-description.ts';
import { typeOf } from './to-custom-elements.ts';

/** hearth.d.ts: the elements, their events and attributes for TypeScript. */
export function toElementTypes(elements: readonly ElementDescription[]): string {
  return `/** Types of the Hearth elements; react.d.ts adds them to the JSX of React 19. */
${elements.map(elementInterfaces).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className}Element;`).join('\n')}
  }

  interface Window {
    /** There once the script has run. */
    readonly Hearth?: {
      readonly version: string;
      /** Fulfilled when the tag is defined; asks again for files that could not be loaded before. */
      ready(tag: ${elements.map(({ tag }) => `'${tag}'`).join(' | ')}): Promise<unknown>;
    };
  }
}
`;
}

function elementInterfaces({ className, attributes, properties, events }: ElementDescription): string {
  const declared = attributes.filter(({ property }) => property !== null);
  return `
export interface ${className}Element extends HTMLElement {
${declared.map((each) => `  ${comment(each.description)}\n  ${each.property}: ${typeOf(each)}${each.kind === 'flag' ? '' : ' | undefined'};`).join('\n')}
${properties.map(({ name, description }) => `  ${comment(description)}\n  ${name}: unknown;`).join('\n')}
  addEventListener<K extends keyof ${className}Events>(
    type: K,
    listener: (this: ${className}Element, event: ${className}Events[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface ${className}Events extends HTMLElementEventMap {
${events.map(({ name, detail, description }) => `  ${comment(description)}\n  '${name}': CustomEvent<${detail}>;`).join('\n')}
}

export interface ${className}Attributes {
${attributes.map(jsxAttribute).join('\n')}
${events.map(({ name, detail }) => `  'on${name}'?: (event: CustomEvent<${detail}>) => unknown;`).join('\n')}
}
`;
}

/** JSX accepts numbers; a filter is text as in HTML, or a number or boolean that is converted. */
function jsxAttribute({ name, kind, words, description, ...rest }: EmbedAttribute): string {
  const type = {
    string: 'string',
    number: 'number | string',
    flag: 'boolean',
    words: typeOf({ name, kind, words, description, ...rest }),
  }[kind];
  return `  ${comment(description)}\n  '${name}'?: ${type} | undefined;`;
}
