import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { dismissedKeys } from '../collections/dismissals.service.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { visitOf } from '../http/visit.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { eventsById, presentImages } from '../listings/listing-log.service.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { SavedSearchNewsParameters } from '../mail/templates/saved-search-news.ts';
import type { ListingTestSource } from '../search/listing-test.service.ts';
import { editionSettings } from '../site/edition-settings.service.ts';
import { sourcesOf } from '../sources/sources.service.ts';
import { type AlertMailSource, alertMail } from './alert-mail.service.ts';
import {
  type AlertSearch,
  lockMatchedPlaces,
  lockRecipient,
  matchedPlaces,
  openDigests,
  type Recipient,
  readRecipient,
  searchesOf,
} from './alerts.queries.ts';
import { digestNews, type HomeNews, type SearchWithHits } from './digest-news.ts';
import { windowAt } from './digest-window.ts';
import {
  broughtEvents,
  claimDigests,
  closeDigest,
  type DueDigest,
  hasWaitingMail,
  lockDigest,
  postponeDigest,
  readDigest,
  releaseDigest,
} from './digests.queries.ts';
import type { WantedChanges } from './home-news.ts';
import { homesOfWeekend, openHouseNews } from './open-houses.service.ts';
import { preparedSearch } from './prepared-search.ts';
import { hitsAmong, hitsOf, type LookingSearch } from './search-hits.ts';

export interface DigestSource extends AlertMailSource {
  readonly searching: ListingTestSource;
  readonly config: AlertMailSource['config'] & Pick<Config, 'alertShare'>;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
  readonly clock: () => Date;
}

/** Digests that are closed with one reading of the log. */
const BATCH = 200;

/** Closes the digests that are due, each in its own transaction with its mail: after a failure it is open as before. */
export async function closeDueDigests(source: DigestSource): Promise<void> {
  await source.mails.start();
  for (;;) {
    const ids = await claimDigests(source.db.kysely, source.clock(), BATCH);
    const prepared = await prepareDigests(source, ids);
    for (const digest of prepared) await closeOne(source, digest);
    if (prepared.length > 0) source.mails.wake();
    if (ids.length < BATCH) return;
  }
}

/** A digest with what its content is made of. */
interface PreparedDigest {
  readonly digest: DueDigest;
  readonly recipient: Recipient;
  readonly stored: readonly AlertSearch[];
  readonly looking: readonly LookingSearch[];
  readonly searches: readonly SearchWithHits[];
  readonly upTo: number;
  readonly present: ReadonlyMap<string, ListingImage>;
}

async function prepareDigests(source: DigestSource, ids: readonly number[]): Promise<PreparedDigest[]> {
  const db = source.db.kysely;
  const { all: upTo } = await matchedPlaces(db, source.config.alertShare);
  const read = [];
  for (const id of ids) {
    const digest = await readDigest(db, id);
    const recipient = digest && (await readRecipient(db, digest.personId));
    if (!digest || !recipient) continue;
    const stored = await searchesOf(db, digest);
    read.push({ digest, recipient, stored, looking: await prepareSearches(source, stored, recipient) });
  }
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
  return read.map((digest) => ({
    ...{ ...digest, upTo, present },
    searches: digest.looking.map(({ id, test }) => ({ id, test, hits: hits.get(id) ?? new Map() })),
  }));
}

/** Keys of homes with an open house on one of the weekends that digests are about. */
async function homesOfWeekends(
  db: Db,
  digests: readonly { readonly digest: DueDigest }[],
): Promise<readonly string[]> {
  const ofWeekends = digests.filter(({ digest }) => digest.cadence === 'open houses');
  const fridays = new Set(ofWeekends.map(({ digest }) => digest.timeWindow));
  return (await Promise.all([...fridays].map((friday) => homesOfWeekend(db, friday)))).flat();
}

async function prepareSearches(
  { searching, clock }: DigestSource,
  stored: readonly Pick<AlertSearch, 'id' | 'edition' | 'query' | 'seenPlace'>[],
  recipient: Recipient,
): Promise<LookingSearch[]> {
  const searches: LookingSearch[] = [];
  for (const search of stored) {
    const test = await preparedSearch(searching, search, recipient, clock());
    if (test !== null) searches.push({ ...search, test });
  }
  return searches;
}

/** Homes as they are stored now, without those of outdated sources. */
export async function shownImages(
  { db }: DigestSource,
  listingkeys: readonly string[],
): Promise<ReadonlyMap<string, ListingImage>> {
  const images = await presentImages(db.kysely, listingkeys);
  const editions = new Set([...images.values()].map(({ listing }) => listing.edition));
  const hidden = new Set<string>();
  for (const edition of editions)
    for (const { source, hiddenAt } of (await sourcesOf(db.kysely, edition)).values())
      if (hiddenAt !== null) hidden.add(`${edition} ${source}`);
  return new Map(
    [...images].filter(([, { listing }]) => !hidden.has(`${listing.edition} ${listing.source}`)),
  );
}

const MINUTE_MS = 60_000;

/**
 * Leaves a digest to the next run if its searches or its person changed before the lock. While an earlier mail of the cadence waits for
 * the mail server, it stays open and folds what comes meanwhile.
 */
