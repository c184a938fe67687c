import { randomUUID } from 'node:crypto';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { siteOrigin } from '@hearth/domain/inquiry/site-address.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import { originPattern, wwwTwin } from '../http/origin.ts';
import { webhooksOfKey } from '../webhooks/webhooks.service.ts';
import type { CommandContext } from './command-context.ts';
import { dayOf, found } from './command-words.ts';
import type { EmbedKey } from './embed-key.ts';
import { hasAgent, insertEmbedKey, readEmbedKey } from './embed-keys.queries.ts';
import { type KeyRequest, lockRequest, updateOwner } from './key-requests.queries.ts';
import { newKeyName } from './new-key-name.ts';
import type { EmbedCommand, NewKey } from './options.ts';
import { grantMail, linkMail } from './owner/key-owner.service.ts';
import { endFormer, rotateKey } from './owner/rotate-key.service.ts';

type Command<Name extends EmbedCommand['name']> = Extract<EmbedCommand, { readonly name: Name }>;

/** A new key. @throws Error in words for people where the edition has no such agent */
export async function keyFrom(wanted: NewKey, { db, config, now }: CommandContext): Promise<EmbedKey> {
  const edition = editionOf(config.productName);
  const { agentId } = wanted;
  if (agentId !== null && !(await hasAgent(db, edition.id, agentId))) {
    throw new Error(`${edition.name} has no agent with the username "${agentId}".`);
  }
  const made = { id: randomUUID(), key: newKeyName(), createdAt: now };
  return { ...wanted, ...made, revokedAt: null, endsAt: null };
}

/** The requests that wait, with the command that grants each. */
export function requested(requests: readonly KeyRequest[], { config }: CommandContext): string {
  if (requests.length === 0) return 'No request for a key waits.';
  const edition = editionOf(config.productName);
  return requests
    .map(({ id, site, message, createdAt, ...person }) =>
      [
        `${dayOf(edition, createdAt)}  ${nameOf(person)}, ${person.email}`,
        `  site   ${site}`,
        `  for    ${message?.replaceAll(/\s+/g, ' ')}`,
        `  grant  npm run embed-key -- grant ${id}`,
      ].join('\n'),
    )
    .join('\n\n');
}

/**
 * Makes the key that a person asked for, and mails it with the link of its page. A second grant shows the key of the first.
 * @throws Error in words for people for an unknown request, and for a site that needs an origin
 */
export async function grantKey(
  { request: id, key: options }: Command<'grant'>,
  context: CommandContext,
): Promise<string> {
  await context.mails.start();
  return context.db.transaction().execute(async (db) => {
    const request = uuidPattern.test(id) ? await lockRequest(db, id) : undefined;
    if (request === undefined)
      throw new Error(`There is no request ${id}. "npm run embed-key -- requests" shows all.`);
    if (request.key !== null) return `${request.key} was granted on this request before.`;
    const owner = options.owner ?? nameOf(request);
    const ownerEmail = emailAddress(request.email) ?? null;
    const wanted = { ...options, owner, ownerEmail, origins: originsOf(options.origins, request) };
    const key = await keyFrom(wanted, { ...context, db });
    await insertEmbedKey(db, key, id);
    await context.mails.enqueue(db, [await grantMail({ ...context, db }, key, context.now)]);
    return `${key.key} is the key of ${owner}, for ${key.origins.join(', ')}. ${key.ownerEmail} gets it by mail.`;
  });
}

/** People name their site with or without "www.", and its pages may be opened by either name. */
function originsOf(given: readonly string[], { site }: KeyRequest): readonly string[] {
  if (given.length > 0) return given;
  const origin = originPattern(siteOrigin(site ?? '') ?? '');
  if (origin === undefined)
    throw new Error(`"${site}" is no site of one owner. Name it: --origin https://www.example.com.`);
  const twin = wwwTwin(origin);
  return twin === undefined ? [origin] : [origin, twin];
}

const nameOf = ({ firstname, lastname }: Pick<KeyRequest, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** @throws Error in words for people */
export async function rotated(
  { key: name, days }: Command<'rotate'>,
  { db, config, now }: CommandContext,
): Promise<string> {
  const { id } = found(await readEmbedKey(db, name), name);
  const { key, former, endsAt } = await rotateKey(db, id, { now, days }).catch(() => {
    throw new Error(`${name} is revoked, or has too many former keys that still work.`);
  });
  return `${key} works now. ${former} works until ${dayOf(editionOf(config.productName), endsAt)}.`;
}

/** @throws Error in words for people */
export async function ended({ key: name }: Command<'end'>, { db, now }: CommandContext): Promise<string> {
  const { key } = found(await readEmbedKey(db, name), name);
  await endFormer(db, { key, name, now }).catch(() => {
    throw new Error(
      name === key
        ? `${name} is no former key. "npm run embed-key -- revoke ${name}" ends a key for good.`
        : `${name} has ended already.`,
    );
  });
  return `${name} has ended. Its pages are refused within seconds; ${key} works on.`;
}

/** Mails the new owner the link of the key's page. @throws Error in words for people */
export async function changeOwner(
  { key: name, owner, email }: Command<'set-owner'>,
  { db, config, mails, now }: CommandContext,
): Promise<string> {
  const key = found(await readEmbedKey(db, name), name);
  await mails.start();
  await db.transaction().execute(async (transaction) => {
    await updateOwner(transaction, key.key, { owner, email });
    const mail = await linkMail({ db: transaction, config }, { ...key, owner, ownerEmail: email }, now);
    await mails.enqueue(transaction, [mail]);
  });
  const { length } = await webhooksOfKey(db, key.key);
  return [
    `${key.key} is the key of ${owner}. ${email} gets the link of its page; earlier links do not work any more.`,
    ...(length === 0
      ? []
      : [
          `Leads still go to ${length === 1 ? 'one webhook' : `${length} webhooks`} of the earlier owner: npm run embed-key -- webhook list ${key.key}`,
        ]),
  ].join('\n');
}
