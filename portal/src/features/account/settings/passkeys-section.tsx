import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { getPasskeys, removePasskey } from '@hearth/domain/contract/passkey.ts';
import { deviceText } from '@hearth/domain/people/device-text.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import type { Session } from '../../../shared/app/session.ts';
import { effect } from '../../../shared/changes/change.ts';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import { dayText } from '../../../ui/day-text.ts';
import { AccountSection } from '../account-page.tsx';
import { addPasskey, hasPasskeys } from '../passkeys.ts';
import { saved, useAction } from '../use-action.ts';
import { settingWords } from './setting-words.ts';

const passkeysQuery = ({ client, root }: Session) =>
  queryOptions({
    queryKey: [...root, 'passkeys'],
    queryFn: ({ signal }) => client.call(getPasskeys, { signal }),
  });

/** The passkeys of the person: they log in without a password. */
export function PasskeysSection(): ReactNode {
  const session = useSession();
  const { client, queries } = session;
  const { data, query } = useShownQuery(passkeysQuery(session));
  const { error, refetch } = query;
  const addition = useAction(async () => {
    if (!(await addPasskey(client, deviceText(navigator.userAgent) ?? 'Unknown device'))) return;
    await queries.invalidateQueries({ queryKey: passkeysQuery(session).queryKey });
    saved();
  });
  return (
    <AccountSection id="settings-passkeys" title="Passkeys">
      <p className="account-note">
        Log in with your fingerprint, face, or screen lock instead of a password.
      </p>
      {error && (
        <Notice onRetry={() => void refetch()}>
          {failureText(error, 'Your passkeys could not be loaded.')}
        </Notice>
      )}
      {data && data.passkeys.length > 0 && (
        <ul className="account-list">
          {data.passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...passkey} />
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
}

function Passkey({ id, name, createdAt, lastUsedAt }: PasskeyProps): ReactNode {
  const { queryKey } = passkeysQuery(useSession());
  const { change: remove } = useChange(() => ({
    key: [...queryKey, id],
    apply: [
      effect<ResponseOf<typeof getPasskeys>>(queryKey, ({ passkeys }) => ({
        passkeys: passkeys.filter((each) => each.id !== id),
      })),
    ],
    call: (call) => call(removePasskey, { params: { id } }),
    words: settingWords(`Unable to remove the passkey ${name}`),
    stale: [queryKey],
  }));
  return (
    <li>
      <span className="account-list__words">
        {name}
        <small>
          Added {dayText(createdAt)}
          {lastUsedAt && ` · Last used ${dayText(lastUsedAt)}`}
        </small>
      </span>
      <Button look="quiet" onClick={() => remove()} aria-label={`Remove the passkey ${name}`}>
        Remove
      </Button>
    </li>
  );
}
