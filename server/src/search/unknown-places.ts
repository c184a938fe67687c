import { emptyRequest } from '@hearth/domain/search/empty-search.ts';
import { defaultFiltersFor } from '@hearth/domain/search/filters/default-filters.ts';
import type { SearchRequest } from '@hearth/domain/search/search-request.ts';
import { searchedText } from '../text/plain-text.ts';
import { knownStreets } from './known-streets.queries.ts';
import { areasOfTexts } from './search-areas.ts';
import { listContext, type SearchContext } from './search-context.ts';
import type { SearchSource } from './search-source.ts';
import { totalsOf } from './totals.ts';

/**
 * Of the texts of a search, those that no area and no street of the edition has, and no home on the market in its address, for
 * sale or for lease. An area that private listings alone name is none, or its name would betray them. The homes of all agents count: a street is no other one on an agent's own page. So do
 * homes that the viewer dismissed, and those outside of a collection.
 */
export async function unknownPlaces(
  source: SearchSource,
  address: SearchRequest['address'],
  context: SearchContext,
): Promise<readonly string[]> {
  if (address.length === 0) return [];
  const [areasOf, streetOf] = await Promise.all([
    areasOfTexts(source.db, address),
    knownStreets(source.db, context.edition, address.map(searchedText)),
  ]);
  const isKnown = (text: string) =>
    areasOf(text).some(({ shown }) => shown) || streetOf(searchedText(text)) !== null;
  const open = address.filter((text) => !isKnown(text));
  if (open.length === 0) return [];
  const [sale = [], lease = []] = await Promise.all(
    [false, true].map(async (isLease) =>
      totalsOf(source, searchesFor(open, isLease, context), widened(context, isLease)),
    ),
  );
  return open.filter((_, at) => sale[at] === 0 && lease[at] === 0);
}

function searchesFor(texts: readonly string[], lease: boolean, { viewer }: SearchContext): SearchRequest[] {
  const filters = { ...defaultFiltersFor({ lease, viewer }), ...allKinds };
  return texts.map((text) => ({ ...emptyRequest(filters), lease, address: [text] }));
}

const allKinds = { lot: true, farm: true, multiFamily: true, commercialSale: true } as const;

const widened = (context: SearchContext, lease: boolean): SearchContext => ({
  ...context,
  display: listContext({ lease }),
  onlyAgent: null,
  lists: [],
});
