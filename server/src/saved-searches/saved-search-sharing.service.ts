import { can } from '@hearth/domain/people/policies/saved-search.ts';
import { privateIsNotShared } from '@hearth/domain/people/saved-search-rules.ts';
import { refuse } from '../http/refuse.ts';
import type { SharedKind } from '../sharing/shared-thing.ts';
import { findsPrivate } from './saved-query.ts';
import type { SavedSearchRow } from './saved-searches.queries.ts';
import { ofPolicy, requiredSearch } from './saved-searches.service.ts';

/** Saved searches as things that people share. Nothing of a person who leaves stays in them. */
export const sharedSearches: SharedKind<SavedSearchRow> = {
  kind: 'saved-search',
  read: requiredSearch,
  can: (visit, action, search) => can(visit.actor, action, ofPolicy(search, visit)),
  refuseInviting({ query }) {
    if (findsPrivate(query)) refuse('email', privateIsNotShared);
  },
  departure: async () => [],
  depart: async () => {},
  path: (id) => `/saved-search/${id}`,
  joinPath: (id) => `/join/saved-search/${id}`,
};
