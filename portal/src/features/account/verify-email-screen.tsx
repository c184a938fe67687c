import { verifyEmail } from '@hearth/domain/contract/identity.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { FailureWords } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import { whenSettled } from '../../shared/changes/when-settled.ts';
import { AccountPage } from './account-page.tsx';
import { accountFailure } from './account-words.ts';
import { pathAfterConfirmation } from './after-confirmation.ts';
import { type LinkCode, useLinkCode } from './link-code.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { useSessionActions } from './use-session-actions.ts';

/** A change of the address counts in a browser that is signed in to its account. */
const notOwner: FailureWords = {
  sign_in_required: 'Log in to your account first, then press the button again.',
  forbidden:
    'You are logged in to another account. Log out, log in to the account that asked for this change, and open the link from the email again.',
};
const changeExpired = 'This link is no longer valid. Change your email again in Account Settings.';

/** Page of the link in a mail. A press confirms the address: scanners of mails open links, and press nothing. */
export function VerifyEmailScreen(): ReactNode {
  const link = useLinkCode();
  const { account, client, queries, session } = useApp();
  const { enter, sendLink } = useSessionActions();
  const { person: signedIn } = useSnapshot(account.state);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSending, setSending] = useState(false);
  if (link === null)
    return (
      <AccountPage>
        <p>This link isn’t complete. Open it from the email again, or copy all of it.</p>
      </AccountPage>
    );
  if (failure?.code === 'validation_failed') return <ChoosePassword link={link} />;
  const { email } = link;
  const isChange = signedIn !== null && signedIn.email !== email;
  const isExpired = failure?.code === 'code_invalid';
  const isOwn = signedIn?.email === email;
  const isConfirmed = isOwn && signedIn.loginStatus === 'verified';
  if (failure?.code === 'already_confirmed' || (isExpired && isConfirmed))
    return <AlreadyConfirmed email={email} />;
  const confirm = async () => {
    if (isSending) return;
    setSending(true);
    // The session changes with the address: the server refuses requests that are in transit with the former one.
    const { root } = session();
    account.begin('logging in');
    await whenSettled(queries);
    try {
      const { person } = await client.call(verifyEmail, { body: link });
      if (person) await queries.invalidateQueries({ queryKey: root });
      else account.giveUp();
      enter(person, isChange ? 'Changes saved' : 'Welcome!');
      void navigate(isChange ? '/menu/account-settings' : pathAfterConfirmation(), { replace: true });
    } catch (error) {
      account.giveUp();
      setSending(false);
      setFailure(error as ApiError);
    }
  };
  return (
    <AccountPage>
      <div className="account-text">
        <p>
          Confirm that <strong>{email}</strong> is your {isChange && 'new '}email address.
        </p>
        <p role="alert" className="form-end__notice">
          {failure && (isExpired && isChange ? changeExpired : accountFailure(failure, notOwner))}
        </p>
        {isExpired && isChange && (
          <a className="hearth-button hearth-button--primary" href="/menu/account-settings">
            Account Settings
          </a>
        )}
        {isExpired && !isChange && (
          <Button look="primary" onClick={() => void sendLink(isOwn ? undefined : email)}>
            Send a new link
          </Button>
        )}
        {!isExpired && (
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

/** A link that is opened again, perhaps on a second device: no further mail is sent. */
function AlreadyConfirmed({ email }: { readonly email: string }): ReactNode {
  const { account } = useApp();
  const { person } = useSnapshot(account.state);
  return (
    <AccountPage>
      <div className="account-text">
        <p role="alert">
          Your address is confirmed already: <strong>{email}</strong>
        </p>
        {person === null ? (
          <Button look="primary" onClick={() => account.open({ name: 'log in', email })}>
            Log in
          </Button>
        ) : (
          <a className="hearth-button hearth-button--primary" href="/">
            Continue
          </a>
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
    <AccountPage>
      <p>
        You signed up in another browser. Enter the password you chose there. If you enter a new one, your
        account starts over without the homes you saved.
      </p>
      <NewPasswordForm
        link={link}
        label="Password"
        send={(body) => client.call(verifyEmail, { body })}
        action="Confirm my email"
        success="Welcome!"
        next={pathAfterConfirmation}
        expired={<Button onClick={() => void sendLink(link.email)}>Send a new link</Button>}
      />
    </AccountPage>
  );
}
