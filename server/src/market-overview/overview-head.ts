import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { isAreaPage, parseAreaPath } from '@hearth/domain/search/area-path.ts';
import {
  areaDescription,
  areaTitle,
  canonicalPath,
  placeName,
  specialPhrase,
} from '@hearth/domain/search/area-words.ts';
import { defaultFilters } from '@hearth/domain/search/filter-table.ts';
import { defaultSort } from '@hearth/domain/search/sort.ts';
import { decodeSearchUrl } from '@hearth/domain/search/url-codec.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { Searcher } from '../search/search.service.ts';
import type { HeadOf } from '../static/page-head.ts';
import { areaDirectory } from './area-directory.ts';
import { onSaleIn } from './area-search.ts';
import { figuresOnly } from './market.queries.ts';
import { spanUntilNow } from './market-months.ts';
import { priceRange } from './price-range.ts';

/** Title and description of market overviews, as a guest's page says them. */
export function overviewHead(db: Kysely<Tables>, edition: EditionId, clock: () => Date): HeadOf {
  const directory = areaDirectory(db, edition);
  return async (pathname, query) => {
    if (!isAreaPage(pathname)) return undefined;
    const asking: Searcher = { viewer: guestViewer, edition, now: clock(), onlyAgent: null };
    const path = parseAreaPath(pathname);
    const index = await directory.index();
    const area = path && index.byPath(path);
    if (!area) return 'missing';
    const span = spanUntilNow(asking.now, editions[asking.edition].timeZone);
    const figures = await figuresOnly(db, await onSaleIn(db, area.id, asking), span);
    const place = placeName(area.type, area.name);
    const phrase = specialPhrase(filtersOf(query));
    return {
      title: areaTitle(place, phrase),
      description: areaDescription({
        place,
        phrase,
        forsale: figures.forsale,
        medianlistprice: figures.medianlistprice,
        range: await priceRange(db, area.id, figures, asking),
      }),
      canonical: canonicalPath(index.pathOf(area), phrase),
    };
  };
}

const filtersOf = (query: string) =>
  decodeSearchUrl(new URLSearchParams(query), {
    lease: false,
    filters: defaultFilters,
    sort: defaultSort,
    ourListingsFirst: false,
  }).filters;
