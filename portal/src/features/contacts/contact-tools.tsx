import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { signUpPath } from '@hearth/domain/page/sign-up-path.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dayText } from '../../ui/day-text.ts';
import { invitation, permissionChange } from './contact-changes.ts';
import { MergeDialog } from './merge-dialog.tsx';
import '../../ui/check.css';

/** The invitation of a contact without an account, by mail or by a link. */
export function InviteCard({ contact }: { readonly contact: ContactDetails }): ReactNode {
  const session = useSession();
  const { origin } = useApp();
  const { change: invite, isPending } = useChange(() => invitation(session, contact));
  const shown = useRef<HTMLElement>(null);
  const { email, invitedAt, can } = contact;
  if (!can.invite) return null;
  const link = email === null ? '' : origin + signUpPath({ ...contact, email });
  return (
    <section className="contact__card" aria-labelledby="contact-invite">
      <h2 id="contact-invite">Invite</h2>
      {email === null ? (
        <p>Add an email to invite this contact.</p>
      ) : (
        <>
          <p>
            {invitedAt === null
              ? 'They sign up with this email, and you’ll see what they save and view.'
              : `Invited ${dayText(invitedAt)}. They haven’t signed up yet.`}
          </p>
          <div className="contact__buttons">
            <Button aria-disabled={isPending} onClick={() => invite()}>
              {invitedAt === null ? 'Email an invitation' : 'Email it again'}
            </Button>
            <CopyButton text={link} label="Copy the link" shownIn={shown} />
          </div>
          <code className="contact__link" ref={shown}>
            {link}
          </code>
        </>
      )}
    </section>
  );
}

/** Permissions of a contact, and the merge with another one. */
export function ManageCard({ contact }: { readonly contact: ContactDetails }): ReactNode {
  const session = useSession();
  const [isMerging, merge] = useState(false);
  const { change } = useChange((given: Parameters<typeof permissionChange>[2]) =>
    permissionChange(session, contact, given),
  );
  const { isLeasedSearchAllowed, isSharedWithTeam, can } = contact;
  if (!can.manage) return null;
  return (
    <section className="contact__card" aria-labelledby="contact-manage">
      <h2 id="contact-manage">Permissions</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={isLeasedSearchAllowed}
          onChange={() => change({ isLeasedSearchAllowed: !isLeasedSearchAllowed })}
        />
        <span>Search homes for lease on their behalf</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={isSharedWithTeam}
          onChange={() => change({ isSharedWithTeam: !isSharedWithTeam })}
        />
        <span>Share this contact and your notes with your team</span>
      </label>
      <div className="contact__buttons">
        <Button aria-haspopup="dialog" onClick={() => merge(true)}>
          Merge with another contact
        </Button>
      </div>
      {isMerging && <MergeDialog kept={contact} onClose={() => merge(false)} />}
    </section>
  );
}
