import type { Db } from '@hearth/server/db/database.ts';
import { sql } from 'kysely';

/** Copies made in one statement; a million at once would need too much memory. */
const COPIES_A_STEP = 5;

/**
 * Copies every stored listing until there are `times` as many. The database makes twenty times as many copies a second as
 * the sample generator makes listings. A copy has its own listing number, parcel number, house number and position within a kilometre;
 * all else is equal, so that the frequencies of filters, words and areas do not change.
 */
export async function multiplyListings(db: Db, times: number, log: (line: string) => void): Promise<void> {
  const stride = await oldest(db);
  for (let from = 1; from < times; from += COPIES_A_STEP) {
    const to = Math.min(times - 1, from + COPIES_A_STEP - 1);
    await copyOnce(db, stride, from, to);
    log(`${to + 1} of ${times} times as many`);
  }
  await sql`select setval(pg_get_serial_sequence('listing', 'id'), (select max(id) from listing))`.execute(
    db,
  );
}

/** The highest id; ids of copies begin after it. */
async function oldest(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from listing`.execute(db);
  return rows[0]!.id;
}

async function copyOnce(db: Db, stride: number, from: number, to: number): Promise<void> {
  await sql`drop table if exists copied`.execute(db);
  await sql`
    create temporary table copied on commit drop as
    select listing.id as source, k, listing.id + k * ${stride}::integer as id,
           '-' || k as suffix, k * 7 as house,
           ((listing.id::bigint * 7919 + k * 104729) % 2001 - 1000) * 9e-6 as north,
           ((listing.id::bigint * 6007 + k * 86243) % 2001 - 1000) * 1e-5 as east
    from listing cross join generate_series(${from}::integer, ${to}::integer) as k
    where listing.id <= ${stride}
  `.execute(db);
  await copyRows(db, 'listing', 'id', {
    id: 'copied.id',
    listingid: 'listingid || suffix',
    listingkey: 'listingkey || suffix',
    sourcelistingid: 'sourcelistingid || suffix',
    // A parcel number joins the listings of one home.
    parcelnumber: 'parcelnumber || suffix',
    latitude: 'latitude + north',
    longitude: 'longitude + east',
    streetnumber: `case when streetnumber ~ '^[0-9]{1,8}$' then (streetnumber::integer + house)::text else streetnumber end`,
    house_number: 'house_number + house',
    address_text: renumbered('address_text'),
  });
  await copyRows(db, 'media', 'listing_id', {
    listing_id: 'copied.id',
    photo_key: copiedKey,
    cover: withCopiedKey('cover'),
    items: withCopiedKey('items'),
  });
  await copyRows(db, 'open_house', 'listing_id', { listing_id: 'copied.id' });
  await copyRows(db, 'listing_search', 'id', {
    id: 'copied.id',
    latitude: 'latitude + north',
    longitude: 'longitude + east',
    // Same size in cell.ts.
    cell: 'floor((latitude + north + 90) / 0.05)::integer * 7200 + floor((longitude + east + 180) / 0.05)::integer',
    revision: 'default',
  });
  await copyRows(db, 'shown_address', 'id', { id: 'copied.id', address: renumbered('address') });
  await sql`
    insert into listing_history (listingkey, changed_at, event, price, mlsstatus)
    select history.listingkey || suffix, changed_at, event, price, history.mlsstatus
    from copied join listing on listing.id = copied.source
    join listing_history as history on history.listingkey = listing.listingkey
  `.execute(db);
  await sql`drop table copied`.execute(db);
}

// A photo key is unique and stands in the addresses of the photos.
const copiedKey = `left(translate(encode(sha256((photo_key || suffix)::bytea), 'base64'), '+/', '-_'), 16)`;
const withCopiedKey = (column: string): string => `replace(${column}::text, photo_key, ${copiedKey})::json`;

/** '1204 s lamar blvd ' with another house number, which begins the text, perhaps after a space. */
const renumbered = (column: string): string =>
  `case when ${column} ~ '^ ?[0-9]{1,8} '
        then regexp_replace(${column}, '[0-9]+', (substring(${column} from '[0-9]+')::integer + house)::text)
        else ${column} end`;

/** Copies the rows of a table for every row of `copied`, with new values of some columns. */
async function copyRows(
  db: Db,
  table: string,
  key: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position
  `.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => changes[name] !== 'default');
  const values = names.map((name) => sql.raw(changes[name] ?? `original."${name}"`));
  await sql`
    insert into ${sql.ref(table)} (${sql.join(names.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.join(values)}
    from ${sql.ref(table)} as original join copied on copied.source = original.${sql.ref(key)}
  `.execute(db);
}
