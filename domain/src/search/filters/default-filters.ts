import type { Viewer } from '../../people/viewer.ts';
import { defaultFilters } from './filter-table.ts';
import type { Filters } from './filters.ts';
import { defaultStatuses } from './rows/status.ts';

/** Whose search it is, and of what. */
export interface DefaultsContext {
  readonly lease: boolean;
  readonly viewer: Viewer;
  /** Collections and viewed history do not add Pending. */
  readonly inCollectionOrHistory?: boolean;
}

/** The filters a search of this viewer starts with, and what its badge, chips and URL compare against. */
export const defaultFiltersFor = (context: DefaultsContext): Filters => ({
  ...defaultFilters,
  mlsStatus: defaultStatuses({
    lease: context.lease,
    viewer: context.viewer,
    exclusiveListingsEnabled: defaultFilters.exclusiveListingsEnabled,
    inCollectionOrHistory: context.inCollectionOrHistory ?? false,
  }),
});
