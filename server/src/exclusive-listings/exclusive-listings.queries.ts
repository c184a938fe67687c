import type { ListingTab } from '@hearth/domain/contract/exclusive-listing.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import type { StoredDraft } from '@hearth/domain/exclusive/merge-draft.ts';
import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonText } from '../db/json-rows.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { ExclusiveListing } from '../db/tables.ts';
import { keyOfAddress } from './listing-address.ts';

export type ExclusiveRow = Selectable<ExclusiveListing>;

/** A listing with the names of its people. */
export interface NamedRow extends ExclusiveRow {
  /** null once the agent or the account is deleted. */
  readonly agentName: string | null;
  readonly savedBy: string | null;
  /** Address of the first picture: the published one, or that of the draft. */
  readonly photo: string | null;
  /** The draft has other pictures or open houses than those that are published. */
  readonly hasOtherParts: boolean;
}

const names = sql`
  agent.firstname || ' ' || agent.lastname as agent_name,
  (select firstname || ' ' || lastname from person where id = exclusive_listing.updated_by) as saved_by,
  coalesce(media.cover -> 0 ->> 'mediaurl', '/photos/drafts/' || exclusive_listing.draft_id || '/' ||
    (exclusive_parts.photos -> 0 ->> 'id') || '-640.webp') as photo,
  exclusive_parts.draft_id is not null and
    jsonb_build_object('photos', exclusive_parts.photos, 'openHouses', exclusive_parts.open_houses) <>
    coalesce(exclusive_parts.published, '{"photos": [], "openHouses": []}') as has_other_parts`;

/** Joins are by keys. */
const named = sql`
  exclusive_listing
  left join agent on agent.agent_id = exclusive_listing.agent_id
  left join exclusive_parts on exclusive_parts.draft_id = exclusive_listing.draft_id
  left join listing on exclusive_listing.state = 'published' and listing.listingid = exclusive_listing.listing_id
  left join media on media.listing_id = listing.id`;

/** The two kinds of ids look different, so that a key serves each. */
const hasId = (id: string) =>
  uuidPattern.test(id.toLowerCase())
    ? sql<boolean>`exclusive_listing.draft_id = ${id}::uuid`
    : sql<boolean>`exclusive_listing.listing_id = ${id}`;

/** A listing of an edition by its id or that of its draft. Served by its keys. */
export async function readExclusive(db: Db, id: string, edition: EditionId): Promise<NamedRow | undefined> {
  const { rows } = await sql<NamedRow>`
    select exclusive_listing.*, ${names} from ${named}
    where ${hasId(id)} and exclusive_listing.edition = ${edition}
  `.execute(db);
  return rows[0];
}

/** Reads the same, locked until the transaction ends. */
export async function lockExclusive(
  transaction: Db,
  id: string,
  edition: EditionId,
): Promise<ExclusiveRow | undefined> {
  return transaction
    .selectFrom('exclusiveListing')
    .selectAll()
    .where(hasId(id))
    .where('edition', '=', edition)
    .forUpdate()
    .executeTakeFirst();
}

/** The list that an agent asks for. */
export interface RequestedExclusives
  extends PageOf<'updatedDate' | 'updatedAt' | 'publishedAt' | 'listPrice' | 'mlsStatus'> {
  readonly edition: EditionId;
  readonly tab: ListingTab;
  /** Username of the one agent whose listings are meant; null for those of all agents. */
  readonly agentId: string | null;
  /** Username of the agent whose listings come first; null for none. */
  readonly first: string | null;
  /** Dollars; 0 sets no limit. */
  readonly minPrice: number;
  readonly maxPrice: number;
}

/** Open statuses as they are stored. */
const open = ['Private', 'Active', 'Pending', 'Pending - Taking Backups'];

const inTab: Readonly<Record<ListingTab, ReturnType<typeof sql<boolean>>>> = {
  draft: sql`exclusive_listing.state = 'draft'`,
  onMarket: sql`exclusive_listing.state = 'published' and exclusive_listing.shown_status = any(${open}::text[])`,
  offMarket: sql`exclusive_listing.state = 'published' and exclusive_listing.shown_status <> all(${open}::text[])`,
};

const filtered = ({ edition, agentId, minPrice, maxPrice }: RequestedExclusives) => sql`
  exclusive_listing.edition = ${edition}
  and (${agentId}::text is null or exclusive_listing.agent_id = ${agentId})
  and (${minPrice} = 0 or exclusive_listing.shown_price >= ${minPrice})
  and (${maxPrice} = 0 or exclusive_listing.shown_price <= ${maxPrice})`;

