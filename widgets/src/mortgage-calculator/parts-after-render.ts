/** One file of what always comes together (`deferred-parts.ts`): smaller than four, and one request. */
export { Breakdown } from './breakdown.tsx';
export { changeOf, Extras } from './extras.tsx';
export { formatWhileTyping as attend } from './format-while-typing.ts';
export { ServerFigures } from './server-figures.tsx';
