import { attributeNames, comment, propTypes } from './component-props.ts';
import type { ElementDescription } from './element-description.ts';
import { loadHearthCode, loadHearthType } from './load-hearth.ts';

/** vue.js: a component for each element, which names attributes and events by Vue's conventions. */
export function toVue(elements: readonly ElementDescription[]): string {
  return `import { h } from 'vue';

${loadHearthCode}

function component(tag, attributes, events) {
  const Component = (props, { slots }) => {
    const given = {};
    for (const [name, value] of Object.entries(props)) {
      if (value !== undefined) given[attributes[name] ?? events[name] ?? name] = value;
    }
    return h(tag, given, slots.default?.());
  };
  return Object.assign(Component, { inheritAttrs: false });
}
${elements.map(componentOf).join('\n')}
`;
}

function componentOf(element: ElementDescription): string {
  const listeners = element.events.map(({ name, callback }) => [
    callback,
    `onHearth${name.slice('hearth'.length)}`,
  ]);
  return `\nexport const ${element.className} = component('${element.tag}', ${JSON.stringify(attributeNames(element))}, ${JSON.stringify(Object.fromEntries(listeners))});`;
}

/** vue.d.ts. */
export function toVueTypes(elements: readonly ElementDescription[]): string {
  return `import type { FunctionalComponent } from 'vue';
import './hearth.js';

${loadHearthType}
${elements.map(typesOf).join('\n')}
`;
}

const typesOf = (element: ElementDescription): string => `
export interface ${element.className}Props {
${propTypes(element)}
}
${comment(element.description)}
export const ${element.className}: FunctionalComponent<${element.className}Props>;`;
