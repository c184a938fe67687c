import type { Filters } from './filters/filters.ts';
import type { SearchState } from './search-state.ts';
import type { Sort } from './sort/sort.ts';

/** How many of an agent's listings a page shows (specification section 9). */
export const agentListingLimit = 40;

type Scope = Pick<SearchState, 'lease' | 'trecLicense'>;

/** Whether a search is the page of one agent or several. */
export const isOfAgents = ({ trecLicense }: Pick<Scope, 'trecLicense'>): boolean => trecLicense.length > 0;

/** An agent's page shows every kind the agent sells; land is never leased. */
const kindsOfAgents = (lease: boolean): Partial<Filters> => ({
  multiFamily: true,
  commercialSale: true,
  ...(lease ? {} : { lot: true, farm: true }),
});

/** What a search starts with, given what one of everybody's listings starts with. */
export const startingFilters = (defaults: Filters, scope: Scope): Filters =>
  isOfAgents(scope) ? { ...defaults, ...kindsOfAgents(scope.lease) } : defaults;

/** The first page of the same search among everybody's listings; kinds that only the agent's page added go with it. */
export function ofEverybody(search: SearchState, defaults: Filters): SearchState {
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

/** Where an agent chose what is shown, prices are sorted within each status (specification section 7). */
export const agentSort = (sort: Sort, showEnabledAgentListings: boolean): Sort =>
  showEnabledAgentListings && sort.sortBy === 'price' ? { ...sort, sortBy: 'statusPrice' } : sort;
