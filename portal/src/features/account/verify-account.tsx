import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import { useIsHere } from '../../ui/use-is-here.ts';
import type { DialogPartProps } from './dialog-part.ts';
import { useSessionActions } from './use-session-actions.ts';

/** The address waits for its confirmation, which opens the locked parts. */
export function VerifyAccount({ dialog, onSwitch }: DialogPartProps): ReactNode {
  const { account } = useApp();
  const { person } = useSnapshot(account.state);
  const { sendLink } = useSessionActions();
  const [isSending, setSending] = useState(false);
  const isHere = useIsHere();
  const email = person?.email ?? dialog.email ?? '';
  const send = async () => {
    if (isSending) return;
    setSending(true);
    await sendLink(person ? undefined : email);
    if (isHere()) setSending(false);
  };
  return (
    <div className="account-text">
      <p>
        We sent an email to <strong>{email}</strong>. Open the link to confirm your address. This page will
        update automatically.
      </p>
      <p className="account-form__small">Didn’t get it? Check your spam folder or resend the email.</p>
      <Button look="primary" aria-disabled={isSending} onClick={() => void send()}>
        {isSending ? 'Sending…' : 'Resend email'}
      </Button>
      {!person && (
        <p className="account-form__switch">
          Already have an account?
          <Button look="quiet" onClick={() => onSwitch('log in', email)}>
            Log in
          </Button>
        </p>
      )}
    </div>
  );
}
