import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { AddressRow } from './address-row.ts';

/**
 * Stores addresses and the streets they name. The rows go with their search rows, which a trigger sees to. Streets are
 * written in one order, so that two savers of the same streets wait for each other instead of deadlocking.
 */
export async function insertAddressRows(db: Db, rows: readonly AddressRow[]): Promise<void> {
  if (rows.length === 0) return;
  const streets = new Map(rows.map(({ edition, street }) => [`${edition}${street}`, { edition, street }]));
  const sorted = [...streets.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, street]) => street);
  await sql`
    insert into street (edition, words)
    select * from unnest(${sorted.map(({ edition }) => edition)}::smallint[], ${sorted.map(({ street }) => street)}::text[])
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into shown_address (id, edition, lease, mlsstatus, source, displayed, filter_type, street, address)
    select id, edition, lease, mlsstatus, source, displayed, filter_type, street, address
    from json_populate_recordset(null::shown_address, ${jsonRows(rows)}::json)
    on conflict (id) do update
    set edition = excluded.edition, lease = excluded.lease, mlsstatus = excluded.mlsstatus, source = excluded.source,
        displayed = excluded.displayed, filter_type = excluded.filter_type, street = excluded.street,
        address = excluded.address
  `.execute(db);
}
