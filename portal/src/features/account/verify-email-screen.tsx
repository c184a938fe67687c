import { verifyEmail } from '@hearth/domain/contract/account-routes.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { AccountPage } from './account-page.tsx';
import { accountFailure } from './account-words.ts';
import { useLinkCode } from './link-code.ts';
import { useSessionActions } from './use-session-actions.ts';

/** Where the link of a mail leads. A press confirms the address: scanners of mails open links, and press nothing. */
export function VerifyEmailScreen(): ReactNode {
  const link = useLinkCode();
  const { client } = useApp();
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
  const { email } = link;
  const confirm = async () => {
    if (isSending) return;
    setSending(true);
    try {
      const { person } = await client.call(verifyEmail, { body: link });
      enter(person);
      void navigate('/', { replace: true });
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
          {failure && accountFailure(failure)}
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
      </div>
    </AccountPage>
  );
}
