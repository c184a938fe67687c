import type { Random } from '../random.ts';
import { groupBy } from './group-by.ts';
import type { ShoreStreet } from './shore-streets.ts';

/** A street along a shore; long shores get more homes, and short ones get some. */
export function shorePicker(streets: readonly ShoreStreet[], random: Random): () => ShoreStreet {
  const shores = [...groupBy(streets, ({ water }) => water).values()].map((along) => {
    const weighted = along.map((shore) => [shore, shore.street.lots] as const);
    return [weighted, Math.sqrt(weighted.reduce((sum, [, lots]) => sum + lots, 0))] as const;
  });
  return () => random.weighted(random.weighted(shores));
}
