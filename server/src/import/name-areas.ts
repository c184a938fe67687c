import { areaId } from '@hearth/domain/search/areas/area-id.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { boundsOf } from '@hearth/domain/search/areas/geometry/area-geometry.ts';
import type { PolygonType } from '@hearth/domain/search/tags/tag.ts';
import { outlinesOfKind } from '../boundaries/assign-areas.queries.ts';
import { boundariesById } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { insideTest } from '../boundaries/point-in-polygon.ts';
import type { Db } from '../db/database.ts';

/** Names of areas that other areas of the file or the database share. */
export interface NameReport {
  /** Different areas of one name, by the areas that they lie in. */
  readonly apart: readonly string[];
  /** Parts that lie far from each other and are one area, since nothing says that they are not. */
  readonly distant: readonly string[];
}

/** Kinds whose names repeat from city to city, and the kind of area that keeps them apart. */
const parentKinds: Readonly<Partial<Record<PolygonType | 'water', 'city' | 'schooldistrict'>>> = {
  subdivision: 'city',
  custom: 'city',
  school: 'schooldistrict',
};

/** Parts of one area lie within some five kilometers of each other, in degrees. */
const NEAR = 0.05;

interface NamedArea {
  readonly id: string;
  readonly parent: string | null;
  /** The file itself names the parent; else it was found by position. */
  readonly isParentSaid: boolean;
  bounds: Bounds;
}

/**
 * Gives the areas of one file their ids. Two different areas of one name ("Midtown" of Austin and of Round Rock) stay apart by the
 * city or district that they lie in. An area that was stored before has the same id again. For use within one transaction.
 */
export function areaNamer(trx: Db) {
  const parents = parentFinder(trx);
  const known = new Map<string, NamedArea[]>();
  const apart = new Map<string, Set<string>>();
  const distant = new Set<string>();

  async function localArea(part: Boundary, kind: 'city' | 'schooldistrict'): Promise<Boundary> {
    const bounds = boundsOf(part.geometry);
    const parentName = part.parent ?? null;
    const parent = parentName ?? (await parents(kind, bounds));
    const key = areaId(part.type, part.edition, part.name);
    const twins = known.get(key) ?? [];
    const found = twins.find((area) =>
      isSameArea(area, { parent, isParentSaid: parentName !== null, bounds }),
    );
    if (found) {
      if (found.parent === null && !isNear(found.bounds, bounds)) distant.add(part.name);
      found.bounds = around(found.bounds, bounds);
      return { ...part, id: found.id, parent: found.parent };
    }
    const id = await localId(trx, part, { parent, isParentSaid: parentName !== null, bounds });
    known.set(key, [...twins, { id, parent, isParentSaid: parentName !== null, bounds }]);
    if (twins.length > 0) {
      const names = [...twins.map((twin) => twin.parent), parent].map((name) => name ?? 'elsewhere');
      apart.set(part.name, new Set([...(apart.get(part.name) ?? []), ...names]));
    }
    return { ...part, id, parent };
  }

  return {
    named(part: Boundary): Promise<Boundary> {
      const kind = parentKinds[part.type];
      return kind === undefined ? officialArea(trx, part) : localArea(part, kind);
    },
    report: (): NameReport => ({
      apart: [...apart].map(([name, parents]) => `${name} (${[...parents].join(', ')})`),
      distant: [...distant],
    }),
  };
}

type Location = Pick<NamedArea, 'parent' | 'isParentSaid' | 'bounds'>;

/** Joins areas of one name, unless a field shows that they differ. */
function isSameArea(some: Location, more: Location): boolean {
  if (some.isParentSaid && more.isParentSaid) return some.parent === more.parent;
  if (isNear(some.bounds, more.bounds)) return true;
  return some.parent === null || more.parent === null || some.parent === more.parent;
}

/** A parent that was found by position depends on the outlines of that day: an area that was stored without it has its id. */
async function localId(trx: Db, { type, edition, name }: Boundary, location: Location): Promise<string> {
  const { parent, isParentSaid, bounds } = location;
  const id = areaId(type, parent ?? edition, name);
  const ofEdition = areaId(type, edition, name);
  if (isParentSaid || id === ofEdition) return id;
  const stored = await boundariesById(trx, [id, ofEdition]);
  const before = stored.find((area) => area.id === ofEdition);
  const isStored = stored.some((area) => area.id === id);
  return !isStored && before !== undefined && isNear(before, bounds) ? ofEdition : id;
}

/** Cities, counties, ZIP codes and districts have names of their own, but two editions may have one of the same name. */
async function officialArea(trx: Db, part: Boundary): Promise<Boundary> {
  const [stored] = await boundariesById(trx, [part.id]);
  if (!stored || stored.edition === part.edition || isNear(stored, boundsOf(part.geometry))) return part;
  return { ...part, id: areaId(part.type, part.edition, part.name) };
}

/** The name of the stored city or district in which the middle of a box lies; outlines are read once. */
function parentFinder(trx: Db) {
  const outlines = new Map<string, Promise<readonly ParentOutline[]>>();
  return async (kind: 'city' | 'schooldistrict', bounds: Bounds): Promise<string | null> => {
    const known = outlines.get(kind) ?? readOutlines(trx, kind);
    outlines.set(kind, known);
    const latitude = (bounds.minLatitude + bounds.maxLatitude) / 2;
    const longitude = (bounds.minLongitude + bounds.maxLongitude) / 2;
    return (await known).find(({ isInside }) => isInside(latitude, longitude))?.name ?? null;
  };
}

interface ParentOutline {
  readonly name: string;
  readonly isInside: (latitude: number, longitude: number) => boolean;
}

async function readOutlines(trx: Db, kind: 'city' | 'schooldistrict'): Promise<readonly ParentOutline[]> {
  const stored = await outlinesOfKind(trx, kind);
  return stored.map(({ name, geometry }) => ({ name, isInside: insideTest(geometry) }));
}

const isNear = (some: Bounds, more: Bounds): boolean =>
  some.minLatitude - NEAR <= more.maxLatitude &&
  more.minLatitude - NEAR <= some.maxLatitude &&
  some.minLongitude - NEAR <= more.maxLongitude &&
  more.minLongitude - NEAR <= some.maxLongitude;

const around = (some: Bounds, more: Bounds): Bounds => ({
  minLatitude: Math.min(some.minLatitude, more.minLatitude),
  maxLatitude: Math.max(some.maxLatitude, more.maxLatitude),
  minLongitude: Math.min(some.minLongitude, more.minLongitude),
  maxLongitude: Math.max(some.maxLongitude, more.maxLongitude),
});
