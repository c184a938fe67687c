import type { WebhookEnd, WebhookEvent } from '@hearth/domain/contract/webhooks.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { WebhookEndpoint } from './webhook.ts';

export async function insertEndpoint(db: Db, endpoint: WebhookEndpoint): Promise<void> {
  await db
    .insertInto('webhookEndpoint')
    .values({ ...endpoint, events: [...endpoint.events] })
    .execute();
}

export const readEndpoint = (db: Db, id: string): Promise<WebhookEndpoint | undefined> =>
  db.selectFrom('webhookEndpoint').selectAll().where('id', '=', id).executeTakeFirst();

/** Of a key, the oldest first; served by webhook_endpoint_key. */
export const endpointsOfKey = (db: Db, key: string): Promise<WebhookEndpoint[]> =>
  db
    .selectFrom('webhookEndpoint')
    .selectAll()
    .where('key', '=', key)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The endpoints of a key that ask for an event, also disabled ones; served by webhook_endpoint_key. */
export async function endpointsFor(
  db: Db,
  key: string,
  event: WebhookEvent,
): Promise<Pick<WebhookEndpoint, 'id' | 'format' | 'disabledAt'>[]> {
  return db
    .selectFrom('webhookEndpoint')
    .select(['id', 'format', 'disabledAt'])
    .where('key', '=', key)
    .where(sql<boolean>`${event} = any(events)`)
    .orderBy('id')
    .execute();
}

export async function deleteEndpoint(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhookEndpoint').where('id', '=', id).execute();
}

/** The secret becomes a former one, which signs until then, as does the last former one that still signs: a receiver may have either. */
export async function replaceSecret(
  db: Db,
  id: string,
  { secret, now, formerUntil }: { readonly secret: string; readonly now: Date; readonly formerUntil: Date },
): Promise<void> {
  await sql`
    update webhook_endpoint
    set former_secret = concat_ws(' ', secret, case when former_secret_until > ${now} then split_part(former_secret, ' ', -1) end),
        former_secret_until = ${formerUntil}, secret = ${secret}
    where id = ${id}
  `.execute(db);
}

export async function enableEndpoint(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhookEndpoint')
    .set({ disabledAt: null, disabledBecause: null, failingSince: null })
    .where('id', '=', id)
    .execute();
}

/** Locks an endpoint against other notes until the transaction ends; undefined where it was removed. */
export const lockEndpoint = (transaction: Db, id: string): Promise<WebhookEndpoint | undefined> =>
  transaction
    .selectFrom('webhookEndpoint')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** @param failingSince time of the first failure; null after a success */
export async function noteHealth(db: Db, id: string, failingSince: Date | null): Promise<void> {
  await db.updateTable('webhookEndpoint').set({ failingSince }).where('id', '=', id).execute();
}

export async function disableEndpoint(db: Db, id: string, because: WebhookEnd, at: Date): Promise<void> {
  await db
    .updateTable('webhookEndpoint')
    .set({ disabledAt: at, disabledBecause: because })
    .where('id', '=', id)
    .execute();
}
