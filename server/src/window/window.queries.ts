import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';

/** A look or a change in the audit log, with the agent's name. */
export interface LoggedAct {
  readonly id: number;
  readonly at: Date;
  /** null once the account is deleted. */
  readonly agent: string | null;
  readonly details: Readonly<Record<string, string | number | null>>;
}

/** A page of what agents looked at and changed; served by audit_entry_person. */
export const readActs = (db: Db, personId: string, page: PageOf<'date'>): Promise<ListPage<LoggedAct>> =>
  readListPage(
    db,
    {
      select: sql`entry.id, entry.at, entry.details, nullif(concat_ws(' ', actor.firstname, actor.lastname), '') as agent`,
      from: sql`audit_entry as entry left join person as actor on actor.id = entry.actor_id`,
      where: sql`entry.person_id = ${personId} and entry.action in ('looked at a contact', 'acted for a contact')`,
      orders: { date: sql`entry.at` },
      key: sql`entry.id`,
    },
    page,
  );

/** A thing that a change of an agent made or changed, by the facts of its line. */
export interface ActedOn {
  /** Id of the line. */
  readonly entry: number;
  readonly kind: string;
  readonly id: number | null;
  /** Key of a home. */
  readonly listing: string | null;
}

/** Returns the lines whose change still stands, with the name of the saved search or collection. Served by the keys of the tables. */
export async function readStanding(
  db: Db,
  personId: string,
  acts: readonly ActedOn[],
): Promise<ReadonlyMap<number, string | null>> {
  const { rows } = await sql<{ entry: number; name: string | null }>`
    select act.entry, coalesce(search.name, collection.name) as name
    from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as act(entry bigint, kind text, id bigint, listing text)
    left join saved_search as search
      on act.kind = 'saved-search' and search.id = act.id and search.person_id = ${personId}
    left join collection
      on act.kind <> 'saved-search' and collection.id = act.id and collection.person_id = ${personId}
    left join collection_listing as home on home.collection_id = collection.id and home.listingkey = act.listing
    left join dismissed_listing as dismissed
      on act.kind = 'home-dismissed' and dismissed.person_id = ${personId} and dismissed.listingkey = act.listing
    where case act.kind
      when 'saved-search' then search.id is not null
      when 'collection' then collection.id is not null
      when 'home-added' then home.listingkey is not null
      when 'home-removed' then collection.id is not null and act.listing is not null and home.listingkey is null
      else dismissed.listingkey is not null
    end
  `.execute(db);
  return new Map(rows.map(({ entry, name }) => [entry, name]));
}
