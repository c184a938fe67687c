import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import { type PlaceKind, placeKey } from '../boundaries/place-key.ts';
import type { PlaceName } from '../boundaries/place-lookup.queries.ts';
import type { Db } from '../db/database.ts';
import type { FoundPlace } from './places.queries.ts';

/** Returns the id of the boundary with a place's name; null where there is none or the name is ambiguous. */
export type BoundaryIds = (place: PlaceName) => string | null;

interface NamedBoundary {
  readonly id: string;
  readonly type: PlaceKind;
  readonly name: string;
  readonly approximate: boolean;
}

/** The endings in names of boundaries that `placeKey` removes. */
const endings: Readonly<Partial<Record<PlaceKind, readonly string[]>>> = {
  county: ['', ' county'],
  schooldistrict: ['', ' isd', ' cisd', ' independent school district', ' consolidated isd'],
};

/**
 * Boundaries of these names, spelled as listings spell them or in plain words; surveyed ones before sketched ones. Served by
 * boundary_type_name.
 */
export async function boundaryIdsOf(
  db: Db,
  edition: EditionId,
  places: readonly Pick<FoundPlace, 'kind' | 'key' | 'name'>[],
): Promise<BoundaryIds> {
  if (places.length === 0) return () => null;
  const wanted = places.flatMap(({ kind, key, name }) =>
    [...new Set([name.toLowerCase(), ...(endings[kind] ?? ['']).map((ending) => key + ending)])].map(
      (spelling) => ({ kind, spelling }),
    ),
  );
  const { rows } = await sql<NamedBoundary>`
    select distinct boundary.id, boundary.type, boundary.name, boundary.approximate
    from unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ spelling }) => spelling)}::text[])
      as wanted (kind, spelling)
    join boundary on boundary.edition = ${edition} and boundary.type = wanted.kind
      and lower(boundary.name) = wanted.spelling
    order by boundary.approximate, boundary.id
  `.execute(db);
  return ({ kind, key }) =>
    onlyOne(rows.filter(({ type, name }) => type === kind && placeKey(type, name) === key));
}

/** Two schools of one name are two places; a survey says better than a sketch where the one is. */
function onlyOne(boundaries: readonly NamedBoundary[]): string | null {
  const [first, second] = boundaries;
  if (first === undefined) return null;
  return second === undefined || second.approximate !== first.approximate ? first.id : null;
}