/** One page of a tab. Served by exclusive_listing_agent and exclusive_listing_updated. */
export const readExclusives = (db: Db, requested: RequestedExclusives): Promise<ListPage<NamedRow>> => {
  const by = (column: ReturnType<typeof sql>) =>
    requested.first === null
      ? column
      : sql`(exclusive_listing.agent_id is distinct from ${requested.first}), ${column}`;
  const updated = by(sql`exclusive_listing.updated_at`);
  return readListPage<NamedRow, RequestedExclusives['sortBy']>(
    db,
    {
      select: sql`exclusive_listing.*, ${names}`,
      from: named,
      where: sql`${filtered(requested)} and ${inTab[requested.tab]}`,
      orders: {
        ...{ updatedDate: updated, updatedAt: updated },
        publishedAt: by(sql`coalesce(exclusive_listing.published_at, exclusive_listing.created_at)`),
        listPrice: by(sql`coalesce(exclusive_listing.shown_price, 0)`),
        mlsStatus: by(sql`exclusive_listing.shown_status`),
      },
      key: sql`exclusive_listing.draft_id`,
    },
    requested,
  );
};

/** Number of listings by tab. */
export async function countExclusives(
  db: Db,
  requested: RequestedExclusives,
): Promise<Record<ListingTab, number>> {
  const { rows } = await sql<Record<ListingTab, number>>`
    select count(*) filter (where ${inTab.onMarket}) as on_market,
           count(*) filter (where ${inTab.offMarket}) as off_market,
           count(*) filter (where ${inTab.draft}) as draft
    from exclusive_listing where ${filtered(requested)}
  `.execute(db);
  return rows[0]!;
}

/** Inserts a draft and gives it an id that was never a listing's; undefined where the draft is there already. */
export async function insertExclusive(
  db: OwnedChange,
  row: Omit<Insertable<ExclusiveListing>, 'listingId' | 'fields' | 'fieldRevisions'> & StoredDraft,
): Promise<void> {
  const { fields, fieldRevisions, ...columns } = row;
  await db
    .insertInto('exclusiveListing')
    .values({
      ...columns,
      listingId: sql<string>`next_exclusive_id()`,
      fields: jsonText(fields),
      fieldRevisions: jsonText(fieldRevisions),
    })
    .onConflict((conflict) => conflict.column('draftId').doNothing())
    .execute();
}

/** The draft and the published copy as they change; absent parts stay. */
export interface ExclusiveChanges
  extends Partial<
    Pick<
      ExclusiveRow,
      | 'agentId'
      | 'publishedKey'
      | 'publishedRevision'
      | 'publishedAt'
      | 'onMarketOn'
      | 'scheduledAt'
      | 'scheduledBy'
      | 'scheduledRevision'
      | 'scheduleFailure'
      | 'state'
      | 'updatedAt'
      | 'updatedBy'
    >
  > {
  readonly draft?: StoredDraft;
  readonly publishedFields?: EditPayload;
  readonly scheduledFields?: EditPayload | null;
}

export async function updateExclusive(
  db: Db,
  draftId: string,
  { draft, publishedFields, scheduledFields, ...columns }: ExclusiveChanges,
): Promise<void> {
  await db
    .updateTable('exclusiveListing')
    .set({
      ...columns,
      ...(draft && {
        fields: jsonText(draft.fields),
        revision: draft.revision,
        addressKey: keyOfAddress(draft.fields),
        fieldRevisions: jsonText(draft.fieldRevisions),
      }),
      ...(publishedFields && { publishedFields: jsonText(publishedFields) }),
      ...(scheduledFields !== undefined && {
        scheduledFields: scheduledFields === null ? sql<string>`null` : jsonText(scheduledFields),
      }),
    })
    .where('draftId', '=', draftId)
    .execute();
}

export async function deleteExclusive(db: OwnedChange, draftId: string): Promise<void> {
  await db.deleteFrom('exclusiveListing').where('draftId', '=', draftId).execute();
}

/** The other listing in preparation or on the market with an address, the oldest; served by exclusive_listing_address. */
export const readTwinByAddress = (
  db: Db,
  edition: EditionId,
  addressKey: string,
  draftId: string | null,
): Promise<ExclusiveRow | undefined> =>
  db
    .selectFrom('exclusiveListing')
    .selectAll()
    .where('edition', '=', edition)
    .where('addressKey', '=', addressKey)
    .$if(draftId !== null, (query) => query.where(sql<boolean>`not (${hasId(draftId!)})`))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();

/** Account of an agent; null for none. */
export async function accountOfAgent(db: Db, agentId: string | null): Promise<string | null> {
  if (agentId === null) return null;
  const row = await db
    .selectFrom('agent')
    .select('accountId')
    .where('agentId', '=', agentId)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

/** Ids of listings whose planned publication is due; served by exclusive_listing_scheduled. */
export async function dueExclusives(db: Db, edition: EditionId, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('exclusiveListing')
    .select('draftId')
    .where('scheduledAt', '<=', now)
    .where('edition', '=', edition)
    .orderBy('scheduledAt')
    .execute();
  return rows.map(({ draftId }) => draftId);
}
