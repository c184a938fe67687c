import { changeSearch } from '@hearth/domain/search/change-search.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { keepKnownAreas } from '@hearth/domain/search/tags/known-areas.ts';
import { type StoredArea, withStoredAreas } from '@hearth/domain/search/tags/stored-names.ts';
import { isPolygonType } from '@hearth/domain/search/tags/tag-request.ts';
import { quotedNames, unknownWords } from '@hearth/domain/search/url/unknown-names.ts';
import { reversedText, unusedText } from '../../shared/link-notices/link-notices.ts';
import type { SearchPaths } from '../../shared/searching/search-path.ts';

/** Server data about the search of a link; each part is undefined until it has loaded. */
export interface LinkFacts {
  /** The stored areas that the link names, by id. */
  readonly storedAreas?: ReadonlyMap<string, StoredArea> | undefined;
  /** The ids of the areas that exist. Set only where the server refused the search for an unknown area. */
  readonly knownAreas?: ReadonlySet<string> | undefined;
  /** The last page of the results. Set only where the link asks for a later one. */
  readonly lastPage?: number | undefined;
  /** The license in the link. Set only where no agent of the search is known and the search found no home. */
  readonly unknownLicense?: string | undefined;
}

/** The address that replaces the one of a link. */
export interface CanonicalLocation {
  /** Path and query. */
  readonly path: string;
  /** Sentences for the visitor about parts that the address does not have any more. */
  readonly corrections: readonly string[];
  /** The link is for the other kind of search, which is not to be run on this page. */
  readonly isOtherKind: boolean;
}

/**
 * The canonical address of a search link, or null where the link has it already. Names and values that no search can use, areas and
 * agents that do not exist, names of areas that differ from the stored ones, and a page beyond the last are corrected. Parts
 * that are locked for the viewer stay: the page shows a notice as long as it has this address, and an account unlocks them.
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
  // The page for the other kind of search reads the other parts with other defaults.
  const otherKind = searches.pathOfOtherKind(query, lease);
  if (otherKind !== null) return { path: otherKind, corrections: [], isOtherKind: true };
  const { unknownLicense } = facts;
  if (unknownLicense !== undefined)
    return {
      path: `/iabs/${encodeURIComponent(unknownLicense)}/404-not-found`,
      corrections: [],
      isOtherKind: false,
    };

  const { requested, unused, reversed, unknown } = searches.read(query, lease);
  const corrected = correctedSearch(requested, facts);
  const isCanonical =
    corrected === requested &&
    unused.length + reversed.length + unknown.length === 0 &&
    !namesFirstPage(query);
  if (isCanonical) return null;
  const texts = [
    reversedText(reversed),
    unusedText(namesItsPage(query, requested) ? unused.filter((part) => part !== 'page') : unused),
    lastPageText(requested, facts),
    unknownAreaText(requested, facts),
    unknownWords(unknown),
  ];
  return {
    path: searches.pathOf(corrected),
    corrections: texts.filter((text) => text !== ''),
    isOtherKind: false,
  };
}

/** '?page=1' is the address without a page. */
const namesFirstPage = (query: string): boolean => new URLSearchParams(query).has('page', '1');

/** Another spelling of the page that is shown, such as '07', is corrected without a notice. */
const namesItsPage = (query: string, { page }: SearchState): boolean => {
  const given = new URLSearchParams(query).getAll('page').join(',');
  return given.trim() === '' || Number(given) === page;
};

/** The same object where there is nothing to correct. */
function correctedSearch(search: SearchState, { storedAreas, knownAreas, lastPage }: LinkFacts): SearchState {
  if (knownAreas) return changeSearch(search, keepKnownAreas(search, knownAreas));
  const { tags, locations } = storedAreas ? withStoredAreas(search, storedAreas) : search;
  const page = lastPage ?? search.page;
  const isSame = tags === search.tags && locations === search.locations && page === search.page;
  return isSame ? search : { ...search, tags, locations, page };
}

const lastPageText = ({ page }: SearchState, { lastPage }: LinkFacts): string =>
  lastPage === undefined ? '' : `This search has no page ${page}. Its last page, ${lastPage}, is shown.`;

function unknownAreaText({ tags, locations }: SearchState, { knownAreas }: LinkFacts): string {
  if (!knownAreas) return '';
  const areas = [
    ...tags.filter(({ type }) => isPolygonType(type)),
    ...locations.map((id) => ({ id, label: id })),
  ];
  const missing = areas.filter(({ id }) => !knownAreas.has(id)).map(({ label }) => label);
  const these = missing.length === 1 ? 'this area was' : 'these areas were';
  return `We removed ${quotedNames(missing)} from this link because ${these} not found.`;
}
