import type { Filters } from './filters/filters.ts';
import type { SearchState } from './search-state.ts';
import type { Sort } from './sort/sort.ts';

/** Page size of an agent's listings (specification section 9). */
export const agentListingLimit = 40;

type Scope = Pick<SearchState, 'lease' | 'trecLicense'>;

/** Returns whether a search is limited to one agent or several. */
export const isLimitedToAgents = ({ trecLicense }: Pick<Scope, 'trecLicense'>): boolean =>
  trecLicense.length > 0;

/** An agent's page shows all kinds of property; land is never leased. */
const kindsOfAgents = (lease: boolean): Partial<Filters> => ({
  multiFamily: true,
  commercialSale: true,
  ...(lease ? {} : { lot: true, farm: true }),
});

/** The filters that a search starts with, given the defaults of a search without agents. */
export const startingFilters = (defaults: Filters, scope: Scope): Filters =>
  isLimitedToAgents(scope) ? { ...defaults, ...kindsOfAgents(scope.lease) } : defaults;

/** The first page of the same search without agents, and without the kinds that only an agent's page adds. */
export function withoutAgents(search: SearchState, defaults: Filters): SearchState {
  const added = Object.keys(kindsOfAgents(search.lease)) as (keyof Filters)[];
  const kept = added.map((key) => [key, search.filters[key] && defaults[key]]);
  return {
    ...search,
    filters: { ...search.filters, ...Object.fromEntries(kept) },
    trecLicense: [],
    showEnabledAgentListings: false,
    limit: null,
    page: 1,
  };
}

/** In listings that an agent chose, prices are sorted within each status (specification section 7). */
export const agentSort = (sort: Sort, showEnabledAgentListings: boolean): Sort =>
  showEnabledAgentListings && sort.sortBy === 'price' ? { ...sort, sortBy: 'statusPrice' } : sort;
