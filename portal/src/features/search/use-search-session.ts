import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { isLimitedToAgents, startingFilters, withoutAgents } from '@hearth/domain/search/agent-listings.ts';
import {
  appliedFilters,
  type FilterPart,
  resetFilters,
} from '@hearth/domain/search/filters/applied-filters.ts';
import { changeFilter, changeFilters } from '@hearth/domain/search/filters/change-filter.ts';
import type { FilterGroup, FormContext } from '@hearth/domain/search/filters/filter-row.ts';
import { filterTable } from '@hearth/domain/search/filters/filter-table.ts';
import type { FilterKey, Filters } from '@hearth/domain/search/filters/filters.ts';
import { rangeText } from '@hearth/domain/search/results/result-range.ts';
import type { SearchState } from '@hearth/domain/search/search-state.ts';
import { asksFor } from '@hearth/domain/search/to-request.ts';
import type { HeldRequest } from '@hearth/widgets/client/held-request.ts';
import { dataOf } from '@hearth/widgets/client/request-state.ts';
import type { SearchStore } from '@hearth/widgets/search/search-store.ts';
import { type RefObject, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../ui/app-context.tsx';
import { askedAgain } from '../../ui/search-again.ts';
import type { ChangeFilters } from './filters/filter-group.tsx';
import { countText, type Failure } from './search-words.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useFormContext } from './use-form-context.ts';
import { useMendedLink } from './use-mended-link.ts';
import { useSearchResults, useShownSearch } from './use-search-results.ts';
import { type SearchUrl, useSearchUrl } from './use-search-url.ts';
import { useStoredNames } from './use-stored-names.ts';
import { useUnknownAreas } from './use-unknown-areas.ts';

/** One search of the screen: what the URL asks for, what came of it, and everything that changes it. */
export interface SearchSession extends SearchUrl {
  readonly store: SearchStore<SearchState>;
  readonly status: HeldRequest<SearchResult>['status'];
  /** The newest answer, also while the next one is awaited, and after one that failed. */
  readonly result: SearchResult | undefined;
  /** Which of the homes found are in the page, '51–100 of 1,234', also while another page is awaited; null after a failure. */
  readonly range: string | null;
  /** The search that `result` is of. */
  readonly shown: SearchState | undefined;
  /** The results of this very search are in the page. */
  readonly settled: boolean;
  /** The browser is offline and the results in the page are of a search before. */
  readonly behind: boolean;
  /** Why the search came to nothing; null also while it is `leavingOut`. */
  readonly failure: Failure | null;
  /** The search failed for an area that nobody knows, and is about to be asked without it. */
  readonly leavingOut: boolean;
  readonly context: FormContext;
  readonly defaults: Filters;
  /** The filters that differ from the defaults, and the groups they are in. */
  readonly applied: readonly FilterKey[];
  readonly appliedGroups: ReadonlySet<FilterGroup>;
  /** Anything but the kind of search narrows it. */
  readonly narrowed: boolean;
  readonly changeFilters: ChangeFilters;
  /** Changes the search by a button that may be gone a moment later; the focus goes to the count. */
  readonly clear: (part: Partial<SearchState>) => void;
  /** Back to the defaults, one by one or together. */
  readonly clearFilters: (keys: readonly FilterKey[]) => void;
  /** Shows an agent's listings no longer; after the last one, everybody's. */
  readonly clearAgent: (trecLicense: string) => void;
  /** Puts one part of the filters, or all of them, back at the defaults, and says so. */
  readonly resetFilters: (part: FilterPart) => void;
  readonly lastReset: { readonly part: FilterPart } | null;
  /** Filters, tags and areas: the bare search. */
  readonly resetEverything: () => void;
  readonly count: RefObject<HTMLParagraphElement | null>;
  readonly focusCount: () => void;
  /** For the live region. */
  readonly spoken: string;
}

export function useSearchSession(location: Location, lease: boolean): SearchSession {
  const { searches } = useApp();
  const { search, ...url } = useSearchUrl(location, lease);
  const { newest, change } = url;
  useMendedLink(location, search, url);
  useStoredNames(search, url);
  const store = useSearchResults(search, askedAgain(location));
  const { request } = useSnapshot(store.state);
  const answer = dataOf(request) as SearchResult | undefined;
  const kept = useRef(answer);
  if (answer) kept.current = answer;
  // A request that failed holds no answer, and neither does the next one until it is answered.
  const result = answer ?? kept.current;
  const shown = useShownSearch(store, answer);
  const isOfThis = shown !== undefined && asksFor(shown) === asksFor(search);
  const { announcement, announce } = useAnnouncement(request);
  const context = useFormContext(lease);
  const [lastReset, setLastReset] = useState<SearchSession['lastReset']>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const usual = searches.defaults(lease).filters;
  const defaults = startingFilters(usual, search);
  const applied = appliedFilters(search.filters, defaults);
  const leavingOut = useUnknownAreas(request, search, url);
  const failure = leavingOut ? null : failureOf(request as HeldRequest<SearchResult>);

  // What was pressed may be gone a moment later; the count says what came of it.
  const focusCount = () => count.current?.focus({ preventScroll: true });
  const clear = (part: Partial<SearchState>) => {
    change(part);
    focusCount();
  };
  return {
    search,
    ...url,
    store,
    status: request.status,
    result,
    range: answer && shown ? rangeText({ ...shown, total: answer.total }) : null,
    shown,
    settled: request.status === 'succeeded' && isOfThis,
    behind: request.status === 'succeeded' && !isOfThis && !navigator.onLine,
    context,
    defaults,
    applied,
    appliedGroups: new Set(applied.map((key) => filterTable[key].group)),
    narrowed:
      applied.length + search.tags.length + search.locations.length > 0 ||
      search.bounds !== null ||
      isLimitedToAgents(search),
    changeFilters: (changes) => change({ filters: changeFilters(newest().filters, changes, context) }),
    clear,
    clearFilters: (keys) =>
      clear({
        filters: keys.reduce(
          (filters, key) => changeFilter(filters, key, defaults[key], context),
          search.filters,
        ),
      }),
    clearAgent(license) {
      const trecLicense = search.trecLicense.filter((each) => each !== license);
      clear(trecLicense.length > 0 ? { trecLicense } : withoutAgents(search, usual));
    },
    resetFilters(part) {
      change({ filters: resetFilters(search.filters, defaults, part) });
      setLastReset({ part });
      announce('Filters are reset');
    },
    resetEverything() {
      clear({ ...withoutAgents(search, usual), filters: usual, tags: [], locations: [], bounds: null });
      setLastReset({ part: 'all' });
      announce('Filters are reset');
    },
    lastReset,
    count,
    focusCount,
    leavingOut,
    failure,
    spoken: leavingOut
      ? announcement
      : [announcement, countText(request.status, result, failure)].filter(Boolean).join('. '),
  };
}

function failureOf(request: HeldRequest<SearchResult>): Failure | null {
  if (request.status !== 'failed') return null;
  return request.error.code === 'offline' ? 'offline' : 'server';
}

/** The same as if its answer were still to come: what it says would be gone a moment later. */
export const awaited = (session: SearchSession): SearchSession => ({
  ...session,
  ...{ status: 'loading', result: undefined, range: null, spoken: countText('loading', undefined) },
});
