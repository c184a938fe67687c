import type { Db } from '../db/database.ts';
import type { Webhooks } from '../webhooks/create-webhooks.ts';
import type { WebhookDelivery, WebhookEndpoint } from '../webhooks/webhook.ts';
import {
  addWebhook,
  deliveryLog,
  enableWebhook,
  redeliverMissed,
  removeWebhook,
  rotateSecret,
  webhookById,
  webhooksOfKey,
} from '../webhooks/webhooks.service.ts';
import type { CommandContext } from './command-context.ts';
import { found } from './command-words.ts';
import { readEmbedKey } from './embed-keys.queries.ts';
import type { WebhookCommand } from './webhook-options.ts';

/** Lines of a log that the list shows. */
const SHOWN = 10;

/** @throws Error for an unknown key or webhook, and for an address that cannot be used, in words for people */
export async function runWebhookCommand(command: WebhookCommand, context: CommandContext): Promise<string> {
  const { db, now, webhooks } = context;
  if (command.action === 'add') return added(command, context);
  if (command.action === 'list') return listed(command.key, db);
  const { action, id } = command;
  const endpoint = await webhookById(db, id);
  if (action === 'redeliver' && endpoint === undefined) return redelivered(id, webhooks);
  if (endpoint === undefined) throw new Error(`There is no webhook ${id}.`);
  if (action === 'test') return lineOf(await webhooks.test(endpoint));
  if (action === 'rotate')
    return `The new secret is ${await rotateSecret(db, id, now)}. The former one signs for a day more.`;
  if (action === 'redeliver')
    return `${await redeliverMissed(db, webhooks, id)} deliveries are queued again.`;
  if (action === 'enable')
    return `The webhook is on. ${await enableWebhook(db, webhooks, id)} deliveries that it missed are queued.`;
  await removeWebhook(db, id);
  return `The webhook to ${endpoint.url} is removed.`;
}

async function added(
  { key: name, wanted }: Extract<WebhookCommand, { readonly action: 'add' }>,
  { db, config, now }: CommandContext,
): Promise<string> {
  const embedKey = found(await readEmbedKey(db, name), name);
  const { key } = embedKey;
  const { id, url, secret } = await addWebhook({ db, config, now }, embedKey, wanted).catch(
    (error: Error) => {
      throw new Error(`The webhook cannot be added: ${error.message}.`);
    },
  );
  return [`Leads of ${key} are sent to ${url}.`, `  id      ${id}`, `  secret  ${secret}`].join('\n');
}

async function listed(name: string, db: Db): Promise<string> {
  const { key } = found(await readEmbedKey(db, name), name);
  const webhooks = await webhooksOfKey(db, key);
  if (webhooks.length === 0) return `${key} has no webhooks.`;
  return (await Promise.all(webhooks.map((endpoint) => described(endpoint, db)))).join('\n\n');
}

async function described(endpoint: WebhookEndpoint, db: Db): Promise<string> {
  const lines = (await deliveryLog(db, endpoint.id)).slice(0, SHOWN).map((line) => `  ${lineOf(line)}`);
  const state = endpoint.disabledBecause ?? (endpoint.failingSince ? 'failing' : 'on');
  return [`${endpoint.id}  ${endpoint.format}  ${state}  ${endpoint.url}`, ...lines].join('\n');
}

async function redelivered(id: string, webhooks: Webhooks): Promise<string> {
  if (await webhooks.redeliver(id)) return `The delivery ${id} is queued again.`;
  throw new Error(`There is neither a webhook nor a delivery ${id}.`);
}

const lineOf = ({ id, createdAt, event, inquiryId, ...line }: WebhookDelivery): string =>
  [
    createdAt.toISOString(),
    id,
    inquiryId === null ? 'test' : event,
    `${line.outcome ?? 'waiting'} after ${line.attempts} attempts`,
    line.lastError ?? (line.lastStatus === null ? '' : `answered ${line.lastStatus}`),
  ].join('  ');
