import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { SAMPLE_OPEN_HOUSE } from '@hearth/sample/listings/open-houses.ts';
import type { Db } from '@hearth/server/db/database.ts';
import { sql } from 'kysely';

/** The parameters of an edition's sample data. */
export interface SampleLoad {
  readonly edition: EditionId;
  /** Open listings. */
  readonly listings: number;
  readonly madeAt: Date;
  /** 'YYYY-MM-DD' */
  readonly openHousesFrom: string;
  readonly finishedAt: Date | null;
}

export async function readSampleLoads(db: Db): Promise<SampleLoad[]> {
  const { rows } = await sql<SampleLoad>`
    select edition, listings, made_at, open_houses_from, finished_at from sample_load order by edition
  `.execute(db);
  return rows;
}

export async function hasListings(db: Db): Promise<boolean> {
  const { rows } = await sql<{ present: boolean }>`select exists (select from listing) as present`.execute(
    db,
  );
  return rows[0]?.present === true;
}

/** Returns whether an edition has agents and none of them a photo, as samples were before they had any. */
export async function lacksFaces(db: Db, edition: EditionId): Promise<boolean> {
  const { rows } = await sql<{ lacking: boolean }>`
    select count(*) > 0 and count(headshot_url_square) = 0 as lacking from agent where edition = ${edition}
  `.execute(db);
  return rows[0]?.lacking === true;
}

export async function insertSampleLoads(
  db: Db,
  loads: readonly Pick<SampleLoad, 'edition' | 'listings' | 'madeAt' | 'openHousesFrom'>[],
): Promise<void> {
  for (const { edition, listings, madeAt, openHousesFrom } of loads) {
    await sql`
      insert into sample_load (edition, listings, made_at, open_houses_from)
      values (${edition}, ${listings}, ${madeAt}, ${openHousesFrom})
    `.execute(db);
  }
}

export async function finishSampleLoads(db: Db, at: Date): Promise<void> {
  await sql`update sample_load set finished_at = ${at} where finished_at is null`.execute(db);
}

/**
 * Moves open houses of samples that have begun to the coming weeks, those of a home together and by whole weeks, so that
 * weekdays do not change; returns the number.
 */
export async function moveOpenHouses(db: Db, edition: EditionId, today: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`update sample_load set open_houses_from = ${today}::date where edition = ${edition}`.execute(
      trx,
    );
    const moved = await sql`
      with begun as (
        select listing_id, 7 * (1 + (${today}::date - min(openhousedate)) / 7) as days
        from open_house join listing on listing.id = open_house.listing_id
        where listing.edition = ${edition} and starts_with(openhousekey, ${SAMPLE_OPEN_HOUSE})
        group by listing_id
        having min(openhousedate) <= ${today}::date
      )
      update open_house set openhousedate = openhousedate + begun.days
      from begun
      where begun.listing_id = open_house.listing_id and starts_with(openhousekey, ${SAMPLE_OPEN_HOUSE})
    `.execute(trx);
    return Number(moved.numAffectedRows ?? 0n);
  });
}
