import type { DeliveryOutcome } from '@hearth/domain/contract/webhooks.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { WebhookDelivery } from './webhook.ts';

/** Stores a delivery; returns false where the endpoint has one of the event. */
export async function insertDelivery(db: Db, delivery: WebhookDelivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhookDelivery')
    .values(delivery)
    .onConflict((conflict) => conflict.columns(['endpointId', 'inquiryId', 'event']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const readDelivery = (db: Db, id: string): Promise<WebhookDelivery | undefined> =>
  db.selectFrom('webhookDelivery').selectAll().where('id', '=', id).executeTakeFirst();

/** The newest of an endpoint; served by webhook_delivery_newest. */
export const newestDeliveries = (db: Db, endpointId: string, limit: number): Promise<WebhookDelivery[]> =>
  db
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('endpointId', '=', endpointId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Deliveries of an endpoint that did not arrive and are not sent any more, without tests; served by webhook_delivery_newest. */
export const missedDeliveries = (db: Db, endpointId: string): Promise<WebhookDelivery[]> =>
  db
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('endpointId', '=', endpointId)
    .where('inquiryId', 'is not', null)
    .where('outcome', 'in', ['failed', 'ended'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Starts a new round, whatever the state was; returns its turn, undefined for an unknown delivery. */
export async function startRound(db: Db, id: string, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ turn: number }>`
    update webhook_delivery set turn = turn + 1, attempts = 0, outcome = null, next_attempt_at = ${now}
    where id = ${id} returning turn
  `.execute(db);
  return rows[0]?.turn;
}

/**
 * Notes that an attempt of a turn begins; returns false where another process took the turn, or the delivery has an outcome. From
 * then on a withdrawn consent is announced to the receiver, also where no answer is noted.
 */
export async function noteStart(
  db: Db,
  { id, turn }: Pick<WebhookDelivery, 'id' | 'turn'>,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_delivery set last_attempt_at = ${at} where id = ${id} and turn = ${turn} and outcome is null
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Outcome of an attempt. */
export interface NotedAttempt {
  readonly at: Date;
  readonly status: number | null;
  readonly error: string | null;
  /** null where another attempt follows. */
  readonly outcome: DeliveryOutcome | null;
  readonly nextAttemptAt: Date | null;
}

/**
 * Notes an attempt of a turn, and starts the next turn; returns false where another process did, or the delivery was ended meanwhile.
 * One that arrived counts as delivered all the same.
 */
export async function noteAttempt(
  db: Db,
  { id, turn }: Pick<WebhookDelivery, 'id' | 'turn'>,
  { at, status, error, outcome, nextAttemptAt }: NotedAttempt,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_delivery
    set attempts = attempts + 1, turn = turn + 1, outcome = ${outcome}, next_attempt_at = ${nextAttemptAt},
        last_attempt_at = ${at}, last_status = ${status}, last_error = ${error}
    where id = ${id} and turn = ${turn}
      and (outcome is null or outcome = 'ended' and ${outcome}::text = 'delivered')
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Ends what waits, without an attempt: one delivery, all of an endpoint, or an event of inquiries. */
export async function endWaiting(
  db: Db,
  which:
    | { readonly id: string }
    | { readonly endpointId: string }
    | { readonly createdOf: readonly string[] },
  reason: string,
): Promise<void> {
  const those =
    'id' in which
      ? sql`id = ${which.id}`
      : 'endpointId' in which
        ? sql`endpoint_id = ${which.endpointId}`
        : sql`inquiry_id = any(${which.createdOf}::uuid[]) and event = 'inquiry.created'`;
  await sql`
    update webhook_delivery set outcome = 'ended', next_attempt_at = null, last_error = ${reason}
    where ${those} and outcome is null
  `.execute(db);
}

/** Ids of endpoints to which an inquiry was sent at least once, with or without an answer. */
export async function endpointsSent(db: Db, inquiryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhookDelivery')
    .select('endpointId')
    .where('inquiryId', '=', inquiryId)
    .where('event', '=', 'inquiry.created')
    .where('lastAttemptAt', 'is not', null)
    .execute();
  return rows.map(({ endpointId }) => endpointId);
}

/** Deletes old lines of the log; served by webhook_delivery_ended. */
export async function deleteDeliveriesBefore(db: Db, then: Date): Promise<void> {
  await db
    .deleteFrom('webhookDelivery')
    .where('createdAt', '<', then)
    .where('outcome', 'is not', null)
    .execute();
}
