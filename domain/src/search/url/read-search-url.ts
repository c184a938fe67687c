import { startingFilters } from '../agent-listings.ts';
import type { FilterKey, Filters } from '../filters/filters.ts';
import { isOrdered, minMaxPairs } from '../filters/min-max.ts';
import { withDefaultStatuses } from '../filters/rows/status.ts';
import type { SearchState } from '../search-state.ts';
import { mostBoundaries } from '../tags/tag.ts';
import { requestOfTags } from '../tags/tag-request.ts';
import { type Decoded, decodeParameters } from './decode-parameters.ts';
import { type DecodedFilters, decodeFilters } from './query-filters.ts';
import { groupPairs, type QueryPairs, type QueryValues } from './query-pairs.ts';
import { searchParameters } from './query-parameters.ts';
import { type UsableEntries, urlNameOf, usableEntries } from './url-parameters.ts';
import { decodeSource, type SourceFilters } from './url-source.ts';
import { type DecodedTags, decodeTags } from './url-tags.ts';

/** Defaults of a search page, which its URL omits; `lease` follows from the page's path. */
export type SearchDefaults = Pick<SearchState, 'lease' | 'filters' | 'sort' | 'ourListingsFirst'> & {
  /** Most homes on a page of this viewer; as many as on a usual page where nothing is said. */
  readonly largestPage?: number;
};

/** The parts of a search page's URL, each as far as it is valid. */
export interface UrlReading {
  readonly values: QueryValues;
  readonly parameters: Decoded<typeof searchParameters>;
  /** Parameters whose value is malformed. */
  readonly malformed: readonly (keyof typeof searchParameters)[];
  readonly filters: DecodedFilters;
  /** Minimums that the URL has over their maximums; the filters have them in order. */
  readonly reversed: readonly FilterKey[];
  /** undefined where a source is not known. */
  readonly source: Partial<SourceFilters> | undefined;
  readonly tags: DecodedTags;
  readonly locations: UsableEntries;
  readonly licenses: UsableEntries;
}

export function readSearchUrl(pairs: QueryPairs, defaults: SearchDefaults): UrlReading {
  const given = [...pairs];
  const values = groupPairs(given);
  const { decoded, malformed } = decodeParameters(values, searchParameters, urlNameOf);
  const licenses = usableEntries(values, 'trecLicense');
  const scope = { lease: decoded.lease ?? defaults.lease, trecLicense: licenses.entries };
  const source = decodeSource(values);
  const exclusive = source?.exclusiveListingsEnabled ?? defaults.filters.exclusiveListingsEnabled;
  const starting = withDefaultStatuses(exclusive, startingFilters(defaults.filters, scope));
  const filters = decodeFilters(values, starting, filterNameInUrl);
  const tags = decodeTags(given);
  return {
    values,
    parameters: decoded,
    malformed,
    ...withOrderedPairs(filters),
    source,
    tags,
    locations: usableLocations(values, tags),
    licenses,
  };
}

/** The URL writes the statuses in lower case. */
export const filterNameInUrl = (key: FilterKey): string => (key === 'mlsStatus' ? 'mlsstatus' : key);

/** A minimum over its maximum matches no listing: the ends change places, since no other reading makes sense. */
function withOrderedPairs({ filters, malformed }: DecodedFilters) {
  const reversed = minMaxPairs.filter(
    ([min, max]) => !isOrdered<number | string>(filters[min], filters[max]),
  );
  if (reversed.length === 0) return { filters: { filters, malformed }, reversed: [] };
  const swapped = reversed.flatMap(([min, max]) => [
    [min, filters[max]],
    [max, filters[min]],
  ]);
  return {
    filters: { filters: { ...filters, ...Object.fromEntries(swapped) } as Filters, malformed },
    reversed: reversed.map(([min]) => min),
  };
}

const locationId = /^[\w.:~-]+$/;

/** Maximum that the API accepts, including the areas of tags. */
const usableLocations = (values: QueryValues, { tags }: DecodedTags): UsableEntries =>
  usableEntries(values, 'polygon', {
    isUsable: (id) => locationId.test(id),
    most: mostBoundaries - requestOfTags(tags).polygon.length,
  });
