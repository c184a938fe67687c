import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { EmbedKey } from './embed-key.ts';

type Db = Kysely<Tables>;

export async function readEmbedKey(db: Db, key: string): Promise<EmbedKey | undefined> {
  const { rows } = await sql<EmbedKey>`select * from embed_key where key = ${key}`.execute(db);
  return rows[0];
}

export async function insertEmbedKey(db: Db, key: EmbedKey): Promise<void> {
  await sql`
    insert into embed_key (key, owner, "agentId", origins, policy, theme, configuration, requestsperminute, createdat,
                           revokedat)
    values (${key.key}, ${key.owner}, ${key.agentId}, ${key.origins}::text[], ${key.policy},
            ${JSON.stringify(key.theme)}::jsonb, ${JSON.stringify(key.configuration)}::jsonb, ${key.requestsperminute},
            ${key.createdat}, ${key.revokedat})
  `.execute(db);
}

/** The key as it is then; undefined where there is none. A second revocation leaves the first one's moment. */
export async function revokeEmbedKey(db: Db, key: string, at: Date): Promise<EmbedKey | undefined> {
  const { rows } = await sql<EmbedKey>`
    update embed_key set revokedat = coalesce(revokedat, ${at}) where key = ${key} returning *
  `.execute(db);
  return rows[0];
}

/** The key as it is then; undefined where there is none. */
export async function addEmbedOrigins(
  db: Db,
  key: string,
  origins: readonly string[],
): Promise<EmbedKey | undefined> {
  const { rows } = await sql<EmbedKey>`
    update embed_key
    set origins = origins || array(select unnest(${origins}::text[]) except select unnest(embed_key.origins))
    where key = ${key}
    returning *
  `.execute(db);
  return rows[0];
}

/** A key with what its pages did since a day. */
export interface EmbedKeyUse extends EmbedKey {
  readonly searches: number;
  readonly inquiries: number;
}

/** All keys, the newest first. */
export async function listEmbedKeys(db: Db, sinceDay: string): Promise<EmbedKeyUse[]> {
  const { rows } = await sql<EmbedKeyUse>`
    select embed_key.*, coalesce(sum(searches), 0)::bigint as searches, coalesce(sum(inquiries), 0)::bigint as inquiries
    from embed_key
    left join embed_count on embed_count.key = embed_key.key and embed_count.day >= ${sinceDay}::date
    group by embed_key.key
    order by createdat desc, embed_key.key
  `.execute(db);
  return rows;
}

export async function hasAgent(db: Db, edition: string, agentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from agent where "agentId" = ${agentId} and edition = ${edition}
  `.execute(db);
  return rows.length > 0;
}
