import { openDatabase } from '@hearth/server/db/database.ts';
import type { Names } from './workloads.ts';

const MOST = 1000;

/** Names of listings, areas, streets and addresses in the database; the same in every run over the same data. */
export async function readNames(url: string): Promise<Names> {
  const database = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const texts = async (query: string): Promise<string[]> => {
    const { rows } = await database.pool.query<{ text: string }>(`${query} limit ${MOST}`);
    return rows.map(({ text }) => text.trim()).filter((text) => text.length > 3);
  };
  const names = {
    // Copies have ids that no listing has outside of a benchmark, so the API refuses them.
    listingids: await texts(
      `select listingid as text from listing
       where edition = 'austin' and internetentirelistingdisplayyn and listingid not like '%-%'
         and mlsstatus in ('Active', 'Pending', 'Pending - Taking Backups', 'Sold')
       order by md5(listingid)`,
    ),
    areas: await texts('select name as text from named_area order by md5(name)'),
    streets: await texts('select words as text from street where edition = 1 order by md5(words)'),
    addresses: await texts(
      'select address as text from shown_address where edition = 1 order by md5(address)',
    ),
  };
  await database.close();
  return names;
}
