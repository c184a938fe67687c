import { deferred } from '../ui/use-deferred.ts';

/**
 * What a calculator counts without: its chart and table, what is said below them, grouping while one types, and what the
 * server knows better. A calculator that weighs twice as much would be there later for everybody, so these follow at once.
 */
export const deferredParts = deferred(() => import('./parts-after-render.ts'));
