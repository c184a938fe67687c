import { type AnswerCache, type Change, createAnswerCache } from '../cache/answer-cache.ts';
import type { SchoolRatingsOf } from '../sources/school-ratings.service.ts';
import type { ColumnTable } from './columns/column-table.ts';
import type { SearchColumns } from './columns/columns.ts';
import type { FoundPage } from './search.queries.ts';
import type { AreaSource } from './search-areas.ts';
import type { SearchContext } from './search-context.ts';

/** The sources of searches: the database and the caches of this process. */
export interface SearchSource extends AreaSource {
  readonly pages: AnswerCache<FoundPage>;
  readonly totals: AnswerCache<Total>;
  /** null where this process has none. */
  readonly columns: SearchColumns | null;
}

/** The sources of the searches that people send. */
export interface RequestedSearchSource extends SearchSource {
  readonly ratingsOf: SchoolRatingsOf;
}

/** The number of listings that a search finds. */
interface Total {
  readonly total: number;
}

const MAX_TOTALS = 5_000;

export const createTotalCache = (): AnswerCache<Total> => createAnswerCache(MAX_TOTALS);

/** A page is up to 20 kilobytes: a thousand listings. */
const MAX_PAGES = 400;

export const createPageCache = (): AnswerCache<FoundPage> => createAnswerCache(MAX_PAGES);

/** The columns as of a change; null where the database has to be asked. */
export const columnsAsOf = async (
  { columns }: SearchSource,
  change: Change | null,
  context: Pick<SearchContext, 'edition' | 'display'>,
): Promise<ColumnTable | null> => (await columns?.asOf(change, context)) ?? null;
