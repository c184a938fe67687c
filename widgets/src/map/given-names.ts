import type { LatLngBounds, Map as LeafletMap } from 'leaflet';

export type NameKind = 'area' | 'city' | 'water' | 'county' | 'road' | 'place';

/** A name and where it may be written. */
export interface MapName {
  readonly name: string;
  readonly kind: NameKind;
  readonly at: readonly [latitude: number, longitude: number];
  /** Degrees that what it names is wide or high; 0 for a point. */
  readonly width: number;
  /** The area that a search asks for, or the main city: always written while any of it is in view. */
  readonly always?: LatLngBounds | undefined;
}

const given = new WeakMap<LeafletMap, Map<string, readonly MapName[]>>();

/** Names that one of a map's layers wants written; they replace its earlier ones. Returns how to take them back. */
export function giveNames(map: LeafletMap, owner: string, names: readonly MapName[]): () => void {
  const owners = given.get(map) ?? new Map<string, readonly MapName[]>();
  given.set(map, owners.set(owner, names));
  map.fire('names');
  return () => {
    if (owners.get(owner) !== names) return;
    owners.delete(owner);
    map.fire('names');
  };
}

/** All names that layers gave, the ones that are always written first. A city that a search asks for has one name. */
export function namesOn(map: LeafletMap): readonly MapName[] {
  const all = [...(given.get(map)?.values() ?? [])].flat();
  const areas = all.filter(({ kind }) => kind === 'area');
  const names = all.filter(
    ({ kind, name, at: [latitude, longitude] }) =>
      kind !== 'city' ||
      !areas.some((area) => area.name === name && area.always?.contains([latitude, longitude])),
  );
  return names.toSorted((a, b) => Number(b.always !== undefined) - Number(a.always !== undefined));
}
