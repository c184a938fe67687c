import type { Media } from '@hearth/domain/listing/listing.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { HiddenCaptions } from './card-source.queries.ts';
import { fromLinked, type LinkedSource, linkedFields } from './linked-listings.sql.ts';

/** The listings with these keys that `fromLinked` leads to, in the order of the keys. */
export async function linkedSources(
  db: Db,
  listingkeys: readonly string[],
  visit: Pick<Visit, 'edition' | 'onlyAgent'>,
): Promise<LinkedSource[]> {
  const wanted = sql`unnest(${listingkeys}::text[]) with ordinality as wanted (listingkey, position)`;
  const { rows } = await sql<LinkedSource>`/* linked listings */
    select ${linkedFields} ${fromLinked(wanted, visit)} order by wanted.position
  `.execute(db.withoutPlugins());
  return rows;
}

/** The first picture of a listing as cards show it, before the gate. */
interface CoverSource extends HiddenCaptions {
  readonly id: number;
  readonly first: Media;
}

/** The first pictures of these listings, in no order. */
export async function coverSources(db: Db, ids: readonly number[]): Promise<CoverSource[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CoverSource>`/* covers */
    select listing_id as id, cover -> 0 as first, masked_captions as "maskedCaptions"
    from media where listing_id = any(${ids}::integer[]) and cover -> 0 is not null
  `.execute(db.withoutPlugins());
  return rows;
}
