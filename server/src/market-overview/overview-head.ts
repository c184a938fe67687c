import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { isAreaPage, parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import {
  type AreaFacts,
  areaDescription,
  areaTitle,
  canonicalPath,
  placeName,
  specialPhrase,
} from '@hearth/domain/search/areas/area-words.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import { defaultSort } from '@hearth/domain/search/sort/sort.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url/url-codec.ts';
import type { Db } from '../db/database.ts';
import { createShortCache } from '../embeds/short-cache.ts';
import { publicVisit, type Visit } from '../http/visit.ts';
import type { HeadOf } from '../static/page-head.ts';
import { areaDirectory } from './area-directory.ts';
import { onSaleIn } from './area-search.ts';
import { figuresOnly } from './market.queries.ts';
import { spanUntilNow } from './market-months.ts';
import { priceRange } from './price-range.ts';

/** Pages are not counted as requests of the API are, so asking for one over and over must cost nothing. */
const KEPT_MILLISECONDS = 60_000;
const MOST_KEPT = 2_000;

/** Title and description of market overviews, as a guest's page says them; the figures in them are at most a minute old. */
export function overviewHead(db: Db, edition: EditionId, clock: () => Date): HeadOf {
  const directory = areaDirectory(db, edition);
  const factsOf = createShortCache((id) => readFacts(db, id, { edition, now: clock() }), {
    milliseconds: KEPT_MILLISECONDS,
    most: MOST_KEPT,
    now: () => performance.now(),
  });
  return async (pathname, query) => {
    if (!isAreaPage(pathname)) return undefined;
    const path = parseAreaPath(pathname);
    const index = await directory.index();
    const area = path && index.byPath(path);
    if (!area) return 'missing';
    const place = placeName(area.type, area.name);
    const phrase = specialPhrase(filtersOf(query));
    return {
      title: areaTitle(place, phrase),
      description: areaDescription({ place, phrase, ...(await factsOf.get(area.id)) }),
      canonical: canonicalPath(index.pathOf(area), phrase),
    };
  };
}

async function readFacts(
  db: Db,
  id: string,
  moment: Pick<Visit, 'edition' | 'now'>,
): Promise<Pick<AreaFacts, 'forsale' | 'medianlistprice' | 'range'>> {
  const visit = publicVisit(moment);
  const span = spanUntilNow(visit.now, editions[visit.edition].timeZone);
  const figures = await figuresOnly(db, await onSaleIn(db, id, visit), span);
  return {
    forsale: figures.forsale,
    medianlistprice: figures.medianlistprice,
    range: await priceRange(db, id, figures, visit),
  };
}

const filtersOf = (query: string) =>
  decodeSearchUrl(new URLSearchParams(query), {
    lease: false,
    filters: defaultFilters,
    sort: defaultSort,
    ourListingsFirst: false,
  }).state.filters;
