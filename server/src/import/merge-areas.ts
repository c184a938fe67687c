import { type AreaGeometry, polygonsOf } from '@hearth/domain/search/geometry/area-geometry.ts';
import type { Kysely } from 'kysely';
import { boundariesById, saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import type { Tables } from '../db/database.ts';

/**
 * Stores the areas of one file. Several features of one id are the parts of one area, wherever in the file they stand; what was
 * stored before the file is replaced. An area near the border of two editions stays in its own with `keepEdition`.
 */
export function areaMerger(db: Kysely<Tables>, { keepEdition }: { readonly keepEdition: boolean }) {
  const seen = new Set<string>();
  return {
    get count() {
      return seen.size;
    },
    async save(parts: readonly Boundary[]): Promise<void> {
      const stored = await boundariesById(db, [...new Set(parts.map(({ id }) => id))]);
      const before = new Map(stored.map((area) => [area.id, area]));
      const areas = new Map<string, Boundary>(
        stored.filter(({ id }) => seen.has(id)).map((area) => [area.id, area]),
      );
      for (const part of parts) {
        const area = areas.get(part.id);
        const edition = (keepEdition && before.get(part.id)?.edition) || part.edition;
        areas.set(
          part.id,
          area ? { ...area, geometry: union(area.geometry, part.geometry) } : { ...part, edition },
        );
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
