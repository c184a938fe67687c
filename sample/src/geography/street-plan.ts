import type { EditionName } from './area-text.ts';
import { type Street, streetsOfCell } from './cell-streets.ts';
import { type Cell, EDITION_AREAS, sampleTiling } from './cells.ts';
import { type ShoreStreet, shoreStreetsOf } from './shore-streets.ts';
import { nameStreets } from './street-names.ts';
import { watersOf } from './waters.ts';

/** All streets of an edition. */
export interface StreetPlan {
  streetsOf(cell: Cell): readonly Street[];
  readonly shoreStreets: readonly ShoreStreet[];
}

const plans = new Map<EditionName, StreetPlan>();

/** The streets of an edition; computed once, the same on every machine. */
export function streetPlan(edition: EditionName): StreetPlan {
  const plan = plans.get(edition) ?? planStreets(edition);
  plans.set(edition, plan);
  return plan;
}

function planStreets(edition: EditionName): StreetPlan {
  const tiling = sampleTiling();
  const names = nameStreets(EDITION_AREAS[edition], tiling.cellsOf(edition));
  const known = new Map<Cell, readonly Street[]>();
  return {
    streetsOf(cell) {
      const streets = known.get(cell) ?? streetsOfCell(cell, names.of(cell));
      known.set(cell, streets);
      return streets;
    },
    shoreStreets: shoreStreetsOf(edition, tiling, watersOf(edition), names.shores),
  };
}
