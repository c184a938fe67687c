import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';
import type { ElementDescription } from './element-description.ts';
import { typeOf } from './to-custom-elements.ts';

/**
 * react.js: a component for each element, for React 19, which sets properties and handles events of custom elements itself.
 * The components only rename them by React's conventions.
 */
export function toReact(elements: readonly ElementDescription[]): string {
  return `import { createElement } from 'react';

/** Puts the script into the page, once; call it where the app starts. */
export function loadHearth(src, data = {}) {
  const known = [...document.scripts].find((script) => script.src === new URL(src, location.href).href);
  if (known) return known;
  const script = Object.assign(document.createElement('script'), { src, async: true });
  Object.assign(script.dataset, data);
  return document.head.appendChild(script);
}

function component(tag, attributes, events) {
  return (props) => {
    const given = {};
    for (const [name, value] of Object.entries(props)) {
      if (value !== undefined) given[attributes[name] ?? events[name] ?? name] = value;
    }
    return createElement(tag, given);
  };
}
${elements.map(componentOf).join('\n')}
`;
}

function componentOf({ tag, className, attributes, events }: ElementDescription): string {
  const names = attributes.map(({ name, property }) => [property ?? camel(name), name]);
  const callbacks = events.map(({ name, callback }) => [callback, `on${name}`]);
  const object = (entries: string[][]) => JSON.stringify(Object.fromEntries(entries));
  return `\nexport const ${className} = component('${tag}', ${object(names)}, ${object(callbacks)});`;
}

/** react.d.ts. */
export function toReactTypes(elements: readonly ElementDescription[]): string {
  return `import type { CSSProperties, ReactNode, Ref } from 'react';
import type {
${elements.map(({ className }) => `  ${className}Attributes,\n  ${className}Element,`).join('\n')}
} from './hearth.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tag, className }) => `      '${tag}': ${className}Attributes & Tag<${className}Element>;`).join('\n')}
    }
  }
}

interface Tag<Element> extends Common<Element> {
  readonly key?: string | number;
  readonly slot?: string;
}

/** Puts the script into the page, once; \`data\` are its data attributes, e.g. { key: 'hk_...' }. */
export function loadHearth(src: string, data?: Readonly<Record<string, string>>): HTMLScriptElement;

interface Common<Element> {
  /** Shown until the element is ready, and where it cannot be. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly style?: CSSProperties;
  readonly ref?: Ref<Element>;
}
${elements.map(typesOf).join('\n')}
`;
}

function typesOf({ className, description, attributes, events }: ElementDescription): string {
  return `
export interface ${className}Props extends Common<${className}Element> {
${attributes.map(prop).join('\n')}
${events.map(({ callback, detail, description: when }) => `  /** ${when} */\n  readonly ${callback}?: (event: CustomEvent<${detail}>) => unknown;`).join('\n')}
}
/** ${description.replaceAll('*/', '*\\/')} */
export function ${className}(props: ${className}Props): ReactNode;`;
}

function prop(attribute: EmbedAttribute): string {
  const name = attribute.property ?? camel(attribute.name);
  const type = attribute.isFilter ? 'string | number | boolean' : typeOf(attribute);
  return `  /** ${attribute.description.replaceAll('*/', '*\\/')} */\n  readonly ${name}?: ${type} | undefined;`;
}

const camel = (kebab: string): string =>
  kebab.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
