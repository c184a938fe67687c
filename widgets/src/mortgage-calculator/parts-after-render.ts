/** The deferred parts that always load together (`deferred-parts.ts`), in one file: smaller than four, and one request. */
export { Breakdown } from './breakdown.tsx';
export { changeOf, Extras } from './extras.tsx';
export { formatWhileTyping as attend } from './format-while-typing.ts';
export { ServerFigures } from './server-figures.tsx';
