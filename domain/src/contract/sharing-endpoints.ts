import * as z from 'zod/mini';
import type { LookedAt } from '../people/looks.ts';
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
import { flag, ofOwner, username } from './owner-parameters.ts';

/** A kind of thing that people share, as its endpoints name it. */
interface SharedKind<Thing extends z.ZodMiniType> {
  readonly path: `/${string}`;
  readonly id: z.ZodMiniType<string, string>;
  /** 'collection', 'saved search'. */
  readonly noun: string;
  /** The list that an agent looks at who sees its people. */
  readonly shows: LookedAt;
  /** The thing as the person sees it who joined. */
  readonly thing: Thing;
}

const invitingEndpoints = ({ path, id, noun, shows }: Omit<SharedKind<z.ZodMiniType>, 'thing'>) => {
  const params = z.strictObject({ id });
  const collaboratorParams = z.strictObject({ id, collaboratorId });
  const ofThing = `${path}/{id}` as const;
  const ofCollaborator = `${ofThing}/collaborator/{collaboratorId}` as const;
  return {
    members: endpoint({
      method: 'GET',
      path: `${ofThing}/collaborator`,
      owner: 'self-or-contact',
      shows,
      summary: `The people of a ${noun}; those who are invited only where you can invite`,
      params,
      query: ofOwner,
      response: membersSchema,
      errors: ['not_found', 'query_timeout'],
    }),
    invite: endpoint({
      method: 'POST',
      path: `${ofThing}/collaborator`,
      owner: 'self-or-contact',
      summary: `Invite people to your ${noun} by their email addresses, with or without an account`,
      params,
      query: ofOwner,
      body: inviteesSchema,
      response: membersSchema,
      errors: ['not_found', 'forbidden', 'too_many_attempts', 'query_timeout'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: ofCollaborator,
      owner: 'self-or-contact',
      summary: `Remove a person from your ${noun}, or take an invitation back`,
      params: collaboratorParams,
      query: ofOwner,
      response: done,
      errors: ['not_found', 'forbidden', 'query_timeout'],
    }),
    remind: endpoint({
      method: 'POST',
      path: `${ofCollaborator}/send-a-reminder`,
      owner: 'self-or-contact',
      summary: 'Send a reminder of an invitation, at most one a day',
      params: collaboratorParams,
      query: ofOwner,
      response: membersSchema,
      errors: ['not_found', 'forbidden', 'too_many_attempts', 'query_timeout'],
    }),
    departure: endpoint({
      method: 'GET',
      path: `${ofCollaborator}/departure`,
      owner: 'self-or-contact',
      shows,
      summary: `What stays and what goes when a person leaves a ${noun} or is removed`,
      params: collaboratorParams,
      query: ofOwner,
      response: departureSchema,
      errors: ['not_found', 'forbidden', 'query_timeout'],
    }),
  };
};

const answeringEndpoints = <Thing extends z.ZodMiniType>({ path, id, noun, thing }: SharedKind<Thing>) => {
  const params = z.strictObject({ id });
  const ofThing = `${path}/{id}` as const;
  return {
    join: endpoint({
      method: 'POST',
      path: `${ofThing}/join`,
      owner: 'self',
      summary: 'Accept an invitation, by its code or as the verified owner of the invited address',
      params,
      body: z.strictObject({ inviteCode: z.optional(inviteCode) }),
      response: thing,
      errors: ['not_found', 'forbidden', 'query_timeout'],
    }),
    decline: endpoint({
      method: 'POST',
      path: `${ofThing}/decline`,
      owner: 'self',
      summary: 'Decline an invitation',
      params,
      query: z.strictObject({ username }),
      response: done,
      errors: ['not_found', 'query_timeout'],
    }),
    leave: endpoint({
      method: 'POST',
      path: `${ofThing}/leave`,
      owner: 'self',
      summary: `Leave a ${noun} that you joined`,
      params,
      response: done,
      errors: ['not_found', 'query_timeout'],
    }),
    invitations: endpoint({
      method: 'GET',
      path: `${path}/invitations`,
      owner: 'self',
      summary: `Invitations to a ${noun} that wait for your answer, the newest first`,
      query: z.strictObject({
        /** Leaves the invitations out. */
        countOnly: flag,
      }),
      response: invitationsSchema,
      errors: ['query_timeout'],
    }),
    /** Its code is the authority, so that a person without an account sees it. */
    linkedInvitation: endpoint({
      method: 'GET',
      path: `${ofThing}/invitation`,
      summary: 'The invitation of a link',
      params,
      query: z.strictObject({ inviteCode }),
      response: linkedInvitationSchema,
      errors: ['not_found', 'query_timeout'],
    }),
  };
};

/** The endpoints by which people invite others to a thing, answer and leave. */
export const sharingEndpoints = <Thing extends z.ZodMiniType>(kind: SharedKind<Thing>) => ({
  ...invitingEndpoints(kind),
  ...answeringEndpoints(kind),
});
