import type { ElementDescription } from './element-description.ts';

/** svelte.d.ts: the elements in the templates of Svelte 5, which sets attributes and listens for events without components. */
export function toSvelteTypes(elements: readonly ElementDescription[]): string {
  return `import type { HTMLAttributes } from 'svelte/elements';
import type {
${elements.map(({ className }) => `  ${className}Attributes,\n  ${className}Element,`).join('\n')}
} from './hearth.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${elements.map(({ tag, className }) => `    '${tag}': ${className}Attributes & HTMLAttributes<${className}Element>;`).join('\n')}
  }
}
`;
}
