import { randomBytes, randomUUID } from 'node:crypto';
import { invitationDays } from '@hearth/domain/people/sharing-rules.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { NewMail } from '../mail/mail.ts';
import type { InvitationParameters } from '../mail/templates/invitation.ts';
import { hasState } from './memberships.queries.ts';
import type { SharedKind, SharedThing } from './shared-thing.ts';

/** A mail is sent after a minute, so that an invitation which is taken back costs no mail. */
const DELAY_SECONDS = 60;
const CODE_BYTES = 16;

/** A code of 128 random bits. */
export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** Returns whether an invitation still waits for its answer. */
export const wantsInvitation = (db: Db, { membership }: InvitationParameters): Promise<boolean> =>
  hasState(db, membership, 'pending');

interface Invitation {
  readonly shared: Pick<SharedKind, 'kind' | 'joinPath'>;
  readonly thing: SharedThing;
  readonly sender: { readonly id: string; readonly firstname: string };
  readonly visit: OwnedVisit;
  readonly isReminder: boolean;
}

/** The mail with the link of an invitation. */
export function invitationMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { shared, thing, sender, visit, isReminder }: Invitation,
  { id, email }: { readonly id: number; readonly email: string },
  code: string,
): NewMail {
  return {
    ...{ id: randomUUID(), template: 'invitation', createdAt: visit.now, delaySeconds: DELAY_SECONDS },
    to: { name: '', address: email },
    replyTo: null,
    related: { type: 'person', id: sender.id },
    parameters: {
      ...{ membership: id, sender: sender.firstname, thing: shared.kind, name: thing.name, isReminder },
      link: `${publicUrl}${shared.joinPath(thing.id)}?${new URLSearchParams({ inviteCode: code })}`,
      minutes: invitationDays * 1440,
    },
  };
}
