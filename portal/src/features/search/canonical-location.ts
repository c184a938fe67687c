import { changeSearch } from '@hearth/domain/search/change-search.ts';
import type { LeftOut } from '@hearth/domain/search/filters/allowed-filters.ts';
import { leftOutWords } from '@hearth/domain/search/filters/left-out-words.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { keepKnownAreas } from '@hearth/domain/search/tags/known-areas.ts';
import { withStoredNames } from '@hearth/domain/search/tags/stored-names.ts';
import type { SearchPaths } from '../../ui/search-path.ts';

/** Server data about the search of a link; each part is undefined until it has loaded. */
export interface LinkFacts {
  /** The stored names of the areas that the link names, by id. */
  readonly areaNames?: ReadonlyMap<string, string> | undefined;
  /** The ids of the areas that exist. Set only where the server refused the search for an unknown area. */
  readonly knownAreas?: ReadonlySet<string> | undefined;
  /** The last page of the results. Set only where the link asks for a later one. */
  readonly lastPage?: number | undefined;
  /** The license in the link. Set only where no agent of the search is known and the search found no home. */
  readonly unknownLicense?: string | undefined;
}

/** A message about a correction; a message replaces the one before it with the same id. */
interface LinkNotice {
  readonly id: string;
  readonly text: string;
}

/** The address that replaces the one of a link. */
export interface CanonicalLocation {
  /** Path and query. */
  readonly path: string;
  /** The notices for the visitor about parts that were left out. */
  readonly notices: readonly LinkNotice[];
  /** The link is for the other kind of search, which is not to be run on this page. */
  readonly isOtherKind: boolean;
}

/**
 * The canonical address of a search link, or null where the link has it already. Parts that no search can use, areas and
 * agents that do not exist, names of areas that differ from the stored ones, and a page beyond the last are corrected.
 *
 * @param query the query of the link, with or without '?'
 * @param lease whether the path of the link is that of homes for lease
 */
export function canonicalLocation(
  searches: SearchPaths,
  query: string,
  lease: boolean,
  facts: LinkFacts = {},
): CanonicalLocation | null {
  // The page for the other kind of search reads the other parts with defaults of its own.
  const otherKind = searches.pathOfOtherKind(query, lease);
  if (otherKind !== null) return { path: otherKind, notices: [], isOtherKind: true };
  const { unknownLicense } = facts;
  if (unknownLicense !== undefined)
    return {
      path: `/iabs/${encodeURIComponent(unknownLicense)}/404-not-found`,
      notices: [],
      isOtherKind: false,
    };

  const { state, unused, leftOut } = searches.read(query, lease);
  const corrected = correctedSearch(state, facts);
  if (corrected === state && unused.length + leftOut.length === 0 && !namesFirstPage(query)) return null;
  return {
    path: searches.pathOf({ ...corrected, lease }),
    notices: [...lockedNotice(leftOut), ...unusedNotice(unused), ...unknownAreaNotice(facts)],
    isOtherKind: false,
  };
}

/** '?page=1' is the address without a page. */
const namesFirstPage = (query: string): boolean => new URLSearchParams(query).has('page', '1');

const lockedNotice = (leftOut: readonly LeftOut[]): readonly LinkNotice[] =>
  leftOut.length === 0 ? [] : [{ id: 'link-filters-locked', text: leftOut.map(leftOutWords).join(' ') }];

/** The same object where there is nothing to correct. */
function correctedSearch(search: SearchState, { areaNames, knownAreas, lastPage }: LinkFacts): SearchState {
  if (knownAreas) return changeSearch(search, keepKnownAreas(search, knownAreas));
  const tags = areaNames ? withStoredNames(search.tags, areaNames) : search.tags;
  const page = lastPage ?? search.page;
  return tags === search.tags && page === search.page ? search : { ...search, tags, page };
}

/** A page that is no number is corrected without a notice, as a page beyond the last one is. */
function unusedNotice(unused: readonly string[]): readonly LinkNotice[] {
  const parts = unused.filter((part) => part !== 'page');
  if (parts.length === 0) return [];
  const [what, were] = parts.length === 1 ? ['A part', 'was'] : ['Parts', 'were'];
  const text = `${what} of this link could not be used and ${were} left out: ${parts.join(', ')}`;
  return [{ id: 'link-parts-unused', text }];
}

const unknownAreaNotice = ({ knownAreas }: LinkFacts): readonly LinkNotice[] =>
  knownAreas ? [{ id: 'link-area-unknown', text: 'This link names an unknown area, which was removed' }] : [];
