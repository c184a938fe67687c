import { askForKeyLinks } from '@hearth/domain/contract/embed-owner.ts';
import { emailRule, problemsBy } from '@hearth/domain/inquiry/person-rules.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { useServerForm } from '../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

/** Mails the owner of a key the link of its page. */
export function AskForLink({ isExpired = false }: { readonly isExpired?: boolean }): ReactNode {
  const { client } = useApp();
  const [sentTo, setSentTo] = useState('');
  const form = useServerForm({
    initial: { email: '' },
    check: problemsBy({ email: emailRule }),
    send: async ({ email }) => {
      await client.call(askForKeyLinks, { body: { email } });
      setSentTo(email);
    },
    failureWords: (error) => failureText(error, 'We couldn’t send the link. Please try again.'),
  });
  return (
    <section className="embed-key__ask">
      <h1>{isExpired ? 'This link doesn’t work anymore' : 'Open the page of your key'}</h1>
      {sentTo === '' ? (
        <form {...form.props}>
          <p>
            {isExpired && 'It has expired, or a part of it is missing. '}
            Enter the email address that you gave for your embed key. We’ll email you a new link.
          </p>
          <FormField label="Email" type="email" autoComplete="email" field={form.field('email')} />
          <FormEnd form={form} action="Email me the link" acting="Sending…" />
        </form>
      ) : (
        <p role="status">
          If {sentTo} is the address of an embed key, the link is in your inbox within a few minutes.
        </p>
      )}
      <p>
        No key yet? <Link to="/embed">Build a widget and ask for one</Link>.
      </p>
    </section>
  );
}
