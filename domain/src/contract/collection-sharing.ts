import * as z from 'zod/mini';
import { collectionParams, collectionSchema, flag, ofOwner, username } from './collection.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import {
  collaboratorId,
  departureSchema,
  invitationsSchema,
  inviteCode,
  inviteesSchema,
  linkedInvitationSchema,
  membersSchema,
} from './membership.ts';

const collaboratorParams = z.extend(collectionParams, { collaboratorId });

export const getCollaborators = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/collaborator',
  owner: 'self-or-contact',
  summary: 'The people of a collection; those who are invited only where you can invite',
  params: collectionParams,
  query: ofOwner,
  response: membersSchema,
  errors: ['not_found', 'query_timeout'],
});

export const inviteToCollection = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/collaborator',
  owner: 'self-or-contact',
  summary: 'Invite people to your collection by their email addresses, with or without an account',
  params: collectionParams,
  query: ofOwner,
  body: inviteesSchema,
  response: membersSchema,
  errors: ['not_found', 'forbidden', 'too_many_attempts', 'query_timeout'],
});

export const removeCollaborator = endpoint({
  method: 'DELETE',
  path: '/api/listing/collection/{id}/collaborator/{collaboratorId}',
  owner: 'self-or-contact',
  summary: 'Remove a person from your collection, or take an invitation back; the homes stay',
  params: collaboratorParams,
  query: ofOwner,
  response: done,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const remindCollaborator = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/collaborator/{collaboratorId}/send-a-reminder',
  owner: 'self-or-contact',
  summary: 'Send a reminder of an invitation, at most one a day',
  params: collaboratorParams,
  query: ofOwner,
  response: membersSchema,
  errors: ['not_found', 'forbidden', 'too_many_attempts', 'query_timeout'],
});

export const getDeparture = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/collaborator/{collaboratorId}/departure',
  owner: 'self-or-contact',
  summary: 'What stays and what goes when a person leaves a collection or is removed',
  params: collaboratorParams,
  query: ofOwner,
  response: departureSchema,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const joinCollection = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/join',
  owner: 'self',
  summary: 'Accept an invitation, by its code or as the verified owner of the invited address',
  params: collectionParams,
  body: z.strictObject({ inviteCode: z.optional(inviteCode) }),
  response: collectionSchema,
  errors: ['not_found', 'forbidden', 'query_timeout'],
});

export const declineCollection = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/decline',
  owner: 'self',
  summary: 'Decline an invitation',
  params: collectionParams,
  query: z.strictObject({ username }),
  response: done,
  errors: ['not_found', 'query_timeout'],
});

export const leaveCollection = endpoint({
  method: 'POST',
  path: '/api/listing/collection/{id}/leave',
  owner: 'self',
  summary: 'Leave a collection that you joined; the homes that you added stay',
  params: collectionParams,
  response: done,
  errors: ['not_found', 'query_timeout'],
});

export const getInvitations = endpoint({
  method: 'GET',
  path: '/api/listing/collection/invitations',
  owner: 'self',
  summary: 'Invitations to collections that wait for your answer, the newest first',
  query: z.strictObject({
    /** Leaves the invitations out. */
    countOnly: flag,
  }),
  response: invitationsSchema,
  errors: ['query_timeout'],
});

/** Its code is the authority, so that a person without an account sees it. */
export const getLinkedInvitation = endpoint({
  method: 'GET',
  path: '/api/listing/collection/{id}/invitation',
  summary: 'The invitation of a link',
  params: collectionParams,
  query: z.strictObject({ inviteCode }),
  response: linkedInvitationSchema,
  errors: ['not_found', 'query_timeout'],
});
