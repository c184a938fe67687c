import { later } from '../ui/use-later.ts';

/**
 * What a calculator counts without: its chart and table, what is said below them, and grouping while one types. A
 * calculator that weighs twice as much would be there later for everybody, so these follow at once.
 */
export const comforts = later(() =>
  Promise.all([import('./breakdown.tsx'), import('./extras.tsx'), import('./typing.ts')]),
);
