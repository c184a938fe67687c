import type { AreaLink } from '@hearth/domain/contract/market-overview.ts';
import { type AreaPath, type AreaType, areaPath, areaSlug } from '@hearth/domain/search/areas/area-path.ts';
import { areaName } from '@hearth/domain/search/areas/area-words.ts';
import { distanceMeters } from '@hearth/domain/search/areas/distance.ts';
import { areaKey } from '../boundaries/area-key.ts';
import type { Position } from '../search/search-context.ts';
import type { Area } from './areas.queries.ts';

/** The areas of an edition by their paths and by the names that listings give them. */
export interface AreaIndex {
  /** Of an address whose slug several areas have and which names none of them, the first: surveyed before approximate. */
  byPath(path: AreaPath): Area | undefined;
  /** The one nearest to a position where several share a name. */
  byName(type: AreaType, name: string, near: Position | null): Area | undefined;
  byId(id: string): Area | undefined;
  /** The address of an area's page; includes the id where the slug is ambiguous. */
  pathOf(area: Area): string;
  linkTo(area: Area): AreaLink;
  /** The addresses of all areas. */
  paths(): readonly string[];
}

/** @param state of the edition, 'TX' */
export function areaIndex(areas: readonly Area[], state: string): AreaIndex {
  const bySlug = grouped(areas, (area) => keyOf(area.type, areaSlug(area.name)));
  const byKey = grouped(areas, (area) => keyOf(area.type, areaKey(area.type, area.name)));
  const byId = new Map(areas.map((area) => [area.id, area]));
  const stateSlug = state.toLowerCase();

  const pathOf = (area: Area): string => {
    const slug = areaSlug(area.name);
    const alone = bySlug.get(keyOf(area.type, slug))?.length === 1;
    return areaPath({ type: area.type, state: stateSlug, slug, id: alone ? null : area.id });
  };
  return {
    byPath({ type, state: requested, slug, id }) {
      if (requested !== stateSlug) return undefined;
      if (id === null) return bySlug.get(keyOf(type, slug))?.[0];
      const area = byId.get(id);
      return area?.type === type ? area : undefined;
    },
    byName: (type, name, near) => nearest(byKey.get(keyOf(type, areaKey(type, name))) ?? [], near),
    byId: (id) => byId.get(id),
    pathOf,
    linkTo: (area) => ({ type: area.type, place: areaName(area.type, area.name), url: pathOf(area) }),
    paths: () => areas.map(pathOf),
  };
}

const keyOf = (type: AreaType, name: string): string => `${type} ${name}`;

function nearest(areas: readonly Area[], position: Position | null): Area | undefined {
  if (position === null) return areas[0];
  const away = (area: Area) => distanceMeters(position, centerOf(area));
  return areas.toSorted((a, b) => away(a) - away(b))[0];
}

/** The middle of an area's box. */
export const centerOf = (area: Omit<Area, 'id' | 'type' | 'name' | 'approximate'>): Position => ({
  latitude: (area.minLatitude + area.maxLatitude) / 2,
  longitude: (area.minLongitude + area.maxLongitude) / 2,
});

function grouped<T>(items: readonly T[], keyOfItem: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group) group.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}
