import { dismissedKeysOf } from '../collections/dismissals.service.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { visitOf } from '../http/visit.ts';
import type { ListingImage } from '../listings/listing-image.ts';
import { eventsById, presentImages } from '../listings/listing-log.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { SavedSearchNewsParameters } from '../mail/templates/saved-search-news.ts';
import type { ListingTestSource } from '../search/listing-test.service.ts';
import { editionSettings } from '../site/edition-settings.service.ts';
import { sourcesOf } from '../sources/sources.service.ts';
import { type AlertMailSource, alertMail, type KnownHomes } from './alert-mail.service.ts';
import { type Recipient, readRecipients } from './alerts.queries.ts';
import { collectionTest } from './collection-test.service.ts';
import { digestNews, type HomeNews } from './digest-news.ts';
import { type NewsSource, sourcesOfDigests } from './digest-sources.queries.ts';
import { broughtEvents, type DueDigest, readDigest } from './digests.queries.ts';
import type { WantedChanges } from './home-news.ts';
import { homesOfWeekend, openHouseNews } from './open-houses.service.ts';
import { preparedSearch } from './prepared-search.ts';
import { type HitsOfSearches, hitsAmong, type LookingSearch } from './search-hits.ts';

export interface DigestSource extends AlertMailSource {
  readonly searching: ListingTestSource;
  readonly config: AlertMailSource['config'] & Pick<Config, 'alertShare'>;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
  readonly clock: () => Date;
}

/** The basis of a digest besides the log: if it changes before the digest is closed, the mail is written anew. */
export interface DigestBasis {
  readonly recipient: Recipient;
  readonly stored: readonly NewsSource[];
  readonly dismissed: ReadonlySet<string>;
  /** Events that earlier mails have brought. */
  readonly brought: ReadonlySet<number>;
}

const nothing: ReadonlySet<never> = new Set();

/** The basis of each digest, by its id; those whose person is gone are missing. */
export async function readBases(
  db: Db,
  digests: readonly DueDigest[],
): Promise<ReadonlyMap<number, DigestBasis>> {
  const people = [...new Set(digests.map(({ personId }) => personId))];
  const recipients = new Map((await readRecipients(db, people)).map((found) => [found.personId, found]));
  const stored = await sourcesOfDigests(db, digests);
  const dismissed = await dismissedKeysOf(db, people);
  const brought = await broughtEvents(db, digests);
  return new Map(
    digests.flatMap(({ id, personId }) => {
      const recipient = recipients.get(personId);
      if (recipient === undefined) return [];
      const marks = { dismissed: dismissed.get(personId) ?? nothing, brought: brought.get(id) ?? nothing };
      return [[id, { recipient, stored: stored.get(id) ?? [], ...marks }] as const];
    }),
  );
}

/** A digest with all that its news come from. */
export interface DigestParts {
  readonly digest: DueDigest;
  readonly basis: DigestBasis;
  readonly looking: readonly LookingSearch[];
  readonly hits: HitsOfSearches;
  /** Homes that may be in it as they are now, without hidden ones. */
  readonly present: ReadonlyMap<string, ListingImage>;
}

/** The searches and collections with their tests for the person; those whose area is gone are left out. */
export async function prepareSearches(
  { searching, clock }: DigestSource,
  stored: readonly Pick<NewsSource, 'id' | 'edition' | 'query' | 'seenPlace'>[],
  recipient: Recipient,
): Promise<LookingSearch[]> {
  const searches: LookingSearch[] = [];
  for (const { id, edition, query, seenPlace } of stored) {
    const test =
      query === null
        ? await collectionTest(searching.db, -id, { ...visitOf(recipient, clock()), edition })
        : await preparedSearch(searching, { edition, query }, recipient, clock());
    if (test !== null) searches.push({ id, edition, seenPlace, test });
  }
  return searches;
}

/** Keys of homes with an open house on one of the weekends that digests are about. */
export async function homesOfWeekends(
  db: Db,
  digests: readonly { readonly digest: DueDigest }[],
): Promise<readonly string[]> {
  const ofWeekends = digests.filter(({ digest }) => digest.cadence === 'open houses');
  const fridays = new Set(ofWeekends.map(({ digest }) => digest.timeWindow));
  return (await Promise.all([...fridays].map((friday) => homesOfWeekend(db, friday)))).flat();
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
export function newsFor(
  { digest, basis, looking, hits, present }: DigestParts,
  now: Date,
): readonly HomeNews[] {
  const { recipient, dismissed, brought } = basis;
  const wanted = wantedOf(recipient);
  if (digest.cadence === 'open houses')
    return openHouseNews(looking, { friday: digest.timeWindow, homes: present, wanted, dismissed, now });
  const searches = looking.map((search) => ({ ...search, hits: hits.get(search) ?? new Map() }));
  return digestNews(searches, { present, now, wanted, dismissed, brought });
}

/** A closed digest with its news as of now. */
export interface ClosedNews extends Pick<DigestParts, 'digest' | 'basis'> {
  readonly news: readonly HomeNews[];
  readonly now: Date;
}

/** The news of a closed digest as of now, of those of its searches that `isWanted`; null where the person gets no mails any more. */
export async function closedNews(
  source: DigestSource,
  id: number,
  isWanted: (stored: NewsSource) => boolean = () => true,
): Promise<ClosedNews | null> {
  const db = source.db.kysely;
  const digest = await readDigest(db, id);
  const basis = digest && (await readBases(db, [digest])).get(id);
  if (!digest || !basis || !isReached(basis.recipient)) return null;
  const mailed = new Set(digest.searchIds);
  const stored = basis.stored.filter((search) => mailed.has(search.id) && isWanted(search));
  const all = stored.map((search) => ({ ...search, seenPlace: 0 }));
  const looking = await prepareSearches(source, all, basis.recipient);
  const events = await eventsById(db, digest.events);
  const present = await shownImages(source, [
    ...new Set(events.map(({ listingkey }) => listingkey)),
    ...(await homesOfWeekends(db, [{ digest }])),
  ]);
  const parts = {
    ...{ digest, looking, present, hits: hitsAmong(looking, events) },
    basis: { ...basis, stored, brought: new Set<number>() },
  };
  const now = source.clock();
  return { digest, basis: parts.basis, news: newsFor(parts, now), now };
}

/** The content of the mail of a closed digest as of now, when it is sent; false where nothing of it is left to say. */
export async function currentNews(
  source: DigestSource,
  { digest: id }: SavedSearchNewsParameters,
): Promise<SavedSearchNewsParameters | false> {
  const closed = await closedNews(source, id);
  return (closed && (await contentOf(source, closed, closed.news, { now: closed.now }))) ?? false;
}

interface Writing {
  readonly now: Date;
  /** Who is to see the homes; by default the person of the digest. */
  readonly reader?: Recipient;
  readonly known?: KnownHomes;
}

/** The mail of a digest with these news, by the settings of its site; null where none of them may be seen. */
export async function contentOf(
  source: DigestSource,
  { digest, basis: { recipient, stored } }: Pick<DigestParts, 'digest' | 'basis'>,
  news: readonly HomeNews[],
  { now, reader = recipient, known }: Writing,
): Promise<SavedSearchNewsParameters | null> {
  const things = new Map(stored.map((each) => [each.id, each]));
  const visit = { ...visitOf(reader, now), edition: digest.edition };
  const config = await editionSettings(source.db.kysely, source.config, digest.edition);
  return alertMail({ ...source, config }, { digest, news, things }, visit, known);
}
