import {
  declineSearch,
  getLinkedSearchInvitation,
  getSearchDeparture,
  getSearchInvitations,
  getSearchMembers,
  inviteToSearch,
  joinSearch,
  leaveSearch,
  remindSearchMember,
  removeSearchMember,
} from '@hearth/domain/contract/saved-search-sharing.ts';
import type { SharedKind } from '../sharing/shared-kind.ts';
import { failureReason, withoutSearch } from './saved-search-changes.ts';
import { savedSearchKeys } from './saved-search-queries.ts';

/** Saved searches as things that people share. */
export const sharedSearches: SharedKind = {
  noun: 'saved search',
  title: 'Saved Search',
  endpoints: {
    ...{ members: getSearchMembers, invite: inviteToSearch, remove: removeSearchMember },
    ...{ remind: remindSearchMember, departure: getSearchDeparture, join: joinSearch },
    ...{ decline: declineSearch, leave: leaveSearch, invitations: getSearchInvitations },
    linkedInvitation: getLinkedSearchInvitation,
  },
  keys: (session) => ({ ...savedSearchKeys(session), thing: savedSearchKeys(session).search }),
  path: (id) => `/saved-search/${id}`,
  list: { path: '/menu/saved-searches', label: 'Saved Searches' },
  benefit:
    'Search for homes together: you all see the same homes, and each of you chooses how often to get emails.',
  loss: ' or get emails about its homes',
  reason: failureReason,
  without: (session, id) => [withoutSearch(session, id)],
};
