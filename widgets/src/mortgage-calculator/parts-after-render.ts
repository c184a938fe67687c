/** The deferred parts that always load together (`deferred-parts.ts`), in one file: smaller than four, and one request. */
export { Breakdown } from './breakdown.tsx';
export { CostChart } from './cost-chart.tsx';
export { costParts } from './cost-parts.ts';
export { changeOf, Extras } from './extras.tsx';
export { figuresOfSite } from './figures-of-site.ts';
export { formatWhileTyping as attend } from './format-while-typing.ts';
export { ServerFigures } from './server-figures.tsx';
