import { createHash } from 'node:crypto';
import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { StoredPolygon } from '@hearth/domain/contract/polygon.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { readDrawnArea } from '@hearth/domain/search/areas/geometry/drawn-area.ts';
import { simplifiedFor } from '@hearth/domain/search/areas/geometry/simplify.ts';
import { boundariesById } from '../boundaries/boundaries.queries.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { noteUse } from './area-use.ts';
import { dropAreasUnusedSince, saveDrawnArea } from './drawn-areas.queries.ts';

/** A link to a drawn area works for so long after it was last used, which is a year and a month of grace. */
const DAYS_KEPT_UNUSED = 400;
const DAY_MS = 86_400_000;

/**
 * Stores a drawn area and answers its id.
 * @throws AppError validation_failed naming what is wrong with the drawing
 */
export async function storeDrawing(db: Db, drawing: unknown, edition: EditionId): Promise<string> {
  const area = readDrawnArea(drawing);
  if (!area.ok) {
    const { name, message } = area.problem;
    throw new AppError('validation_failed', { validationErrors: [{ name, message }] });
  }
  const id = idOf(area.geometry);
  await saveDrawnArea(db, id, area.geometry, edition);
  return id;
}

/** 128 bits of a digest: the same area has the same id, and nobody comes upon the areas of others by trying. */
const idOf = (geometry: AreaGeometry): string => {
  const digest = createHash('sha256').update(JSON.stringify(geometry)).digest();
  return `custom-${digest.subarray(0, 16).toString('base64url')}`;
};

/** @throws AppError polygon_not_found */
export async function storedPolygon(db: Db, id: string): Promise<StoredPolygon> {
  const [boundary] = await boundariesById(db, [id]);
  if (boundary === undefined) throw new AppError('polygon_not_found');
  noteUse(db, [boundary]);
  const { minLatitude, maxLatitude, minLongitude, maxLongitude, geometry, ...rest } = boundary;
  return {
    ...rest,
    geometry: asAnswered(geometry),
    bounds: { minLatitude, maxLatitude, minLongitude, maxLongitude },
  };
}

/** What a map at a zoom draws of areas, in the order asked for; unknown ones are left out. With null nothing is simplified. */
export async function areaOutlines(
  db: Db,
  ids: readonly string[],
  zoom: number | null,
): Promise<AreaOutlines> {
  const stored = await boundariesById(db, ids);
  noteUse(db, stored);
  const inOrder = stored.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return {
    type: 'FeatureCollection',
    features: inOrder.map(({ id, name, type, geometry }) => ({
      type: 'Feature',
      properties: { id, name, type },
      geometry: asAnswered(zoom === null ? geometry : simplifiedFor(geometry, zoom)),
    })),
  };
}

const asAnswered = ({ type, coordinates }: AreaGeometry): StoredPolygon['geometry'] => ({
  type,
  coordinates: [...coordinates],
});

/**
 * Forgets drawn areas that no search, map or page asked for in 400 days; answers how many. Uses are noted by the day, so an area
 * that was used on a day, whenever, is there all of the 400th day after it.
 */
export function dropUnusedAreas(db: Db, now: Date): Promise<number> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return dropAreasUnusedSince(db, new Date(today - DAYS_KEPT_UNUSED * DAY_MS));
}
