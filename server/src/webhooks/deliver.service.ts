import { randomUUID } from 'node:crypto';
import type { WebhookEnd } from '@hearth/domain/contract/webhooks.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Db } from '../db/database.ts';
import { ownerOfKey } from '../embeds/embed-key.service.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { PostWebhook } from '../ports/webhooks/https-post.ts';
import { brokerageOf } from '../site/brokerage.service.ts';
import { type AttemptResult, attempt } from './attempt.ts';
import {
  endWaiting,
  insertDelivery,
  type NotedAttempt,
  noteAttempt,
  noteStart,
  readDelivery,
} from './deliveries.queries.ts';
import { disableEndpoint, lockEndpoint, noteHealth, readEndpoint } from './endpoints.queries.ts';
import { type LeadOptions, leadOf } from './lead.service.ts';
import { delayAfter } from './retry-schedule.ts';
import type { WebhookDelivery, WebhookEndpoint } from './webhook.ts';

export interface DeliveryOptions extends LeadOptions {
  readonly mails: Pick<MailQueue, 'enqueue' | 'wake'>;
  readonly post: PostWebhook;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Data of the job that sends a delivery once. */
export interface WebhookJob {
  /** Of the delivery. */
  readonly id: string;
  readonly turn: number;
}

/** Queues the next attempt in the caller's transaction. */
export type SendLater = (transaction: Db, job: WebhookJob, delaySeconds: number) => Promise<void>;

/**
 * Sends a delivery once and notes the answer. A process that ends in between leaves the turn as it was, so that another one sends
 * it again with the same webhook-id: a receiver that counts each id once gets every event once.
 */
export async function deliver(
  options: DeliveryOptions,
  later: SendLater,
  { id, turn }: WebhookJob,
): Promise<void> {
  const db = options.db.kysely;
  const delivery = await readDelivery(db, id);
  if (delivery === undefined || delivery.turn !== turn || delivery.outcome !== null) return;
  const endpoint = await readEndpoint(db, delivery.endpointId);
  if (endpoint === undefined) return;
  if (endpoint.disabledAt !== null) return endWaiting(db, { id }, disabled);
  const lead = await leadOf(options, delivery);
  if (lead === undefined) return;
  if (delivery.event === 'inquiry.created' && lead.consent.withdrawnAt !== null)
    return endWaiting(db, { id }, withdrawn);
  const now = options.clock();
  if (!(await noteStart(db, delivery, now))) return;
  const result = await attempt(options.post, { endpoint, id, lead, now });
  await db.transaction().execute((transaction) => note(options, later, { transaction, delivery, result }));
  options.mails.wake();
}

/** Reasons of an end, as the log shows them. */
export const disabled = 'the endpoint is disabled';
export const withdrawn = 'the person withdrew the consent';

interface Noted {
  readonly transaction: Db;
  readonly delivery: WebhookDelivery;
  readonly result: AttemptResult;
}

/** Locks the endpoint before the delivery, as all who lock both do. */
async function note(
  { clock, random = Math.random, ...options }: DeliveryOptions,
  later: SendLater,
  { transaction, delivery, result }: Noted,
): Promise<void> {
  const now = clock();
  const endpoint = await lockEndpoint(transaction, delivery.endpointId);
  if (endpoint === undefined) return;
  const { status, error, retryAfter } = result;
  const delay =
    error === null || status === 410 ? null : delayAfter(delivery.attempts + 1, retryAfter, random());
  const nextAttemptAt = delay === null ? null : new Date(now.getTime() + delay * 1000);
  const outcome = error === null ? 'delivered' : delay === null ? 'failed' : null;
  const attempted = { at: now, status, error, outcome, nextAttemptAt } as const;
  if (!(await noteAttempt(transaction, delivery, attempted))) return;
  const failingSince = error === null ? null : (endpoint.failingSince ?? now);
  if (failingSince?.getTime() !== endpoint.failingSince?.getTime())
    await noteHealth(transaction, endpoint.id, failingSince);
  if (delay !== null) await later(transaction, { id: delivery.id, turn: delivery.turn + 1 }, delay);
  const because = endOf(attempted, failingSince);
  if (because && endpoint.disabledAt === null)
    await disable({ ...options, clock }, transaction, endpoint, because);
}

const DAYS_OF_FAILURES = 3;

/** 410 ends an endpoint at once. Otherwise a delivery without success does, where nothing else arrived for days. */
function endOf({ at, status, outcome }: NotedAttempt, failingSince: Date | null): WebhookEnd | null {
  if (status === 410) return 'gone';
  const isFailing =
    failingSince !== null && at.getTime() - failingSince.getTime() >= DAYS_OF_FAILURES * DAY_MS;
  return outcome === 'failed' && isFailing ? 'failing' : null;
}

async function disable(
  options: Omit<DeliveryOptions, 'random'>,
  transaction: Db,
  endpoint: WebhookEndpoint,
  because: WebhookEnd,
): Promise<void> {
  await disableEndpoint(transaction, endpoint.id, because, options.clock());
  await endWaiting(transaction, { endpointId: endpoint.id }, disabled);
  const mail = await disabledMail(options, transaction, endpoint, because);
  if (mail !== null) await options.mails.enqueue(transaction, [mail]);
}

/** null where neither the owner of the key nor the brokerage has an address. */
async function disabledMail(
  { config, clock }: Pick<DeliveryOptions, 'config' | 'clock'>,
  db: Db,
  { key, url }: WebhookEndpoint,
  because: WebhookEnd,
): Promise<NewMail | null> {
  const brokerage = await brokerageOf(db, editionOf(config.productName), config);
  const owner = await ownerOfKey(db, key);
  const address = owner?.email ?? brokerage.email;
  if (owner === undefined || !address) return null;
  return {
    ...{ id: randomUUID(), template: 'webhook-disabled', createdAt: clock(), replyTo: null, related: null },
    to: { name: owner.email ? owner.name : brokerage.name, address },
    parameters: { url, because, owner: owner.name },
  };
}

/**
 * Sends made-up data to an endpoint at once, also to a disabled one, and returns the line of the log. It is tried once, and
 * disables nothing.
 */
export async function sendTest(
  options: DeliveryOptions,
  endpoint: WebhookEndpoint,
): Promise<WebhookDelivery> {
  const db = options.db.kysely;
  const id = randomUUID();
  const now = options.clock();
  const lead = await leadOf(options, { inquiryId: null, event: 'inquiry.created' });
  const { status, error } = await attempt(options.post, { endpoint, id, lead: lead!, now });
  const delivery: WebhookDelivery = {
    ...{ id, endpointId: endpoint.id, inquiryId: null, event: 'inquiry.created', createdAt: now },
    ...{ attempts: 1, turn: 1, nextAttemptAt: null, outcome: error === null ? 'delivered' : 'failed' },
    ...{ lastAttemptAt: now, lastStatus: status, lastError: error },
  };
  await insertDelivery(db, delivery);
  return delivery;
}
