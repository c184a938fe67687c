import { deferred } from '../ui/use-deferred.ts';

/**
 * Parts that a calculator works without: its chart and table, the notes below them, the grouping of digits and the server's
 * figures. With them the first download would be twice as large, so they follow after the first render.
 */
export const deferredParts = deferred(() => import('./parts-after-render.ts'));
