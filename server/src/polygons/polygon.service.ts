import { createHash } from 'node:crypto';
import type { AreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import type { StoredPolygon } from '@hearth/domain/contract/polygon.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { AreaGeometry } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import { readDrawnArea } from '@hearth/domain/search/areas/geometry/drawn-area.ts';
import { simplifiedFor } from '@hearth/domain/search/areas/geometry/simplify.ts';
import { boundariesById, type StoredBoundary } from '../boundaries/boundaries.queries.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { createAreaUse } from './area-use.ts';
import { dropAreasUnusedSince, saveDrawnArea, writeUse } from './drawn-areas.queries.ts';

/** A link to a drawn area works for so long after it was last used, which is a year and a month of grace. */
const DAYS_KEPT_UNUSED = 400;

/** Stored areas, drawn ones among them. */
export interface PolygonService {
  /**
   * Stores a drawn area and returns its id.
   * @throws AppError validation_failed with the faults of the drawing
   */
  storeDrawing(drawing: unknown, edition: EditionId): Promise<string>;
  /** @throws AppError polygon_not_found */
  storedPolygon(id: string): Promise<StoredPolygon>;
  /** Outlines of areas for a zoom, in the order of the ids, without unknown ones; null returns them unsimplified. */
  areaOutlines(ids: readonly string[], zoom: number | null): Promise<AreaOutlines>;
  /** The boundaries of these ids, in no order; unknown ids are missing. Notes that they are in use. */
  usedBoundaries(ids: readonly string[]): Promise<StoredBoundary[]>;
  /** Notes no further use, and resolves once the use under way is stored. */
  close(): Promise<void>;
}

export function createPolygonService(db: Db): PolygonService {
  const use = createAreaUse((ids) => writeUse(db, ids));
  async function usedBoundaries(ids: readonly string[]): Promise<StoredBoundary[]> {
    const stored = await boundariesById(db, ids);
    use.note(stored);
    return stored;
  }
  return {
    usedBoundaries,
    storeDrawing: (drawing, edition) => storeDrawing(db, drawing, edition),
    async storedPolygon(id) {
      const [boundary] = await usedBoundaries([id]);
      if (boundary === undefined) throw new AppError('polygon_not_found');
      return polygonOf(boundary);
    },
    areaOutlines: async (ids, zoom) => outlinesOf(await usedBoundaries(ids), ids, zoom),
    close: use.close,
  };
}

async function storeDrawing(db: Db, drawing: unknown, edition: EditionId): Promise<string> {
  const area = readDrawnArea(drawing);
  if (!area.ok) {
    const { name, message } = area.problem;
    throw new AppError('validation_failed', { validationErrors: [{ name, message }] });
  }
  const id = idOf(area.geometry);
  await saveDrawnArea(db, id, area.geometry, edition);
  return id;
}

/** 128 bits of a digest: the same area has the same id, and ids of other visitors' areas cannot be guessed. */
const idOf = (geometry: AreaGeometry): string => {
  const digest = createHash('sha256').update(JSON.stringify(geometry)).digest();
  return `custom-${digest.subarray(0, 16).toString('base64url')}`;
};

function polygonOf(boundary: StoredBoundary): StoredPolygon {
  const { minLatitude, maxLatitude, minLongitude, maxLongitude, geometry, ...rest } = boundary;
  return {
    ...rest,
    geometry: asAnswered(geometry),
    bounds: { minLatitude, maxLatitude, minLongitude, maxLongitude },
  };
}

function outlinesOf(
  stored: readonly StoredBoundary[],
  ids: readonly string[],
  zoom: number | null,
): AreaOutlines {
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
 * Deletes drawn areas that no search, map or page used in 400 days; returns their number. Uses are recorded by the day, so an
 * area stays available until the end of the 400th day after its last use.
 */
export function dropUnusedAreas(db: Db, now: Date): Promise<number> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return dropAreasUnusedSince(db, new Date(today - DAYS_KEPT_UNUSED * DAY_MS));
}
