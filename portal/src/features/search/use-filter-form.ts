import { isLimitedToAgents, startingFilters, withoutAgents } from '@hearth/domain/search/agent-listings.ts';
import {
  appliedFilters,
  type FilterPart,
  isInPart,
  resetFilters,
} from '@hearth/domain/search/filters/applied-filters.ts';
import { changeFilter, changeFilters } from '@hearth/domain/search/filters/change-filter.ts';
import type { FilterGroup, FormContext } from '@hearth/domain/search/filters/filter-row.ts';
import { filterKeys, filterTable } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import type { Touched } from '@hearth/domain/search/keep-locked.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ChangeFilters } from './filters/filter-group.tsx';
import { useFormContext } from './use-form-context.ts';
import type { SearchUrl } from './use-search-url.ts';

/** The filters of a search and the functions that change them. */
export interface FilterForm {
  readonly context: FormContext;
  readonly defaults: Filters;
  /** The filters that differ from the defaults. */
  readonly applied: readonly FilterKey[];
  /** The groups of the applied filters. */
  readonly appliedGroups: ReadonlySet<FilterGroup>;
  /** A filter, an area, a box of the map or an agent narrows the search. */
  readonly narrowed: boolean;
  readonly lastReset: { readonly part: FilterPart } | null;
  readonly changeFilters: ChangeFilters;
  /** Changes the search by a control that may be gone a moment later; the focus goes to the count. */
  readonly clear: (part: Partial<SearchState>) => void;
  /** Sets these filters back to the defaults. */
  readonly clearFilters: (keys: readonly FilterKey[]) => void;
  /** Removes an agent; after the last one, the search is for the listings of all agents. */
  readonly clearAgent: (trecLicense: string) => void;
  /** Sets one part of the filters, or all of them, back to the defaults, and announces it. */
  readonly resetFilters: (part: FilterPart) => void;
  /** Removes filters, tags and areas. */
  readonly resetEverything: () => void;
}

interface FilterFormOptions {
  readonly url: SearchUrl;
  readonly announce: (words: string) => void;
  readonly focusCount: () => void;
}

export function useFilterForm({ url, announce, focusCount }: FilterFormOptions): FilterForm {
  const { search, newest, change } = url;
  const usual = useSession().searches.defaults(search.lease).filters;
  const context = useFormContext(search.lease);
  const [lastReset, setLastReset] = useState<FilterForm['lastReset']>(null);
  const defaults = startingFilters(usual, search);
  const applied = appliedFilters(search.filters, defaults);
  const clear = (part: Partial<SearchState>, touched: Touched = []) => {
    change(part, { touched });
    focusCount();
  };
  const reset = (part: FilterPart) => {
    setLastReset({ part });
    announce('Filters are reset');
  };
  return {
    ...{ context, defaults, applied, lastReset, clear },
    appliedGroups: new Set(applied.map((key) => filterTable[key].group)),
    narrowed:
      applied.length + search.tags.length + search.locations.length > 0 ||
      search.bounds !== null ||
      isLimitedToAgents(search),
    changeFilters: (changes) =>
      change(
        { filters: changeFilters(newest().filters, changes, context) },
        { touched: Object.keys(changes) as FilterKey[] },
      ),
    clearFilters: (keys) =>
      clear(
        {
          filters: keys.reduce(
            (filters, key) => changeFilter(filters, key, defaults[key], context),
            search.filters,
          ),
        },
        keys,
      ),
    clearAgent(license) {
      const trecLicense = search.trecLicense.filter((each) => each !== license);
      clear(trecLicense.length > 0 ? { trecLicense } : withoutAgents(search, usual));
    },
    resetFilters(part) {
      change(
        { filters: resetFilters(search.filters, defaults, part) },
        { touched: filterKeys.filter((key) => isInPart(part, filterTable[key].group)) },
      );
      reset(part);
    },
    resetEverything() {
      const nothing = { ...withoutAgents(search, usual), filters: usual };
      clear({ ...nothing, tags: [], locations: [], bounds: null }, 'all');
      reset('all');
    },
  };
}
