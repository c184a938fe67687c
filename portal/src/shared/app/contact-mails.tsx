import { type ReactNode, useState } from 'react';
import { useSession } from './app-context.tsx';
import './contact-mails.css';

/** In agent mode, the choice that the contact gets no mails about what the agent saves. It holds until agent mode ends. */
export function ContactMails(): ReactNode {
  const { contact, mails } = useSession();
  const [areSent, send] = useState(mails?.areSent() ?? true);
  if (contact === null || mails === null) return null;
  return (
    <label className="contact-mails">
      <input
        type="checkbox"
        checked={areSent}
        onChange={({ currentTarget: { checked } }) => {
          mails.send(checked);
          send(checked);
        }}
      />
      <span>Email {contact.firstname || 'them'} about it</span>
    </label>
  );
}
