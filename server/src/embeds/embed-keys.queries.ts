import type { LeadRouting } from '@hearth/domain/contract/webhooks.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { EmbedKey } from './embed-key.ts';

/** Keys with the usernames of their agents, and the end of a former name where one is given. */
export const embedKeys = (db: Db, name = '') =>
  db
    .selectFrom('embedKey')
    .leftJoin('agent', 'agent.id', 'embedKey.agentKey')
    .selectAll('embedKey')
    .select('agent.agentId')
    .select((eb) =>
      eb.selectFrom('embedFormerKey').select('endsAt').where('embedFormerKey.name', '=', name).as('endsAt'),
    );

/** The newest name of the key that has, or had, a name. */
const newest = (name: string) =>
  sql<string>`coalesce((select key from embed_former_key where name = ${name}), ${name})`;

/** The key of this name, also of a former one that has ended. */
export const readEmbedKey = (db: Db, name: string): Promise<EmbedKey | undefined> =>
  embedKeys(db, name).where('embedKey.key', '=', newest(name)).executeTakeFirst();

/** The newest name of a key, which no rotation changes until the transaction ends; null for a key that is gone. */
export async function nameOfKey(transaction: Db, id: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('embedKey')
    .select('key')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.key ?? null;
}

/**
 * @param inquiryId the request that it is granted on
 * @throws Error where the key's agent is not there
 */
export async function insertEmbedKey(
  db: Db,
  { agentId, endsAt: _, ...key }: EmbedKey,
  inquiryId: string | null = null,
): Promise<void> {
  const agent =
    agentId === null
      ? null
      : await db.selectFrom('agent').select('id').where('agentId', '=', agentId).executeTakeFirstOrThrow();
  await db
    .insertInto('embedKey')
    .values({
      ...{ ...key, inquiryId },
      agentKey: agent?.id ?? null,
      origins: [...key.origins],
      theme: JSON.stringify(key.theme),
      configuration: JSON.stringify(key.configuration),
    })
    .execute();
}

/** Revokes a key by its name or a former one. The key as it is then; undefined where there is none. A second revocation leaves the first one's moment. */
export async function revokeEmbedKey(db: Db, key: string, at: Date): Promise<EmbedKey | undefined> {
  await db
    .updateTable('embedKey')
    .set({ revokedAt: at })
    .where('key', '=', newest(key))
    .where('revokedAt', 'is', null)
    .execute();
  return readEmbedKey(db, key);
}

/** The key as it is then; undefined where there is none. */
export async function addEmbedOrigins(
  db: Db,
  key: string,
  origins: readonly string[],
): Promise<EmbedKey | undefined> {
  await sql`
    update embed_key
    set origins = origins || array(select unnest(${origins}::text[]) except select unnest(embed_key.origins))
    where key = ${newest(key)}
  `.execute(db);
  return readEmbedKey(db, key);
}

/** The key as it is then; undefined where there is none. */
export async function routeLeads(
  db: Db,
  key: string,
  leadRouting: LeadRouting,
): Promise<EmbedKey | undefined> {
  await db.updateTable('embedKey').set({ leadRouting }).where('key', '=', newest(key)).execute();
  return readEmbedKey(db, key);
}

/** Owner of a key: the name of its pages, and an address, else that of the agent who works here; undefined for an unknown key. */
export const readKeyOwner = (
  db: Db,
  key: string,
): Promise<{ readonly name: string; readonly email: string | null } | undefined> =>
  db
    .selectFrom('embedKey')
    .leftJoin('agent', (join) =>
      join.onRef('agent.id', '=', 'embedKey.agentKey').on('agent.retiredAt', 'is', null),
    )
    .select(({ fn }) => [
      'embedKey.owner as name',
      fn.coalesce('embedKey.ownerEmail', 'agent.email').as('email'),
    ])
    .where('embedKey.key', '=', key)
    .executeTakeFirst();

/** A key with what its pages did since a day. */
export interface EmbedKeyUse extends EmbedKey {
  readonly searches: number;
  readonly inquiries: number;
  readonly linkedInquiries: number;
  readonly listings: number;
  /** On the last of these days. */
  readonly listingsToday: number;
}

/** Listings that a key's pages were sent since a day; served by the key of listing_count. */
const sent = (sinceDay: string) => sql`(
  select coalesce(sum(listings), 0)::bigint from listing_count
  where kind = 'key' and name = embed_key.key and day >= ${sinceDay}::date
)`;

/** All keys, the newest first. */
export async function listEmbedKeys(db: Db, sinceDay: string, today: string): Promise<EmbedKeyUse[]> {
  const { rows } = await sql<EmbedKeyUse>`
    select embed_key.*, agent.agent_id, null::timestamptz as ends_at, coalesce(sum(searches), 0)::bigint as searches,
           coalesce(sum(inquiries), 0)::bigint as inquiries,
           coalesce(sum(linked_inquiries), 0)::bigint as linked_inquiries,
           ${sent(sinceDay)} as listings, ${sent(today)} as listings_today
    from embed_key
    left join agent on agent.id = embed_key.agent_key
    left join embed_count on embed_count.key = embed_key.key and embed_count.day >= ${sinceDay}::date
    group by embed_key.key, agent.agent_id
    order by embed_key.created_at desc, embed_key.key
  `.execute(db);
  return rows;
}

export async function hasAgent(db: Db, edition: EditionId, agentId: string): Promise<boolean> {
  const agent = await db
    .selectFrom('agent')
    .select('id')
    .where('agentId', '=', agentId)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return agent !== undefined;
}
