import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { PageHead } from '@hearth/domain/page/page-head.ts';
import type { AreaPath } from '@hearth/domain/search/areas/area-path.ts';
import {
  type AreaFacts,
  areaDescription,
  areaName,
  areaTitle,
  canonicalPath,
  specialPhrase,
} from '@hearth/domain/search/areas/area-words.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import { defaultSort } from '@hearth/domain/search/sort/sort.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import { createShortCache } from '../cache/short-cache.ts';
import { publicVisit, type Visit } from '../http/visit.ts';
import type { AreaDirectory } from './area-directory.ts';
import { onSaleIn } from './area-search.ts';
import { figuresOnly } from './market.queries.ts';
import { spanUntilNow } from './market-months.ts';
import type { MarketSource } from './market-source.ts';
import { priceRange } from './price-range.ts';

/** Page requests are not rate limited as API requests are, so repeated requests must be cheap. */
const CACHE_MS = 60_000;
const MAX_ENTRIES = 2_000;

/** The head of the overview at a path by its query; 'missing' where the path names no area. */
export type OverviewHead = (path: AreaPath, query: string) => Promise<PageHead | 'missing'>;

/** Title and description of market overviews for guests; their figures are at most a minute old. */
export function overviewHead(
  source: MarketSource,
  directory: AreaDirectory,
  edition: EditionId,
  clock: () => Date,
): OverviewHead {
  const factsOf = createShortCache((id) => readFacts(source, id, { edition, now: clock() }), {
    milliseconds: CACHE_MS,
    most: MAX_ENTRIES,
    now: () => performance.now(),
  });
  return async (path, query) => {
    const index = await directory.index();
    const area = index.byPath(path);
    if (!area) return 'missing';
    const place = areaName(area.type, area.name);
    const phrase = specialPhrase(filtersOf(query));
    return {
      title: areaTitle(place, phrase),
      description: areaDescription({ type: area.type, place, phrase, ...(await factsOf.get(area.id)) }),
      canonical: canonicalPath(index.pathOf(area), phrase),
    };
  };
}

async function readFacts(
  source: MarketSource,
  id: string,
  moment: Pick<Visit, 'edition' | 'now'>,
): Promise<Pick<AreaFacts, 'forsale' | 'medianlistprice' | 'range'>> {
  const visit = publicVisit(moment);
  const span = spanUntilNow(visit.now, editions[visit.edition].timeZone);
  const figures = await figuresOnly(source.db, await onSaleIn(source.search, id, visit), span);
  return {
    forsale: figures.forsale,
    medianlistprice: figures.medianlistprice,
    range: await priceRange(source, id, figures, visit),
  };
}

const filtersOf = (query: string) =>
  decodeSearchUrl(new URLSearchParams(query), {
    lease: false,
    filters: defaultFilters,
    sort: defaultSort,
    ourListingsFirst: false,
  }).state.filters;
