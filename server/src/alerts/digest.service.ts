import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import pLimit from 'p-limit';
import type { Db } from '../db/database.ts';
import type { NewMail } from '../mail/mail.ts';
import type { SavedSearchNewsParameters } from '../mail/templates/saved-search-news.ts';
import { copyToAgent } from './agent-copies.service.ts';
import type { KnownHomes } from './alert-mail.service.ts';
import {
  lockMatchedPlaces,
  lockRecipient,
  matchedPlaces,
  openDigests,
  type Recipient,
} from './alerts.queries.ts';
import {
  contentOf,
  type DigestBasis,
  type DigestParts,
  type DigestSource,
  homesOfWeekends,
  isReached,
  newsFor,
  prepareSearches,
  readBasis,
  shownImages,
} from './digest-content.service.ts';
import { windowAt } from './digest-window.ts';
import {
  claimDigests,
  closeDigest,
  type DueDigest,
  hasWaitingMail,
  lockDigest,
  postponeDigest,
  readDigest,
  releaseDigest,
} from './digests.queries.ts';
import { hitsOf } from './search-hits.ts';

/** Digests of one process that are worked on at the same time. */
const inTurn = pLimit(4);

/** Digests that are closed with one reading of the log. */
const BATCH = 200;

/** Closes the digests that are due, each in its own transaction with its mail. After a failure it is open as before, and the others are closed. */
export async function closeDueDigests(source: DigestSource): Promise<void> {
  await source.mails.start();
  const errors: unknown[] = [];
  for (;;) {
    const ids = await claimDigests(source.db.kysely, source.clock(), BATCH);
    const prepared = await prepareDigests(source, ids);
    const known: KnownHomes = new Map();
    const closed = await Promise.allSettled(
      prepared.map((digest) => inTurn(() => closeOne(source, digest, known))),
    );
    errors.push(...closed.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
    const isReleased = closed.some((each) => each.status === 'fulfilled' && each.value === 'released');
    if (prepared.length > 0) source.mails.wake();
    if (ids.length < BATCH && !isReleased) break;
  }
  if (errors.length > 0) throw errors[0];
}

/** A digest with what its content is made of, up to a place in the log. */
interface PreparedDigest extends DigestParts {
  readonly upTo: number;
}

async function prepareDigests(source: DigestSource, ids: readonly number[]): Promise<PreparedDigest[]> {
  const db = source.db.kysely;
  const { all: upTo } = await matchedPlaces(db, source.config.alertShare);
  const found = await Promise.all(ids.map((id) => inTurn(() => readOne(source, id))));
  const read = found.filter((digest) => digest !== null);
  const ofEvents = read.filter(({ digest }) => digest.cadence !== 'open houses');
  const after = Math.min(upTo, ...ofEvents.map(({ digest }) => digest.openedPlace - 1));
  const hits = await hitsOf(
    db,
    ofEvents.flatMap(({ looking }) => looking),
    { after, upTo },
  );
  const present = await shownImages(source, [
    ...[...hits.values()].flatMap((ofSearch) => [...ofSearch.keys()]),
    ...(await homesOfWeekends(db, read)),
  ]);
  return read.map((digest) => ({ ...digest, upTo, present, hits }));
}

async function readOne(
  source: DigestSource,
  id: number,
): Promise<Pick<PreparedDigest, 'digest' | 'basis' | 'looking'> | null> {
  const digest = await readDigest(source.db.kysely, id);
  const basis = digest && (await readBasis(source.db.kysely, digest));
  if (!digest || !basis) return null;
  return { digest, basis, looking: await prepareSearches(source, basis.stored, basis.recipient) };
}

const MINUTE_MS = 60_000;

/**
 * Writes the mail, and releases the digest for the next round if what the mail is made of changed before the lock. While an earlier mail of the
 * cadence waits for the mail server, it stays open and folds what comes meanwhile. The mail is written before the transaction, so that a
 * process takes one connection for each digest.
 */
async function closeOne(
  source: DigestSource,
  prepared: PreparedDigest,
  known: KnownHomes,
): Promise<'done' | 'released'> {
  const { digest, basis, upTo } = prepared;
  const { recipient, stored } = basis;
  const now = source.clock();
  const news = isReached(recipient) ? newsFor(prepared, now) : [];
  const parameters = await contentOf(source, prepared, news, { now, known });
  const named = new Set(news.flatMap((home) => home.searches));
  const mail = parameters && mailTo(recipient, parameters, { edition: digest.edition, now });
  return source.db.kysely.transaction().execute(async (transaction) => {
    if ((await lockDigest(transaction, digest.id)) === undefined) return 'done';
    if (!(await isStill(transaction, digest, basis))) {
      await releaseDigest(transaction, digest.id);
      return 'released';
    }
    if (await hasWaitingMail(transaction, digest)) {
      await postponeDigest(transaction, digest.id, new Date(now.getTime() + MINUTE_MS));
      return 'done';
    }
    if (mail) await source.mails.enqueue(transaction, [mail]);
    await closeDigest(transaction, digest.id, {
      ...{ closedAt: now, closedPlace: upTo, mailId: mail?.id ?? null },
      searches: stored.map(({ id, name, query }) => ({ id, name, query, hasNews: named.has(id) })),
      events: mail ? news.flatMap(({ events }) => events) : [],
    });
    if (mail) {
      const withNews = stored.filter(({ id }) => named.has(id));
      await copyToAgent(transaction, source, { digest, withNews, now });
    }
    await openNext(transaction, source, prepared);
    return 'done';
  });
}

/** Returns whether nothing of a digest changed since it was read; locks its person. */
async function isStill(transaction: Db, digest: DueDigest, basis: DigestBasis): Promise<boolean> {
  await lockRecipient(transaction, digest.personId);
  return isDeepStrictEqual(await readBasis(transaction, digest), basis);
}

/**
 * Opens the next window of a digest that was just closed, where its searches find events behind its end. Searches rest while a digest is
 * open, so the matching that met these events has left them to it. No matching goes on until the transaction ends.
 */
async function openNext(
  transaction: Db,
  { config, clock }: DigestSource,
  { digest, basis: { recipient }, looking, upTo }: PreparedDigest,
): Promise<void> {
  const { personId, edition, cadence } = digest;
  if (cadence === 'open houses') return;
  const { some } = await lockMatchedPlaces(transaction, config.alertShare);
  if (some <= upTo) return;
  const hits = await hitsOf(transaction, looking, { after: upTo, upTo: some });
  const places = [...hits.values()].flatMap((homes) => [...homes.values()].flat()).map(({ place }) => place);
  if (places.length === 0) return;
  const window = windowAt(cadence, clock(), recipient.timeZone ?? editions[edition].timeZone);
  await openDigests(transaction, [
    { personId, edition, cadence, openedPlace: Math.min(...places), ...window },
  ]);
}

const mailTo = (
  { personId, email, firstname, lastname }: Recipient,
  parameters: SavedSearchNewsParameters,
  { edition, now }: { readonly edition: EditionId; readonly now: Date },
): NewMail => ({
  ...{ id: randomUUID(), template: 'saved-search-news', parameters, edition, replyTo: null, createdAt: now },
  to: { name: `${firstname} ${lastname}`.trim(), address: email },
  related: { type: 'person', id: personId },
});
