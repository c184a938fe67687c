import { attributeNames, comment, propTypes } from './component-props.ts';
import type { ElementDescription } from './element-description.ts';
import { loadHearthCode, loadHearthType } from './load-hearth.ts';

/**
 * react.js: a component for each element, for React 19, which sets properties of custom elements itself. The components rename them by
 * React's conventions, and listen for events: React attaches no listener to a custom element that a server has rendered.
 */
export function toReact(elements: readonly ElementDescription[]): string {
  return `'use client';
import { createElement, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** The script as part of a page, also of one that a server renders: React moves it into the head, once. */
export function HearthScript({ server, embedKey, nonce }) {
  const query = embedKey ? '?key=' + encodeURIComponent(embedKey) : '';
  return createElement('script', { async: true, src: server.replace(/\\/$/, '') + '/v1/hearth.js' + query, nonce });
}

${loadHearthCode}

function component(tag, attributes, events) {
  return ({ ref, ...props }) => {
    const given = {};
    const callbacks = {};
    for (const [name, value] of Object.entries(props)) {
      if (events[name]) callbacks[events[name]] = value;
      else if (value !== undefined) given[attributes[name] ?? name] = value;
    }
    const element = useRef(null);
    const newest = useRef(callbacks);
    useLayoutEffect(() => {
      newest.current = callbacks;
    });
    useLayoutEffect(() => {
      const { current } = element;
      const call = (event) => newest.current[event.type]?.(event);
      for (const name of Object.values(events)) current.addEventListener(name, call);
      return () => {
        for (const name of Object.values(events)) current.removeEventListener(name, call);
      };
    }, []);
    useImperativeHandle(ref, () => element.current, []);
    return createElement(tag, { ...given, ref: element });
  };
}
${elements.map(componentOf).join('\n')}
`;
}

function componentOf(element: ElementDescription): string {
  const callbacks = Object.fromEntries(element.events.map(({ name, callback }) => [callback, name]));
  return `\nexport const ${element.className} = component('${element.tag}', ${JSON.stringify(attributeNames(element))}, ${JSON.stringify(callbacks)});`;
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

export interface HearthScriptProps {
  /** Origin of your Hearth server, e.g. 'https://homes.example'. */
  readonly server: string;
  /** Your embed key. */
  readonly embedKey?: string | undefined;
  readonly nonce?: string | undefined;
}
/** The script as part of a page, also of one that a server renders: React moves it into the head, once. */
export function HearthScript(props: HearthScriptProps): ReactNode;

${loadHearthType}

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

const typesOf = (element: ElementDescription): string => `
export interface ${element.className}Props extends Common<${element.className}Element> {
${propTypes(element)}
}
${comment(element.description)}
export function ${element.className}(props: ${element.className}Props): ReactNode;`;
