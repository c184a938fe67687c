import type { Viewer } from '../../people/viewer.ts';
import { defaultFilters } from './filter-table.ts';
import type { Filters } from './filters.ts';
import { defaultStatuses } from './rows/status.ts';

/** The viewer and the kind of search. */
export interface DefaultsContext {
  readonly lease: boolean;
  readonly viewer: Viewer;
  /** Collections and viewed history do not add Pending. */
  readonly inCollectionOrHistory?: boolean;
}

/** The default filters of a viewer, which badge, chips and URL compare against. */
export const defaultFiltersFor = (context: DefaultsContext): Filters => ({
  ...defaultFilters,
  mlsStatus: defaultStatuses({
    lease: context.lease,
    viewer: context.viewer,
    exclusiveListingsEnabled: defaultFilters.exclusiveListingsEnabled,
    inCollectionOrHistory: context.inCollectionOrHistory ?? false,
  }),
});
