import { updateContact } from '@hearth/domain/contract/contact.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { storeContact } from '../../shared/contacts/contact-queries.ts';
import type { ContactTabProps } from '../../shared/contacts/contact-tab.ts';
import { ContactForm, changedWords, wordsOf } from './contact-form.tsx';
import { InviteCard, ManageCard } from './contact-tools.tsx';

/** Name, address, phone, source and private notes of a contact. */
export function BasicInfoTab({ contact }: ContactTabProps): ReactNode {
  const session = useSession();
  const { id, username, can } = contact;
  return (
    <div className="contact__cards">
      <section className="contact__card" aria-labelledby="contact-about">
        <h2 id="contact-about">About</h2>
        <ContactForm
          initial={contact}
          isEmailFixed={username !== null}
          action="Save"
          isReadOnly={!can.edit}
          onSend={async (words) => {
            const body = changedWords(words, wordsOf(contact));
            storeContact(session, await session.client.call(updateContact, { params: { id }, body }));
            session.changes.say('Changes saved');
          }}
        />
      </section>
      <div className="contact__cards-side">
        <InviteCard contact={contact} />
        <ManageCard contact={contact} />
      </div>
    </div>
  );
}
