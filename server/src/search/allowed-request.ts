import type { LeftOutFilter } from '@hearth/domain/contract/left-out.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { allowedSearch } from '@hearth/domain/search/allowed-search.ts';
import type { LeftOut } from '@hearth/domain/search/filters/allowed-filters.ts';
import { defaultFilters } from '@hearth/domain/search/filters/filter-table.ts';
import { leftOutWords } from '@hearth/domain/search/filters/left-out-words.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';

/** The part of an answer that names the filters which were ignored. */
export interface LeftOutPart {
  readonly leftOut?: readonly LeftOutFilter[];
}

interface AllowedRequest<Request> {
  readonly request: Request;
  /** For the answer. */
  readonly leftOut: LeftOutPart;
}

/** A request without the filters that are locked for its viewer. Every endpoint that takes a search answers this one. */
export function allowedRequest<Request extends SearchRequest>(
  asked: Request,
  viewer: Viewer,
): AllowedRequest<Request> {
  const { search, leftOut } = allowedSearch(asked, defaultFilters, viewer);
  return { request: search, leftOut: leftOutPart(leftOut) };
}

export const leftOutPart = (leftOut: readonly LeftOut[]): LeftOutPart =>
  leftOut.length === 0 ? {} : { leftOut: leftOut.map((each) => ({ ...each, words: leftOutWords(each) })) };
