import { randomUUID } from 'node:crypto';
import type { KeyPeriod, OwnedKey } from '@hearth/domain/contract/embed-owner.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { addDays, DAY_MS } from '@hearth/domain/listing/days.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Visit } from '../../http/visit.ts';
import type { NewMail } from '../../mail/mail.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { spreadsheetCsv } from '../../text/spreadsheet-csv.ts';
import type { EmbedKey } from '../embed-key.ts';
import { keyLink, keyPagePath, type LinkedKey, linkDays } from './key-link.service.ts';
import {
  noteLinksMailed,
  readFormerKeys,
  readKeyDays,
  readKeyPages,
  readOwnersKeys,
  readPageDays,
} from './owned-keys.queries.ts';

interface Dependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
}

type Moment = Pick<Visit, 'edition' | 'now'>;

/** The last days of a site, today included. */
export const daysUntil = ({ edition, now }: Moment, days: KeyPeriod) => {
  const { today } = localMoment(now, editions[edition].timeZone);
  return { from: addDays(today, 1 - Number(days)), to: today };
};

/** A key with its use in the last days. */
export async function ownedKey(
  { db }: Pick<Dependencies, 'db'>,
  { key, endsAt }: LinkedKey,
  visit: Moment & { readonly days: KeyPeriod },
): Promise<OwnedKey> {
  const period = daysUntil(visit, visit.days);
  return {
    ...{ owner: key.owner, key: key.key, origins: [...key.origins], policy: key.policy },
    isRevoked: key.revokedAt !== null,
    formerKeys: (await readFormerKeys(db.kysely, key.key, visit.now)).map(({ name, endsAt: end }) => ({
      key: name,
      endsAt: end.toISOString(),
    })),
    linkEndsAt: endsAt.toISOString(),
    days: await readKeyDays(db.kysely, key.key, period),
    pages: await readKeyPages(db.kysely, [key.key], period),
  };
}

/** The use of a key as CSV, the oldest day first. */
export async function keyFile(
  { db }: Pick<Dependencies, 'db'>,
  { key }: LinkedKey,
  { by, ...visit }: Moment & { readonly days: KeyPeriod; readonly by: 'day' | 'page' },
): Promise<string> {
  const period = daysUntil(visit, visit.days);
  if (by === 'page') {
    const pages = await readPageDays(db.kysely, key.key, period);
    return spreadsheetCsv(
      ['Day', 'Page', 'Widgets', 'Loads', 'Inquiries'],
      pages.map(({ day, page, widgets, loads, inquiries }) => [
        ...[day, page || 'Other pages', widgets.join(', '), loads, inquiries],
      ]),
    );
  }
  const days = await readKeyDays(db.kysely, key.key, period);
  return spreadsheetCsv(
    ['Day', 'Loads', 'Searches', 'Homes opened', 'Inquiries'],
    days.map(({ day, loads, searches, views, inquiries }) => [day, loads, searches, views, inquiries]),
  );
}

/** Links are mailed to one address so often at most. */
const PAUSE_MS = 600_000;

/** Mails the links of all keys of an owner; nothing to any other address. */
export async function mailKeyLinks(
  { db, config, mails }: Dependencies,
  given: string,
  now: Date,
): Promise<void> {
  const email = emailAddress(given);
  if (email === undefined) return;
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    const since = new Date(now.getTime() - PAUSE_MS);
    if (!(await noteLinksMailed(transaction, email, { now, since }))) return;
    const keys = await readOwnersKeys(transaction, email);
    const written = keys.map((key) => linkMail({ db: transaction, config }, key, now));
    await mails.enqueue(transaction, await Promise.all(written));
  });
  mails.wake();
}

interface MailContext {
  readonly db: Database['kysely'];
  readonly config: Pick<Config, 'publicUrl'>;
}

/** The mail with the link of a key's page. */
export async function linkMail(context: MailContext, key: EmbedKey, now: Date): Promise<NewMail> {
  const { parameters, ...envelope } = await linked(context, key, now);
  return { ...envelope, template: 'embed-key-link', parameters };
}

/** The mail with a key that was asked for, and the link of its page. */
export async function grantMail(context: MailContext, key: EmbedKey, now: Date): Promise<NewMail> {
  const { parameters, ...envelope } = await linked(context, key, now);
  const { publicUrl } = context.config;
  const builder = `${publicUrl}${pages.embed.path}?key=${key.key}`;
  return { ...envelope, template: 'embed-key-granted', parameters: { ...parameters, builder } };
}

async function linked({ db, config }: MailContext, key: EmbedKey, now: Date) {
  const link = await keyLink(db, key, new Date(now.getTime() + linkDays * DAY_MS));
  return {
    ...{ id: randomUUID(), replyTo: null, related: null, createdAt: now },
    to: { name: key.owner, address: key.ownerEmail ?? '' },
    parameters: {
      ...{ owner: key.owner, origins: [...key.origins], key: key.key },
      link: `${config.publicUrl}${keyPagePath(link)}`,
      minutes: (linkDays * DAY_MS) / 60_000,
    },
  };
}
