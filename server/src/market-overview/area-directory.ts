import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { createShortCache } from '../cache/short-cache.ts';
import type { Db } from '../db/database.ts';
import { type AreaIndex, areaIndex } from './area-index.ts';
import { type Area, areasOf } from './areas.queries.ts';
import { areasAround } from './areas-around.ts';

/** Boundaries change with an import, some times a year; reading a thousand names took half of an overview's time. */
const CACHE_MS = 60_000;
const MAX_AREAS = 2_000;

/** The areas of an edition, at most a minute old. */
export interface AreaDirectory {
  index(): Promise<AreaIndex>;
  /** The county and the city that an area lies in, the widest first. */
  around(area: Area): Promise<readonly Area[]>;
}

export function areaDirectory(db: Db, edition: EditionId): AreaDirectory {
  const now = () => performance.now();
  const { stateorprovince } = editions[edition];
  const indexes = createShortCache(async () => areaIndex(await areasOf(db, edition), stateorprovince), {
    milliseconds: CACHE_MS,
    most: 1,
    now,
  });
  const index = () => indexes.get(edition);
  const surroundings = createShortCache(
    async (id) => {
      const known = await index();
      const area = known.byId(id);
      return area === undefined ? [] : areasAround(db, edition, known, area);
    },
    { milliseconds: CACHE_MS, most: MAX_AREAS, now },
  );
  return { index, around: ({ id }) => surroundings.get(id) };
}
