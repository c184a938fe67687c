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
  lockRecipients,
  matchedPlaces,
  type NewDigest,
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
  readBases,
  shownImages,
} from './digest-content.service.ts';
import type { HomeNews } from './digest-news.ts';
import { windowAt } from './digest-window.ts';
import {
  claimDigests,
  closeDigests,
  type DueDigest,
  lockDigests,
  postponeDigests,
  readDigests,
  releaseDigests,
  withWaitingMail,
} from './digests.queries.ts';
import { hitsOf } from './search-hits.ts';

/** Parts of a batch, or preparations of digests, that one process works on at the same time. */
const inTurn = pLimit(4);

/** Digests that are closed with one reading of the log. */
const BATCH = 500;

/** Digests that are closed in one transaction. */
const PART = 25;

/** Closes the digests that are due, each in the transaction of its mail. After a failure it is open as before, and the others are closed. */
export async function closeDueDigests(source: DigestSource): Promise<void> {
  await source.mails.start();
  const errors: unknown[] = [];
  for (;;) {
    const ids = await claimDigests(source.db.kysely, source.clock(), BATCH);
    const prepared = await prepareDigests(source, ids);
    const known: KnownHomes = new Map();
    const closed = await Promise.allSettled(
      inParts(prepared).map((part) => inTurn(() => closePart(source, part, known))),
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
  const digests = await readDigests(db, ids);
  const bases = await readBases(db, digests);
  const found = digests.map((digest) => inTurn(() => withSearches(source, digest, bases.get(digest.id))));
  const read = (await Promise.all(found)).filter((digest) => digest !== null);
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

async function withSearches(
  source: DigestSource,
  digest: DueDigest,
  basis: DigestBasis | undefined,
): Promise<Pick<PreparedDigest, 'digest' | 'basis' | 'looking'> | null> {
  if (basis === undefined) return null;
  return { digest, basis, looking: await prepareSearches(source, basis.stored, basis.recipient) };
}

const inParts = (digests: readonly PreparedDigest[]): readonly (readonly PreparedDigest[])[] =>
  Array.from({ length: Math.ceil(digests.length / PART) }, (_, at) =>
    digests.slice(at * PART, (at + 1) * PART),
  );

/** Closes digests in one transaction; after a failure each in its own, so that it is open as before and the others are closed. */
async function closePart(
  source: DigestSource,
  part: readonly PreparedDigest[],
  known: KnownHomes,
): Promise<Closing> {
  try {
    return await closeSome(source, part, known);
  } catch (error) {
    if (part.length === 1) throw error;
    const each = await Promise.allSettled(part.map((digest) => closeSome(source, [digest], known)));
    const failed = each.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return each.some((one) => one.status === 'fulfilled' && one.value === 'released') ? 'released' : 'done';
  }
}

type Closing = 'done' | 'released';

/** A digest with its mail; without one where nothing is to be sent. */
interface WrittenDigest extends PreparedDigest {
  readonly news: readonly HomeNews[];
  readonly mail: NewMail | null;
}

async function written(
  source: DigestSource,
  prepared: PreparedDigest,
  { known, now }: { readonly known: KnownHomes; readonly now: Date },
): Promise<WrittenDigest> {
  const { digest, basis } = prepared;
  const news = isReached(basis.recipient) ? newsFor(prepared, now) : [];
  const parameters = await contentOf(source, prepared, news, { now, known });
  const mail = parameters && mailTo(basis.recipient, parameters, { edition: digest.edition, now });
  return { ...prepared, news, mail };
}

const MINUTE_MS = 60_000;

/**
 * Writes the mails, and releases a digest for the next round if what its mail is made of changed before the lock. While an earlier mail of the
 * cadence waits for the mail server, it stays open and folds what comes meanwhile. The mails are written before the transaction, so that a
 * process takes few connections.
 */
async function closeSome(
  source: DigestSource,
  part: readonly PreparedDigest[],
  known: KnownHomes,
): Promise<Closing> {
  const now = source.clock();
  const all: WrittenDigest[] = [];
  for (const prepared of part) all.push(await written(source, prepared, { known, now }));
  return source.db.kysely.transaction().execute(async (transaction) => {
    const locked = await lockDigests(transaction, idsOf(all));
    const open = all.filter(({ digest }) => locked.has(digest.id));
    if (open.length === 0) return 'done';
    const unchanged = await thoseUnchanged(transaction, open);
    const changed = open.filter((each) => !unchanged.includes(each));
    await releaseDigests(transaction, idsOf(changed));
    const waiting = await withWaitingMail(transaction, idsOf(unchanged));
    await postponeDigests(transaction, [...waiting], new Date(now.getTime() + MINUTE_MS));
    await close(
      transaction,
      source,
      unchanged.filter(({ digest }) => !waiting.has(digest.id)),
      now,
    );
    return changed.length > 0 ? 'released' : 'done';
  });
}

const idsOf = (digests: readonly Pick<PreparedDigest, 'digest'>[]): number[] =>
  digests.map(({ digest }) => digest.id);

/** Those of which nothing changed since they were read, one for each person: it changes the others. Locks their people. */
async function thoseUnchanged(
  transaction: Db,
  open: readonly WrittenDigest[],
): Promise<readonly WrittenDigest[]> {
  const firsts = new Map(open.toReversed().map((each) => [each.digest.personId, each]));
  await lockRecipients(transaction, [...firsts.keys()]);
  const bases = await readBases(
    transaction,
    [...firsts.values()].map(({ digest }) => digest),
  );
  return open.filter(
    (each) =>
      firsts.get(each.digest.personId) === each && isDeepStrictEqual(bases.get(each.digest.id), each.basis),
  );
}

async function close(
  transaction: Db,
  source: DigestSource,
  digests: readonly WrittenDigest[],
  now: Date,
): Promise<void> {
  const [first] = digests;
  if (first === undefined) return;
  await source.mails.enqueue(
    transaction,
    digests.flatMap(({ mail }) => mail ?? []),
  );
  const named = new Map(
    digests.map((each) => [each, new Set(each.news.flatMap(({ searches }) => searches))]),
  );
  const closed = digests.map((each) => ({
    id: each.digest.id,
    searches: each.basis.stored.map(({ id, name, query }) => {
      return { id, name, query, hasNews: named.get(each)!.has(id) };
    }),
    events: each.mail ? each.news.flatMap(({ events }) => events) : [],
    mailId: each.mail?.id ?? null,
  }));
  await closeDigests(transaction, closed, { closedAt: now, closedPlace: first.upTo });
  for (const each of digests) {
    if (each.mail === null) continue;
    const withNews = each.basis.stored.filter(({ id }) => named.get(each)!.has(id));
    await copyToAgent(transaction, source, { digest: each.digest, withNews, now });
  }
  await openNext(transaction, source, digests, first.upTo);
}

/**
 * Opens the next windows of digests that were just closed, where their searches find events behind their end. Searches rest while a digest
 * is open, so the matching that met these events has left them to it. No matching goes on until the transaction ends.
 */
async function openNext(
  transaction: Db,
  { config, clock }: DigestSource,
  digests: readonly PreparedDigest[],
  upTo: number,
): Promise<void> {
  const ofEvents = digests.filter(({ digest }) => digest.cadence !== 'open houses');
  if (ofEvents.length === 0) return;
  const { some } = await lockMatchedPlaces(transaction, config.alertShare);
  if (some <= upTo) return;
  const searches = ofEvents.flatMap(({ looking }) => looking);
  const hits = await hitsOf(transaction, searches, { after: upTo, upTo: some });
  const next = ofEvents.flatMap(({ digest, basis, looking }): NewDigest[] => {
    const { personId, edition, cadence } = digest;
    const found = looking.flatMap((search) => [...(hits.get(search)?.values() ?? [])].flat());
    if (cadence === 'open houses' || found.length === 0) return [];
    const window = windowAt(cadence, clock(), basis.recipient.timeZone ?? editions[edition].timeZone);
    const openedPlace = Math.min(...found.map(({ place }) => place));
    return [{ personId, edition, cadence, openedPlace, ...window }];
  });
  await openDigests(transaction, next);
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
