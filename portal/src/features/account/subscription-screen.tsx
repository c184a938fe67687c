import { subscribeToMails, unsubscribeFromMails } from '@hearth/domain/contract/mail-subscription.ts';
import { fewNames } from '@hearth/domain/text/few-names.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { withToasts } from '../../ui/toast.ts';
import { AccountPage } from './account-page.tsx';
import { saved } from './use-action.ts';

/** The link at the end of a mail, which needs no log-in. A press changes it: scanners of mails open links. */
export function SubscriptionScreen({
  params: { hash },
  location,
}: Pick<ScreenProps<'subscription'>, 'params' | 'location'>): ReactNode {
  const digest = new URLSearchParams(location.search).get('digest') ?? undefined;
  const { client } = useApp();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>('asked');
  const [names, setNames] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (outcome !== 'asked') sentence.current?.focus();
  }, [outcome]);
  const change = async (subscribes: boolean, isAll = digest === undefined) => {
    if (isSending) return;
    setSending(true);
    try {
      const route = subscribes ? subscribeToMails : unsubscribeFromMails;
      const query = isAll ? {} : { digest };
      const { searches = [] } = await client.call(route, { params: { hash }, query, body: { hash } });
      setNames(searches);
      setOutcome(subscribes ? 'subscribed' : isAll ? 'stopped all' : 'stopped searches');
      saved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isDead = [400, 404, 410].includes(error.status);
      withToasts((toasts) =>
        toasts.error(
          isDead
            ? 'This link doesn’t work. Log in and choose your emails in Email Settings.'
            : `We couldn’t change your emails. ${failureText(error, 'Please try again.')}`,
        ),
      );
      if (isDead) void navigate('/user/email-settings', { replace: true });
    } finally {
      setSending(false);
    }
  };
  return (
    <AccountPage>
      <div className="account-text">
        <p role="status" ref={sentence} tabIndex={-1} dir="auto">
          {words(outcome, digest !== undefined, names)}
        </p>
        <Choices
          outcome={outcome}
          ofSearches={digest !== undefined}
          isSending={isSending}
          onChange={change}
        />
        <p className="account-note">We’ll still email you about your account, such as password changes.</p>
      </div>
    </AccountPage>
  );
}

type Outcome = 'asked' | 'subscribed' | 'stopped searches' | 'stopped all';

interface ChoicesProps {
  readonly outcome: Outcome;
  /** The mail was about saved searches, which can be stopped alone. */
  readonly ofSearches: boolean;
  readonly isSending: boolean;
  readonly onChange: (subscribes: boolean, isAll?: boolean) => Promise<void>;
}

function Choices({ outcome, ofSearches, isSending, onChange }: ChoicesProps): ReactNode {
  const again = (
    <Button
      aria-disabled={isSending}
      onClick={() => void onChange(true, outcome === 'stopped all' || !ofSearches)}
    >
      Get emails again
    </Button>
  );
  if (outcome !== 'asked' && outcome !== 'subscribed') return again;
  return (
    <>
      <Button look="primary" aria-disabled={isSending} onClick={() => void onChange(false)}>
        {ofSearches ? 'Stop these emails' : 'Unsubscribe'}
      </Button>
      {ofSearches && (
        <Button aria-disabled={isSending} onClick={() => void onChange(false, true)}>
          Unsubscribe from all emails
        </Button>
      )}
      {outcome === 'asked' && !ofSearches && again}
    </>
  );
}

/** @param names of the searches and collections that were changed */
function words(outcome: Outcome, ofSearches: boolean, names: readonly string[]): string {
  if (outcome === 'stopped all') return 'You’re unsubscribed. We won’t email you about homes or searches.';
  if (outcome === 'subscribed') return 'You’re subscribed. We’ll email you again.';
  if (outcome === 'asked')
    return ofSearches ? 'Stop emails like this one?' : 'Stop all emails about homes and searches?';
  return names.length === 0
    ? 'These emails are stopped. Your searches stay saved.'
    : `We won’t email you about ${fewNames(names)} anymore. Your searches stay saved.`;
}
