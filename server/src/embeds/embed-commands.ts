import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { CommandContext } from './command-context.ts';
import { dayOf, found } from './command-words.ts';
import type { EmbedKey } from './embed-key.ts';
import {
  addEmbedOrigins,
  type EmbedKeyUse,
  insertEmbedKey,
  listEmbedKeys,
  revokeEmbedKey,
} from './embed-keys.queries.ts';
import { waitingRequests } from './key-requests.queries.ts';
import type { EmbedCommand, NewKey } from './options.ts';
import { changeOwner, ended, grantKey, keyFrom, requested, rotated } from './owner-commands.ts';
import { firstAnswer, routed } from './route-command.ts';
import { runWebhookCommand } from './webhook-commands.ts';

const SHOWN_DAYS = 30;

/**
 * Runs a command and returns its output.
 * @throws Error for an unknown key or agent, in words for people
 */
export async function runEmbedCommand(command: EmbedCommand, context: CommandContext): Promise<string> {
  if (command.name === 'create') return created(await createKey(command.key, context), context);
  if (command.name === 'list') return listed(context);
  if (command.name === 'requests') return requested(await waitingRequests(context.db), context);
  if (command.name === 'grant') return grantKey(command, context);
  if (command.name === 'rotate') return rotated(command, context);
  if (command.name === 'end') return ended(command, context);
  if (command.name === 'route') return routed(command, context);
  if (command.name === 'webhook') return runWebhookCommand(command.webhook, context);
  if (command.name === 'set-owner') return changeOwner(command, context);
  if (command.name === 'revoke') {
    const key = found(await revokeEmbedKey(context.db, command.key, context.now), command.key);
    return `${key.key} of ${key.owner} is revoked. Its pages are refused within seconds.`;
  }
  const key = found(await addEmbedOrigins(context.db, command.key, command.origins), command.key);
  return `${key.key} of ${key.owner} is for ${key.origins.join(', ')}.`;
}

async function createKey(wanted: NewKey, context: CommandContext): Promise<EmbedKey> {
  const key = await keyFrom(wanted, context);
  await insertEmbedKey(context.db, key);
  return key;
}

function created({ key, owner, origins }: EmbedKey, { config }: CommandContext): string {
  return [
    `${key} is the key of ${owner}, for ${origins.join(', ')}.`,
    '',
    'Its pages load the widgets by:',
    `<script async src="${config.publicUrl}/v1/hearth.js" data-key="${key}"></script>`,
  ].join('\n');
}

async function listed({ db, config, now }: CommandContext): Promise<string> {
  const edition = editionOf(config.productName);
  const today = dayOf(edition, now);
  const keys = await listEmbedKeys(db, addDays(today, 1 - SHOWN_DAYS), today);
  if (keys.length === 0) return 'There are no keys yet.';
  return keys.map((key) => describeKey(key, edition, config.embedListingsPerDay)).join('\n\n');
}

/** @param most listings a day; 0 is any number */
const describeKey = (key: EmbedKeyUse, edition: Edition, most: number): string =>
  [
    `${key.key}  ${key.owner}${key.revokedAt === null ? '' : `  (revoked ${dayOf(edition, key.revokedAt)})`}`,
    `  shows    ${key.policy}${key.agentId === null ? '' : `, ${key.agentId}`}`,
    `  leads    to ${firstAnswer[key.leadRouting]} first`,
    `  origins  ${key.origins.join(', ')}`,
    ...(key.requestsPerMinute === null ? [] : [`  limit    ${key.requestsPerMinute} requests a minute`]),
    `  use      ${key.searches} searches, ${key.inquiries} inquiries, ${key.listings} listings in ${SHOWN_DAYS} days`,
    `  links    ${key.linkedInquiries} inquiries on the portal in ${SHOWN_DAYS} days`,
    `  today    ${key.listingsToday} listings${most === 0 ? '' : ` of ${most}`}`,
    `  made     ${dayOf(edition, key.createdAt)}`,
  ].join('\n');