const closeOne = (source: DigestSource, prepared: PreparedDigest): Promise<void> =>
  source.db.kysely.transaction().execute(async (transaction) => {
    const { digest, recipient, stored, upTo } = prepared;
    const now = source.clock();
    if ((await lockDigest(transaction, digest.id)) === undefined) return;
    const [person, searches] = [
      await lockRecipient(transaction, digest.personId),
      await searchesOf(transaction, digest),
    ];
    if (!isDeepStrictEqual([person, searches], [recipient, stored]))
      return releaseDigest(transaction, digest.id);
    if (await hasWaitingMail(transaction, digest))
      return postponeDigest(transaction, digest.id, new Date(now.getTime() + MINUTE_MS));
    const brought = await broughtEvents(transaction, digest.personId, digest.openedPlace);
    const news = isReached(recipient) ? await newsFor(transaction, prepared, { now, brought }) : [];
    const parameters = await contentOf(source, prepared, news, now);
    const named = new Set(news.flatMap((home) => home.searches));
    const mail = parameters && mailTo(recipient, parameters, { edition: digest.edition, now });
    if (mail) await source.mails.enqueue(transaction, [mail]);
    await closeDigest(transaction, digest.id, {
      ...{ closedAt: now, closedPlace: upTo, mailId: mail?.id ?? null },
      searches: stored.map(({ id, name, query }) => ({ id, name, query, hasNews: named.has(id) })),
      events: mail ? news.flatMap(({ events }) => events) : [],
    });
    await openNext(transaction, source, prepared);
  });

/**
 * Opens the next window of a digest that was just closed, where its searches find events behind its end. Searches rest while a digest is
 * open, so the matching that met these events has left them to it. No matching goes on until the transaction ends.
 */
async function openNext(
  transaction: Db,
  { config, clock }: DigestSource,
  { digest, recipient, looking, upTo }: PreparedDigest,
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

/** Alerts go to proven addresses whose person wants mails. */
export const isReached = ({ disabledAt, emailVerified, hasOptedOutOfEmail }: Recipient): boolean =>
  disabledAt === null && emailVerified && !hasOptedOutOfEmail;

type Wanting = Pick<
  Recipient,
  'notifyPriceChanges' | 'notifyStatusChanges' | 'notifyPhotoChanges' | 'notifyOpenHouses'
>;

export const wantedOf = (recipient: Wanting): WantedChanges => ({
  price: recipient.notifyPriceChanges,
  status: recipient.notifyStatusChanges,
  photos: recipient.notifyPhotoChanges,
  openHouses: recipient.notifyOpenHouses,
});

/** The news of a digest as of now, by events that no mail has brought, or by its weekend. */
async function newsFor(
  db: Db,
  { digest, recipient, looking, searches, present }: Omit<PreparedDigest, 'stored' | 'upTo'>,
  { now, brought }: { readonly now: Date; readonly brought: ReadonlySet<number> },
): Promise<readonly HomeNews[]> {
  const owner = { ownerId: digest.personId, edition: digest.edition };
  const dismissed = new Set(await dismissedKeys(db, owner));
  const wanted = wantedOf(recipient);
  if (digest.cadence === 'open houses')
    return openHouseNews(looking, { friday: digest.timeWindow, homes: present, wanted, dismissed, now });
  return digestNews(searches, { present, now, wanted, dismissed, brought });
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

/** The content of the mail of a closed digest as of now, when it is sent; false where nothing of it is left to say. */
export async function currentNews(
  source: DigestSource,
  { digest: id }: SavedSearchNewsParameters,
): Promise<SavedSearchNewsParameters | false> {
  const db = source.db.kysely;
  const digest = await readDigest(db, id);
  const recipient = digest && (await readRecipient(db, digest.personId));
  if (!digest || !recipient || !isReached(recipient)) return false;
  const wanted = new Set(digest.searchIds);
  const stored = (await searchesOf(db, digest)).filter((search) => wanted.has(search.id));
  const looking = await prepareSearches(
    source,
    stored.map((search) => ({ ...search, seenPlace: 0 })),
    recipient,
  );
  const now = source.clock();
  const events = await eventsById(db, digest.events);
  const hits = hitsAmong(looking, events);
  const present = await shownImages(source, [
    ...new Set(events.map(({ listingkey }) => listingkey)),
    ...(await homesOfWeekends(db, [{ digest }])),
  ]);
  const searches = looking.map(({ id: search, test }) => ({
    id: search,
    test,
    hits: hits.get(search) ?? new Map(),
  }));
  const prepared = { digest, recipient, looking, searches, present };
  const news = await newsFor(db, prepared, { now, brought: new Set() });
  return (await contentOf(source, { digest, recipient, stored }, news, now)) ?? false;
}

/** The mail of a digest with these news, by the settings of its site. */
async function contentOf(
  source: DigestSource,
  { digest, recipient, stored }: Pick<PreparedDigest, 'digest' | 'recipient' | 'stored'>,
  news: readonly HomeNews[],
  now: Date,
): Promise<SavedSearchNewsParameters | null> {
  const names = new Map(stored.map(({ id, name }) => [id, name]));
  const visit = { ...visitOf(recipient, now), edition: digest.edition };
  const config = await editionSettings(source.db.kysely, source.config, digest.edition);
  return alertMail({ ...source, config }, { digest, news, names }, visit);
}
