import { randomInt, randomUUID } from 'node:crypto';
import { type Edition, editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { EmbedKey } from './embed-key.ts';
import {
  addEmbedOrigins,
  type EmbedKeyUse,
  hasAgent,
  insertEmbedKey,
  listEmbedKeys,
  revokeEmbedKey,
} from './embed-keys.queries.ts';
import type { EmbedCommand, NewKey } from './options.ts';

export interface CommandContext {
  readonly db: Db;
  readonly config: Pick<Config, 'productName' | 'publicUrl' | 'embedListingsPerDay'>;
  readonly now: Date;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 119 bits; letters and digits alone, so that a double click selects all of it. */
const randomPart = (): string =>
  Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const SHOWN_DAYS = 30;

/**
 * Runs a command and returns its output.
 * @throws Error for an unknown key or agent, in words for people
 */
export async function runEmbedCommand(command: EmbedCommand, context: CommandContext): Promise<string> {
  if (command.name === 'create') return created(await createKey(command.key, context), context);
  if (command.name === 'list') return listed(context);
  if (command.name === 'revoke') {
    const key = found(await revokeEmbedKey(context.db, command.key, context.now), command.key);
    return `${key.key} of ${key.owner} is revoked. Its pages are refused within seconds.`;
  }
  const key = found(await addEmbedOrigins(context.db, command.key, command.origins), command.key);
  return `${key.key} of ${key.owner} is for ${key.origins.join(', ')}.`;
}

async function createKey(wanted: NewKey, { db, config, now }: CommandContext): Promise<EmbedKey> {
  const edition = editionOf(config.productName);
  const { agentId } = wanted;
  if (agentId !== null && !(await hasAgent(db, edition.id, agentId))) {
    throw new Error(`${edition.name} has no agent with the username "${agentId}".`);
  }
  const key: EmbedKey = {
    ...wanted,
    id: randomUUID(),
    key: `hk_${randomPart()}`,
    createdAt: now,
    revokedAt: null,
  };
  await insertEmbedKey(db, key);
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

function found(key: EmbedKey | undefined, name: string): EmbedKey {
  if (key === undefined) throw new Error(`There is no key ${name}. "npm run embed-key -- list" shows all.`);
  return key;
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
    `  origins  ${key.origins.join(', ')}`,
    ...(key.requestsPerMinute === null ? [] : [`  limit    ${key.requestsPerMinute} requests a minute`]),
    `  use      ${key.searches} searches, ${key.inquiries} inquiries, ${key.listings} listings in ${SHOWN_DAYS} days`,
    `  links    ${key.linkedInquiries} inquiries on the portal in ${SHOWN_DAYS} days`,
    `  today    ${key.listingsToday} listings${most === 0 ? '' : ` of ${most}`}`,
    `  made     ${dayOf(edition, key.createdAt)}`,
  ].join('\n');

const dayOf = (edition: Edition, moment: Date): string => localMoment(moment, edition.timeZone).today;
