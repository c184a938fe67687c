import { verifyEmail } from '@hearth/domain/contract/account-routes.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { AccountPage } from './account-page.tsx';
import { accountFailure } from './account-words.ts';
import { type LinkCode, useLinkCode } from './link-code.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { useSessionActions } from './use-session-actions.ts';

/** A change of the address counts in a browser that is signed in to its account. */
const needsOwner: ReadonlySet<string> = new Set(['sign_in_required', 'forbidden']);
const notOwner = 'Log in to your account first, then press the button again.';

/** Where the link of a mail leads. A press confirms the address: scanners of mails open links, and press nothing. */
export function VerifyEmailScreen(): ReactNode {
  const link = useLinkCode();
  const { account, client, queries } = useApp();
  const { enter, sendLink } = useSessionActions();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSending, setSending] = useState(false);
  if (link === null)
    return (
      <AccountPage title="Verify Account">
        <p>This link is not complete. Open it from the email once more, or copy all of it.</p>
      </AccountPage>
    );
  if (failure?.code === 'validation_failed') return <ChoosePassword link={link} />;
  const { email } = link;
  const confirm = async () => {
    if (isSending) return;
    setSending(true);
    try {
      const isChange = account.state.person !== null && account.state.person.email !== email;
      const { person } = await client.call(verifyEmail, { body: link });
      if (person) await queries.invalidateQueries({ queryKey: ['me', person.username] });
      enter(person, isChange ? 'Changes saved' : 'Welcome!');
      void navigate(isChange ? '/menu/account-settings' : '/', { replace: true });
    } catch (error) {
      setSending(false);
      setFailure(error as ApiError);
    }
  };
  return (
    <AccountPage title="Verify Account">
      <div className="account-text">
        <p>
          Confirm that <strong>{email}</strong> is your email address.
        </p>
        <p role="alert" className="form-end__notice">
          {failure && (needsOwner.has(failure.code) ? notOwner : accountFailure(failure))}
        </p>
        {failure?.code === 'code_invalid' ? (
          <Button look="primary" onClick={() => void sendLink(email)}>
            Send a new link
          </Button>
        ) : (
          <Button look="primary" aria-disabled={isSending} onClick={() => void confirm()}>
            {isSending ? 'Confirming…' : 'Confirm my email'}
          </Button>
        )}
        {failure?.code === 'sign_in_required' && (
          <Button onClick={() => account.open({ name: 'log in' })}>Log in</Button>
        )}
      </div>
    </AccountPage>
  );
}

/** Another browser than that of the sign-up: the address is proven, but not who chose its password. */
function ChoosePassword({ link }: { readonly link: LinkCode }): ReactNode {
  const { client } = useApp();
  const { sendLink } = useSessionActions();
  return (
    <AccountPage title="Verify Account">
      <p>You signed up in another browser. Enter your password, or choose a new one.</p>
      <NewPasswordForm
        link={link}
        label="Password"
        send={(body) => client.call(verifyEmail, { body })}
        action="Confirm my email"
        success="Welcome!"
        expired={<Button onClick={() => void sendLink(link.email)}>Send a new link</Button>}
      />
    </AccountPage>
  );
}
