import type { ReactNode } from 'react';
import { mailKinds } from '../../shared/account/mail-kinds.ts';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import type { ContactTabProps } from '../../shared/contacts/contact-tab.ts';
import { mailsChange } from './contact-changes.ts';
import '../../ui/check.css';

/** The mails that a contact with an account gets. Mails that are off are turned on again by the client alone. */
export function EmailSettingsTab({ contact }: ContactTabProps): ReactNode {
  const session = useSession();
  const { change } = useChange((given: Parameters<typeof mailsChange>[2]) =>
    mailsChange(session, contact, given),
  );
  const { hasOptedOutOfEmail, notifications, can } = contact;
  if (notifications === null) return null;
  const isAnyOff = hasOptedOutOfEmail || mailKinds.some(({ kind }) => !notifications[kind]);
  return (
    <section className="contact__card" aria-labelledby="contact-emails">
      <h2 id="contact-emails">Emails</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={!hasOptedOutOfEmail}
          disabled={hasOptedOutOfEmail || !can.manage}
          onChange={() => change({ hasOptedOutOfEmail: true })}
        />
        <span>Send them emails about homes and their searches</span>
      </label>
      <fieldset className="contact-kinds" disabled={hasOptedOutOfEmail || !can.manage}>
        <legend>Besides new homes, tell them about</legend>
        {mailKinds.map(({ kind, label }) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={notifications[kind]}
              disabled={!notifications[kind]}
              onChange={() => change({ notifications: { [kind]: false } })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {isAnyOff && (
        <p className="contact__facts">Only your client can turn emails on again, in their Email Settings.</p>
      )}
    </section>
  );
}
