/** One file of what always comes together (`comforts.ts`): smaller than four, and one request. */
export { Breakdown } from './breakdown.tsx';
export { changeOf, Extras } from './extras.tsx';
export { ServerFigures } from './server-figures.tsx';
export { attend } from './typing.ts';
