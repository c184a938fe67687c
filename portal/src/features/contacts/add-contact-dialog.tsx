import { addContact } from '@hearth/domain/contract/contact.ts';
import { contactPathOf } from '@hearth/domain/page/agent-pages.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { storeContact } from '../../shared/contacts/contact-queries.ts';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { ContactForm } from './contact-form.tsx';

/** A new contact, whose page opens once it is saved. */
export function AddContactDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <SmallDialog title="Add contact" onClose={onClose}>
      <ContactForm
        action="Add contact"
        onSend={async (body) => {
          const contact = await session.client.call(addContact, { body });
          storeContact(session, contact);
          session.changes.say('Contact added');
          void navigate(contactPathOf(contact.id));
        }}
      />
    </SmallDialog>
  );
}
