import { getPasskeys, removePasskey } from '@hearth/domain/contract/passkey.ts';
import { deviceText } from '@hearth/domain/people/device-text.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { dayText } from '../../../ui/day-text.ts';
import { AccountSection } from '../account-page.tsx';
import { addPasskey, hasPasskeys } from '../passkeys.ts';
import { saved, useAction } from '../use-action.ts';

/** The passkeys of the person: they log in without a password. */
export function PasskeysSection(): ReactNode {
  const { client, queries, root } = useSession();
  const queryKey = [...root, 'passkeys'];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(getPasskeys, { signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const addition = useAction(async () => {
    if (!(await addPasskey(client, deviceText(navigator.userAgent) ?? 'Unknown device'))) return;
    await refresh();
    saved();
  });
  return (
    <AccountSection id="settings-passkeys" title="Passkeys">
      <p className="account-note">
        A passkey logs you in with the lock of your device: a fingerprint, a face or a PIN.
      </p>
      {error && (
        <Notice onRetry={() => void refetch()}>
          {failureText(error, 'Your passkeys could not be loaded.')}
        </Notice>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="account-list">
          {data.passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...passkey} onRemoved={refresh} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <div className="account-section__buttons">
          <Button aria-disabled={addition.isActing} onClick={addition.run}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p>This browser has no passkeys.</p>
      )}
    </AccountSection>
  );
}

interface PasskeyProps {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly onRemoved: () => Promise<void>;
}

function Passkey({ id, name, createdAt, lastUsedAt, onRemoved }: PasskeyProps): ReactNode {
  const { client } = useApp();
  const { isActing, run } = useAction(async () => {
    await client.call(removePasskey, { params: { id } });
    await onRemoved();
    saved();
  });
  return (
    <li>
      <span className="account-list__words">
        {name}
        <small>
          Added {dayText(createdAt)}
          {lastUsedAt && ` · Last used ${dayText(lastUsedAt)}`}
        </small>
      </span>
      <Button look="quiet" aria-disabled={isActing} onClick={run} aria-label={`Remove the passkey ${name}`}>
        Remove
      </Button>
    </li>
  );
}
