import type { Listing } from '@hearth/domain/listing/listing.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService, ShownListing } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import type { MailedHome } from '../mail/templates/mailed-home.ts';
import type { SavedSearchNewsParameters } from '../mail/templates/saved-search-news.ts';
import type { HomeNews } from './digest-news.ts';
import type { NewsSource } from './digest-sources.queries.ts';
import type { DueDigest } from './digests.queries.ts';
import { newsLines } from './news-words.ts';

export interface AlertMailSource {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly listings: Pick<ListingService, 'shownListing'>;
}

interface HomeOfMail {
  readonly shown: ShownListing;
  readonly home: MailedHome;
}

/** Homes of mails that are written together, by what their viewers see. */
export type KnownHomes = Map<string, Promise<HomeOfMail | undefined>>;

/** Homes in one mail: with more it would be cut by Gmail at 102 KB. The others are linked. */
export const mostMailedHomes = 12;

/** The content of a mail with these news, as its reader may see them now; null where none is left. */
export async function alertMail(
  source: AlertMailSource,
  {
    digest,
    news,
    things,
  }: {
    readonly digest: Pick<DueDigest, 'id' | 'cadence'>;
    readonly news: readonly HomeNews[];
    /** The searches and collections of the reader, by id. */
    readonly things: ReadonlyMap<number, Pick<NewsSource, 'name' | 'isJoined'>>;
  },
  visit: Visit,
  known: KnownHomes = new Map(),
): Promise<SavedSearchNewsParameters | null> {
  const { config } = source;
  const namesOf = (ids: readonly number[]) => ids.flatMap((id) => things.get(id)?.name ?? []);
  const homes: SavedSearchNewsParameters['homes'] = [];
  for (const item of news.slice(0, mostMailedHomes)) {
    const found = await homeFor(source, item, visit, known);
    if (found === undefined) continue;
    const { shown, home } = found;
    homes.push({
      home,
      news: [...newsLines(item, shown.listing, shown.parts)],
      searches: namesOf(item.searches),
    });
  }
  if (homes.length === 0) return null;
  const searches = [...new Set(news.flatMap((item) => item.searches))];
  const joined = searches.filter((id) => things.get(id)?.isJoined);
  return {
    things: thingsOf(searches),
    ...(digest.cadence === 'open houses' && { occasion: digest.cadence }),
    ...{ digest: digest.id, homes, more: Math.max(0, news.length - mostMailedHomes) },
    url: `${config.publicUrl}${pathOf(searches)}`,
    searches: namesOf(searches),
    ...(joined.length > 0 && { joined: namesOf(joined) }),
  };
}

/** Collections have negative ids. */
function thingsOf(ids: readonly number[]): 'searches' | 'collections' | 'both' {
  if (ids.every((id) => id > 0)) return 'searches';
  return ids.every((id) => id < 0) ? 'collections' : 'both';
}

/** The page of the only search or collection, or that of all. */
function pathOf(ids: readonly number[]): string {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined)
    return only > 0 ? `/saved-search/${only}` : collectionPath(-only);
  return thingsOf(ids) === 'collections' ? pages.collections.path : pages.savedSearches.path;
}

/** A home as its reader may see it; undefined for one that is hidden. */
function homeFor(
  { db, config, listings }: AlertMailSource,
  { image: { listing } }: HomeNews,
  visit: Visit,
  known: KnownHomes,
): Promise<HomeOfMail | undefined> {
  const read = async () => {
    const shown = await listings.shownListing(listing.listingid, visit);
    return shown && { shown, home: await mailedHome({ db, config }, shown) };
  };
  const key = sharedBy(listing, visit);
  if (key === null) return read();
  const home = known.get(key) ?? read();
  known.set(key, home);
  return home;
}

/** Clients see homes alike, save for private ones; null where a viewer sees the home otherwise than others. */
const sharedBy = ({ listingid, mlsstatus }: Listing, { viewer, edition }: Visit): string | null =>
  viewer.role === 'client' && mlsstatus !== 'Private'
    ? `${edition} ${listingid} ${viewer.loginStatus}`
    : null;
