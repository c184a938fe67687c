import { type AreaGeometry, polygonsOf } from '@hearth/domain/search/geometry/area-geometry.ts';
import type { Kysely } from 'kysely';
import { boundariesById, saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import type { Tables } from '../db/database.ts';

/**
 * Stores the areas of one file. Several features of one id are the parts of one area, wherever in the file they stand; what was
 * stored before the file is replaced.
 */
export function areaMerger(db: Kysely<Tables>) {
  const seen = new Set<string>();
  return {
    get count() {
      return seen.size;
    },
    async save(parts: readonly Boundary[]): Promise<void> {
      const begun = await boundariesById(
        db,
        [...new Set(parts.map(({ id }) => id))].filter((id) => seen.has(id)),
      );
      const areas = new Map<string, Boundary>(begun.map((area) => [area.id, area]));
      for (const part of parts) {
        const area = areas.get(part.id);
        areas.set(part.id, area ? { ...area, geometry: union(area.geometry, part.geometry) } : part);
        seen.add(part.id);
      }
      await saveBoundaries(db, [...areas.values()]);
    },
  };
}

/** The polygons of both, one that stands in both once. */
function union(some: AreaGeometry, more: AreaGeometry): AreaGeometry {
  const polygons = [...polygonsOf(some), ...polygonsOf(more)];
  const distinct = new Map(polygons.map((polygon) => [JSON.stringify(polygon), polygon]));
  return { type: 'MultiPolygon', coordinates: [...distinct.values()] };
}
