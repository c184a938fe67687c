import { setImmediate as otherWork } from 'node:timers/promises';
import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { defaultFiltersFor } from '@hearth/domain/search/filters/default-filters.ts';
import type { Visit } from '../http/visit.ts';
import type { SearchColumns } from './columns/columns.ts';
import type { SearchService } from './search.service.ts';
import { listContext } from './search-context.ts';

interface WarmUp {
  readonly columns: SearchColumns | null;
  readonly search: SearchService;
  /** The visit of the public. */
  readonly visit: () => Visit;
  readonly signal: AbortSignal;
}

/** Of fifty listings each, for sale and for lease: some 40 MB in the cache of listings. */
const MOST_PAGES = 80;

/**
 * Reads what the first searches of a process would wait for: the columns of the open listings, and the newest listings,
 * which most searches show. It reads one page at a time, so that requests meanwhile wait for one at most.
 */
export async function warmUp({ columns, search, visit, signal }: WarmUp): Promise<void> {
  for (const lease of [false, true]) {
    const { edition, viewer } = visit();
    await columns?.read({ edition, display: listContext({ lease }) });
    const request = { ...emptyRequest(defaultFiltersFor({ lease, viewer })), lease };
    for (let page = 1; page <= MOST_PAGES && !signal.aborted; page++) {
      const { pageCount } = await search.searchListings({ ...request, page }, visit());
      if (page >= pageCount) break;
      await otherWork();
    }
  }
}
