import * as z from 'zod/mini';
import { mostMembers } from '../people/sharing-rules.ts';

/** A person as others who share something see them. Addresses and last names stay with their person. */
export const sharingPersonSchema = z.object({
  firstname: z.string(),
  /** Path or address of the photo; null for none. */
  picture: z.nullable(z.string()),
});
export type SharingPerson = z.output<typeof sharingPersonSchema>;

/** A person with whom a thing is shared. */
export const collaboratorSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'joined', 'declined']),
  /** null until the person joined. */
  person: z.nullable(sharingPersonSchema),
  isYou: z.boolean(),
  /** The invited address while the person has not joined; null for those who cannot invite. */
  email: z.nullable(z.string()),
  /** Of the invitation. */
  createdAt: z.iso.datetime(),
  can: z.object({
    remove: z.boolean(),
    /** Send a reminder now: a pending invitation gets at most one a day. */
    remind: z.boolean(),
  }),
});
export type Collaborator = z.output<typeof collaboratorSchema>;

/** The owner of a thing and the people with whom it is shared; invited and declined ones for those who can invite. */
export const membersSchema = z.object({
  owner: z.extend(sharingPersonSchema, { isYou: z.boolean() }),
  collaborators: z.readonly(z.array(collaboratorSchema)),
});
export type Members = z.output<typeof membersSchema>;

/** Invitations that wait for the person's answer. */
export const invitationsSchema = z.object({
  items: z.readonly(
    z.array(
      z.object({
        /** Of the thing. */
        id: z.string(),
        name: z.string(),
        /** null once the account is deleted. */
        invitedBy: z.nullable(sharingPersonSchema),
        createdAt: z.iso.datetime(),
      }),
    ),
  ),
  total: z.number(),
});
export type Invitation = z.output<typeof invitationsSchema>['items'][number];

/** The parts of a shared thing that stay, go or lose a name when a person leaves it. */
export const departureSchema = z.readonly(
  z.array(
    z.object({
      /**
       * `homes`: those that the person added. `hearts`: homes that no other collection of the person has. `votes`: those of the
       * person; for others, those that were opened.
       */
      what: z.enum(['homes', 'hearts', 'comments', 'votes']),
      fate: z.enum(['stays', 'goes', 'unnamed']),
      count: z.number(),
    }),
  ),
);
export type Departure = z.output<typeof departureSchema>;

/** An invitation as the holder of its link sees it before the answer. */
export const linkedInvitationSchema = z.object({
  name: z.string(),
  invitedBy: z.nullable(sharingPersonSchema),
  /** The invited address: the link was sent to it. */
  email: z.string(),
  /** Set once the invitation was accepted. */
  hasJoined: z.boolean(),
});

export const inviteCode = z.string().check(z.maxLength(100));
export const collaboratorId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** Addresses of people to invite. */
export const inviteesSchema = z
  .array(z.strictObject({ email: z.string().check(z.maxLength(1000)) }))
  .check(z.minLength(1), z.maxLength(mostMembers));
