import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { NewMail } from '../mail/mail.ts';
import type { CollaboratorJoinedParameters } from '../mail/templates/collaborator-joined.ts';
import { hasState } from './memberships.queries.ts';
import type { SharedKind } from './shared-thing.ts';

/** A mail is sent after a minute, so that a person who leaves again at once costs no mail. */
const DELAY_SECONDS = 60;

/** Returns whether the person who joined still takes part. */
export const wantsJoined = (db: Db, { membership }: CollaboratorJoinedParameters): Promise<boolean> =>
  hasState(db, membership, 'joined');

interface Joined {
  readonly shared: Pick<SharedKind, 'kind' | 'path'>;
  readonly thing: { readonly id: number; readonly name: string };
  readonly membershipId: number;
  /** First name of the person who joined. */
  readonly joiner: string;
  readonly now: Date;
}

/** The mail about a person who joined, for the person who has the thing. */
export const joinedMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { shared, thing, membershipId, joiner, now }: Joined,
  owner: {
    readonly id: string;
    readonly email: string;
    readonly firstname: string;
    readonly lastname: string;
  },
): NewMail => ({
  ...{ id: randomUUID(), template: 'collaborator-joined', createdAt: now, delaySeconds: DELAY_SECONDS },
  to: { name: `${owner.firstname} ${owner.lastname}`, address: owner.email },
  replyTo: null,
  related: { type: 'person', id: owner.id },
  parameters: {
    ...{ membership: membershipId, joiner, thing: shared.kind, name: thing.name },
    url: `${publicUrl}${shared.path(thing.id)}`,
  },
});
