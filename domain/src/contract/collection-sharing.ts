import { collectionId, collectionSchema } from './collection.ts';
import { sharingEndpoints } from './sharing-endpoints.ts';

/** The people of a collection and its invitations. */
export const collectionSharing = sharingEndpoints({
  path: '/api/listing/collection',
  id: collectionId,
  noun: 'collection',
  shows: 'collections',
  thing: collectionSchema,
});

export const {
  members: getCollaborators,
  invite: inviteToCollection,
  remove: removeCollaborator,
  remind: remindCollaborator,
  departure: getDeparture,
  join: joinCollection,
  decline: declineCollection,
  leave: leaveCollection,
  invitations: getInvitations,
  linkedInvitation: getLinkedInvitation,
} = collectionSharing;
