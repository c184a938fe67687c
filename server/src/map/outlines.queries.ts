import type { Outlines } from '@hearth/domain/contract/outlines.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';

/** Counties, cities and waters of an edition, the largest first so that small ones are drawn over them. */
export async function outlinesOf(db: Kysely<Tables>, edition: EditionId): Promise<Outlines> {
  const { rows } = await sql<Outlines['features'][number]['properties'] & { geometry: never }>`
    select type, name || case when type = 'county' then ' County' else '' end as name, geometry
    from boundary
    where edition = ${edition} and type in ('county', 'city', 'water')
    order by type = 'water', type = 'city',
             ("maxLatitude" - "minLatitude") * ("maxLongitude" - "minLongitude") desc
  `.execute(db);
  return {
    type: 'FeatureCollection',
    features: rows.map(({ type, name, geometry }) => ({
      type: 'Feature',
      properties: { type, name },
      geometry,
    })),
  };
}
