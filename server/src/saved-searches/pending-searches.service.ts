import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { requestSavedSearch } from '@hearth/domain/contract/pending-search.ts';
import type { SavedSearch } from '@hearth/domain/contract/saved-search.ts';
import { emailAddress } from '@hearth/domain/people/email-address.ts';
import { uuidPattern } from '@hearth/domain/text/uuid.ts';
import { personOfProvenAddress } from '../accounts/proven-person.service.ts';
import type { SavedSearchLimits } from '../accounts/saved-search-limits.service.ts';
import { refuseAgentEmail } from '../accounts/sign-up.service.ts';
import { licenseOf } from '../agents/agent.service.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { isSigned, signatureOf } from '../db/signature.ts';
import { refuse } from '../http/refuse.ts';
import { type Visit, visitOf } from '../http/visit.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { personOf } from '../people/owner.service.ts';
import {
  deleteExpiredSearches,
  deletePendingSearch,
  insertPendingSearch,
  readPendingSearch,
} from './pending-searches.queries.ts';
import { limitedToAgent, nameOfQuery, shownQuery, storedQuery } from './saved-query.ts';
import { saveSearch } from './saved-searches.service.ts';

/** The page of the link in the mail. */
export const confirmationPath = '/saved-search/confirm';

const secret = 'pending-search';
const DAYS = 7;

interface Dependencies {
  readonly db: Database;
  readonly config: Config;
  readonly mails: MailQueue;
}

interface Request {
  readonly body: BodyOf<typeof requestSavedSearch>;
  readonly visit: Visit;
  /** The network address of the visitor. */
  readonly ip: string;
  readonly limits: SavedSearchLimits;
}

/**
 * Mails the link that saves a search for an address. Nothing depends on the address having an account.
 * @throws AppError validation_failed, agent_email_flow, too_many_attempts
 */
export async function askToSave(
  { db: { kysely: db }, config, mails }: Dependencies,
  { body, visit, ip, limits }: Request,
): Promise<void> {
  const email = emailAddress(body.email) ?? refuse('email', 'Please enter a valid email');
  refuseAgentEmail(config, email);
  const stored = storedQuery(body.query, visit.viewer);
  const query = visit.onlyAgent === null ? stored : limitedToAgent(stored, await onlyLicense(db, visit));
  await limits.count(ip, email);
  await mails.start();
  const { cadence, timeZone = null, language } = body;
  const { edition, now } = visit;
  const id = randomUUID();
  const name = nameOfQuery(query);
  const link = `${config.publicUrl}${confirmationPath}?${new URLSearchParams({ request: id, signature: await signatureOf(db, secret, id) })}`;
  await db.transaction().execute(async (transaction) => {
    await mails.enqueue(transaction, [
      {
        ...{ id, template: 'saved-search-confirmation', createdAt: now, edition },
        ...{ to: { name: '', address: email }, replyTo: null, related: null },
        parameters: { name, cadence, link, minutes: DAYS * 1440, language },
      },
    ]);
    const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
    await insertPendingSearch(transaction, {
      ...{ mailId: id, edition, name, query, cadence, timeZone, expiresAt },
    });
  });
  mails.wake();
}

/** An agent without a license has no homes to find, rather than those of all agents. */
const onlyLicense = async (db: Db, { onlyAgent, edition }: Visit): Promise<string> =>
  (await licenseOf(db, edition, onlyAgent ?? '')) ?? (onlyAgent as string);

export type PendingSearch = NonNullable<Awaited<ReturnType<typeof readPendingSearch>>> & {
  readonly id: string;
};

/** The search of a link; undefined for a link that is not ours, was used or has expired. */
export async function searchOfLink(
  db: Db,
  given: { readonly id: string; readonly signature: string },
  now: Date,
): Promise<PendingSearch | undefined> {
  const { id, signature } = given;
  if (!uuidPattern.test(id) || !(await isSigned(db, secret, { text: id, signature }))) return undefined;
  const pending = await readPendingSearch(db, id, now);
  return pending && { ...pending, id };
}

/**
 * Saves a confirmed search for the account of its address, which is made where there is none. A repeated press finds the search of the
 * first. @returns undefined where the account is disabled
 * @throws AppError validation_failed where the person has as many searches as one may have
 */
export async function saveConfirmed(
  { db: { kysely: db }, config, mails }: Dependencies,
  { id, email, edition, name, query, cadence, timeZone }: PendingSearch,
  now: Date,
): Promise<SavedSearch | undefined> {
  const ownerId = await personOfProvenAddress({ db, sharing: { config, mails } }, { email, edition, now });
  if (ownerId === undefined) return undefined;
  const person = await personOf(db, { ownerId });
  const visit = visitOf({ ...person, edition, personId: ownerId, hasSocialLogin: false }, now);
  const body = {
    ...{ name, cadence, query: shownQuery(query, visit.actor).query },
    ...(timeZone !== null && { timeZone }),
  };
  const saved = await saveSearch(db, body, visit, { key: id, digest: id });
  await deletePendingSearch(db, id);
  return saved;
}

/** Deletes searches whose links have expired. */
export const forgetPendingSearches = async (db: Db, now: Date): Promise<void> =>
  void (await deleteExpiredSearches(db, now));
