import { pages } from '@hearth/domain/page/pages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import type { SavedSearchNewsParameters } from '../mail/templates/saved-search-news.ts';
import type { HomeNews } from './digest-news.ts';
import type { DueDigest } from './digests.queries.ts';
import { newsLines } from './news-words.ts';

export interface AlertMailSource {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly listings: Pick<ListingService, 'shownListing'>;
}

/** Homes in one mail: with more it would be cut by Gmail at 102 KB. The others are linked. */
export const mostMailedHomes = 12;

/** The content of a mail with these news, as its reader may see them now; null where none is left. */
export async function alertMail(
  { db, config, listings }: AlertMailSource,
  {
    digest,
    news,
    names,
  }: {
    readonly digest: Pick<DueDigest, 'id' | 'cadence'>;
    readonly news: readonly HomeNews[];
    readonly names: ReadonlyMap<number, string>;
  },
  visit: Visit,
): Promise<SavedSearchNewsParameters | null> {
  const homes: SavedSearchNewsParameters['homes'] = [];
  for (const item of news.slice(0, mostMailedHomes)) {
    const shown = await listings.shownListing(item.image.listing.listingid, visit);
    if (shown === undefined) continue;
    homes.push({
      home: await mailedHome({ db, config }, shown),
      news: [...newsLines(item, shown.listing, shown.parts)],
      searches: item.searches.flatMap((search) => names.get(search) ?? []),
    });
  }
  if (homes.length === 0) return null;
  const searches = [...new Set(news.flatMap((item) => item.searches))];
  const [only] = searches;
  const path = searches.length === 1 ? `/saved-search/${only}` : pages.savedSearches.path;
  return {
    ...(digest.cadence === 'open houses' && { occasion: digest.cadence }),
    ...{ digest: digest.id, homes, more: Math.max(0, news.length - mostMailedHomes) },
    url: `${config.publicUrl}${path}`,
    searches: searches.flatMap((search) => names.get(search) ?? []),
  };
}
