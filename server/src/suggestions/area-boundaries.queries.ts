import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import { type AreaKind, areaKey } from '../boundaries/area-key.ts';
import type { AreaName } from '../boundaries/named-areas.queries.ts';
import type { Db } from '../db/database.ts';
import type { FoundArea } from './suggested-areas.queries.ts';

/** Returns the id of the boundary with an area's name; null where there is none or the name is ambiguous. */
export type BoundaryIds = (area: AreaName) => string | null;

interface NamedBoundary {
  readonly id: string;
  readonly type: AreaKind;
  readonly name: string;
  readonly approximate: boolean;
}

/** The endings in names of boundaries that `areaKey` removes. */
const endings: Readonly<Partial<Record<AreaKind, readonly string[]>>> = {
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
  areas: readonly Pick<FoundArea, 'kind' | 'key' | 'name'>[],
): Promise<BoundaryIds> {
  if (areas.length === 0) return () => null;
  const wanted = areas.flatMap(({ kind, key, name }) =>
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
    onlyOne(rows.filter(({ type, name }) => type === kind && areaKey(type, name) === key));
}

/** Two schools of one name are two areas. Of one area, a surveyed boundary is better than an approximate one. */
function onlyOne(boundaries: readonly NamedBoundary[]): string | null {
  const [first, second] = boundaries;
  if (first === undefined) return null;
  return second === undefined || second.approximate !== first.approximate ? first.id : null;
}
