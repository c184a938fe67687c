import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { contactProblems } from '@hearth/domain/people/contact-rules.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import type { ReactNode } from 'react';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

const none = { firstname: '', lastname: '', email: null, phone: null, leadSource: null, notes: '' };

type Fields = 'firstname' | 'lastname' | 'email' | 'phone' | 'leadSource' | 'notes';
/** Typed values; '' for nothing. */
type ContactWords = Readonly<Record<Fields, string>>;

/** The values of a contact as its form begins with them. */
export const wordsOf = (contact: Pick<ContactDetails, Fields>): ContactWords => {
  const { firstname, lastname, email, phone, leadSource, notes } = contact;
  return {
    ...{ firstname, lastname, notes, email: email ?? '' },
    ...{ phone: phoneText(phone ?? ''), leadSource: leadSource ?? '' },
  };
};

/** The values that were changed: those of a teammate in other fields stay. */
export const changedWords = (words: ContactWords, before: ContactWords): Partial<ContactWords> =>
  Object.fromEntries(Object.entries(words).filter(([name, text]) => text !== before[name as Fields]));

interface ContactFormProps {
  /** A contact to change; a new one without it. */
  readonly initial?: Pick<ContactDetails, Fields>;
  /** Clients change the email of their account themselves. */
  readonly isEmailFixed?: boolean;
  readonly isReadOnly?: boolean;
  readonly action: string;
  readonly onSend: (words: ContactWords) => Promise<void>;
}

/** The fields of a contact. */
export function ContactForm({
  initial = none,
  isEmailFixed = false,
  isReadOnly = false,
  action,
  onSend,
}: ContactFormProps): ReactNode {
  const form = useServerForm<ContactWords>({
    initial: wordsOf(initial),
    check: contactProblems,
    send: onSend,
    failureWords: (error) => failureText(error, 'The contact could not be saved. Please try again.'),
  });
  return (
    <form className="contact-form" {...form.props}>
      <fieldset className="contact-form__fields" disabled={isReadOnly}>
        <FormField label="First name" autoCapitalize="words" field={form.field('firstname')} />
        <FormField isOptional label="Last name" autoCapitalize="words" field={form.field('lastname')} />
        <FormField
          isOptional
          label="Email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          field={form.field('email')}
          readOnly={isEmailFixed}
        />
        <FormField isOptional label="Phone" type="tel" inputMode="tel" field={form.field('phone')} />
        <FormField isOptional label="Lead source" field={form.field('leadSource')} />
      </fieldset>
      <FormField
        isOptional
        label="Private notes"
        rows={5}
        maxLength={10_000}
        field={form.field('notes')}
        describedBy="contact-notes-hint"
      />
      <p className="contact__facts" id="contact-notes-hint">
        Only you see your notes, and your team where you share this contact.
      </p>
      {!isReadOnly && <FormEnd form={form} action={action} acting="Saving…" />}
    </form>
  );
}
