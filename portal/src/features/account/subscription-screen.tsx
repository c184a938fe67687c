import { subscribeToMails, unsubscribeFromMails } from '@hearth/domain/contract/mail-subscription.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { withToasts } from '../../ui/toast.ts';
import { AccountPage } from './account-page.tsx';
import { saved } from './use-action.ts';

/** The link at the end of a mail, which needs no log-in. A press changes it: scanners of mails open links. */
export function SubscriptionScreen({
  params: { hash },
}: Pick<ScreenProps<'subscription'>, 'params'>): ReactNode {
  const { client } = useApp();
  const navigate = useNavigate();
  const [isOptedOut, setOptedOut] = useState<boolean | null>(null);
  const [isSending, setSending] = useState(false);
  const change = async (subscribes: boolean) => {
    if (isSending) return;
    setSending(true);
    try {
      const route = subscribes ? subscribeToMails : unsubscribeFromMails;
      const { hasOptedOutOfEmail } = await client.call(route, { params: { hash }, body: { hash } });
      setOptedOut(hasOptedOutOfEmail);
      saved();
    } catch {
      withToasts((toasts) =>
        toasts.error('This link could not change your emails. Change them in Account Settings.'),
      );
      void navigate('/', { replace: true });
    } finally {
      setSending(false);
    }
  };
  return (
    <AccountPage>
      <div className="account-text">
        <p role="status">{words(isOptedOut)}</p>
        <Button look="primary" aria-disabled={isSending} onClick={() => void change(isOptedOut === true)}>
          {isOptedOut === true ? 'Receive emails again' : 'Unsubscribe'}
        </Button>
        {isOptedOut === null && (
          <Button aria-disabled={isSending} onClick={() => void change(true)}>
            Receive emails again
          </Button>
        )}
        <p className="account-note">
          Emails about your account itself, such as a new password, are sent in any case.
        </p>
      </div>
    </AccountPage>
  );
}

function words(isOptedOut: boolean | null): string {
  if (isOptedOut === null) return 'Do you want to receive no more emails from us?';
  return isOptedOut ? 'You receive no more emails from us.' : 'You receive our emails.';
}
