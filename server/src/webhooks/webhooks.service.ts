import { randomUUID } from 'node:crypto';
import {
  type KeyLeads,
  type LoggedDelivery,
  type WebhookEvent,
  type WebhookFormat,
  webhookEvents,
} from '@hearth/domain/contract/webhooks.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { lockKey } from '../embeds/embed-key.service.ts';
import type { EmbedKey } from '../embeds/embed-key.ts';
import { isLocalName } from '../http/is-local-name.ts';
import { requirePublicHost } from '../ports/public-internet.ts';
import {
  deleteDeliveriesBefore,
  missedDeliveries,
  newestDeliveries,
  readDelivery,
} from './deliveries.queries.ts';
import {
  deleteEndpoint,
  enableEndpoint,
  endpointsOfKey,
  insertEndpoint,
  readEndpoint,
  replaceSecret,
} from './endpoints.queries.ts';
import { formats } from './formats/formats.ts';
import type { WebhookDelivery, WebhookEndpoint } from './webhook.ts';
import type { WebhookQueue } from './webhook-queue.ts';
import { newWebhookSecret } from './webhook-secrets.ts';

/** Webhooks of one key. */
const MOST = 10;

/** The former secret signs for so long after a rotation. */
const OVERLAP_MS = DAY_MS;

/** Lines of the log that are shown. */
const SHOWN = 50;

/** Lines of the log are stored for so long; those of deleted inquiries go with these. */
const LOG_DAYS = 90;

/** The wishes of an owner. */
export interface NewWebhook {
  readonly url?: string | undefined;
  readonly format: WebhookFormat;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly apiKey?: string | undefined;
}

/** A field that cannot be used, and why, in words for people. */
export class WebhookProblem extends Error {
  readonly field: 'url' | 'apiKey';
  constructor(field: WebhookProblem['field'], message: string) {
    super(message);
    this.field = field;
  }
}

interface Adding {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly now: Date;
}

/**
 * Adds a webhook to an embed key. Two at the same moment come one after the other.
 * @throws WebhookProblem
 */
export async function addWebhook(
  { db, config, now }: Adding,
  { id: keyId }: Pick<EmbedKey, 'id'>,
  wanted: NewWebhook,
): Promise<WebhookEndpoint> {
  const { defaultUrl, needsApiKey } = formats[wanted.format];
  if (needsApiKey && !wanted.apiKey)
    throw new WebhookProblem('apiKey', 'must be the API key of your account there');
  const made = {
    ...{ id: randomUUID(), url: usableUrl(wanted.url || defaultUrl || '', config), format: wanted.format },
    events: wanted.events ?? webhookEvents,
    apiKey: needsApiKey ? (wanted.apiKey ?? null) : null,
    ...{ secret: newWebhookSecret(), formerSecret: null, formerSecretUntil: null, createdAt: now },
    ...{ failingSince: null, disabledAt: null, disabledBecause: null },
  };
  return db.transaction().execute(async (transaction) => {
    const locked = await lockKey(transaction, keyId);
    if (locked === undefined) throw new WebhookProblem('url', 'needs a key that was not revoked');
    const { key } = locked;
    if ((await endpointsOfKey(transaction, key)).length >= MOST)
      throw new WebhookProblem('url', `must be one of ${MOST} webhooks at most; remove one first`);
    await insertEndpoint(transaction, { ...made, key });
    return { ...made, key };
  });
}

/** Sending checks the address again: what a name leads to may change. */
function usableUrl(text: string, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const url = text.length <= 2000 ? URL.parse(text) : null;
  const isLocal = isLocalName(new URL(publicUrl).hostname);
  if (url === null || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:')))
    throw new WebhookProblem('url', 'must be an address that begins with https://');
  if (url.username || url.password)
    throw new WebhookProblem('url', 'must have no user name and password in it');
  try {
    if (!(isLocal && isLocalName(url.hostname))) requirePublicHost(url);
  } catch {
    throw new WebhookProblem('url', 'must be on the public internet');
  }
  url.hash = '';
  return url.href;
}

/** A webhook of a key; undefined for one of another key. */
export async function webhookOfKey(db: Db, key: string, id: string): Promise<WebhookEndpoint | undefined> {
  const endpoint = await readEndpoint(db, id);
  return endpoint?.key === key ? endpoint : undefined;
}

/** A line of the log of a key's webhooks; undefined for one of another key. */
export async function deliveryOfKey(db: Db, key: string, id: string): Promise<WebhookDelivery | undefined> {
  const delivery = await readDelivery(db, id);
  return delivery && (await webhookOfKey(db, key, delivery.endpointId)) ? delivery : undefined;
}

export { deleteEndpoint as removeWebhook, endpointsOfKey as webhooksOfKey, readEndpoint as webhookById };

/** The newest lines of a webhook's log. */
export const deliveryLog = (db: Db, id: string): Promise<WebhookDelivery[]> =>
  newestDeliveries(db, id, SHOWN);

/** A line of the log as its owner sees it. */
export const loggedDelivery = ({ inquiryId, ...line }: WebhookDelivery): LoggedDelivery => ({
  ...{ id: line.id, event: line.event, isTest: inquiryId === null, createdAt: line.createdAt.toISOString() },
  ...{ attempts: line.attempts, outcome: line.outcome, nextAttemptAt: isoOf(line.nextAttemptAt) },
  ...{ lastAttemptAt: isoOf(line.lastAttemptAt), lastStatus: line.lastStatus, lastError: line.lastError },
});

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The ways of a key's leads as its owner sees them: without secrets and keys of others. */
export async function keyLeads(db: Db, key: EmbedKey): Promise<KeyLeads> {
  const endpoints = await endpointsOfKey(db, key.key);
  const webhooks = endpoints.map(async ({ id, url, format, disabledBecause, ...endpoint }) => ({
    ...{ id, url, format, disabledBecause, createdAt: endpoint.createdAt.toISOString() },
    ...{ failingSince: isoOf(endpoint.failingSince), formerSecretUntil: isoOf(endpoint.formerSecretUntil) },
    deliveries: (await deliveryLog(db, id)).map(loggedDelivery),
  }));
  return { leadRouting: key.leadRouting, agent: key.agentId, webhooks: await Promise.all(webhooks) };
}

/** Makes a new secret and returns it; the former one signs for a day more, also where that one was just made and lost. */
export async function rotateSecret(db: Db, id: string, now: Date): Promise<string> {
  const secret = newWebhookSecret();
  await replaceSecret(db, id, { secret, now, formerUntil: new Date(now.getTime() + OVERLAP_MS) });
  return secret;
}

/** Turns a webhook on again, and sends what it missed. Returns how many deliveries those are. */
export async function enableWebhook(db: Db, queue: WebhookQueue, id: string): Promise<number> {
  await enableEndpoint(db, id);
  return redeliverMissed(db, queue, id);
}

/** Sends everything again that did not arrive, the oldest first. */
export async function redeliverMissed(db: Db, queue: WebhookQueue, id: string): Promise<number> {
  const missed = await missedDeliveries(db, id);
  for (const delivery of missed) await queue.redeliver(delivery.id);
  return missed.length;
}

export const dropOldDeliveries = (db: Db, now: Date): Promise<void> =>
  deleteDeliveriesBefore(db, new Date(now.getTime() - LOG_DAYS * DAY_MS));
