import { savedSearchId, savedSearchSchema } from './saved-search.ts';
import { sharingEndpoints } from './sharing-endpoints.ts';

/** The people of a saved search and its invitations. */
export const searchSharing = sharingEndpoints({
  path: '/api/saved-search',
  id: savedSearchId,
  noun: 'saved search',
  shows: 'saved-search',
  thing: savedSearchSchema,
});

export const {
  members: getSearchMembers,
  invite: inviteToSearch,
  remove: removeSearchMember,
  remind: remindSearchMember,
  departure: getSearchDeparture,
  join: joinSearch,
  decline: declineSearch,
  leave: leaveSearch,
  invitations: getSearchInvitations,
  linkedInvitation: getLinkedSearchInvitation,
} = searchSharing;
