import { endSession, signOutEverywhere } from '@hearth/domain/contract/identity.ts';
import { deviceText } from '@hearth/domain/people/device-text.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { dayText } from '../../../ui/day-text.ts';
import { AccountSection } from '../account-page.tsx';
import { useAction } from '../use-action.ts';
import { useLeave } from '../use-leave.ts';
import type { SessionsAnswer } from './sessions-query.ts';
import { sessionsKey, sessionsQuery } from './sessions-query.ts';

/** Devices on which the person is logged in. */
export function SessionsSection(): ReactNode {
  const session = useSession();
  const { changes, client } = session;
  const leave = useLeave();
  const isGuest = session.viewer.role === 'guest';
  const { data, error, refetch } = useQuery({ ...sessionsQuery(session), enabled: !isGuest });
  const everywhere = useAction(async () => {
    // The server would refuse them later.
    await changes.settle();
    await client.call(signOutEverywhere);
    leave();
  });
  return (
    <AccountSection id="settings-sessions" title="Where you are logged in">
      {error && (
        <Notice onRetry={() => void refetch()}>
          {failureText(error, 'Your sessions could not be loaded.')}
        </Notice>
      )}
      {data && (
        <ul className="account-list">
          {data.sessions.map((each) => (
            <Session key={each.id} session={each} />
          ))}
        </ul>
      )}
      <div className="account-section__buttons">
        <Button aria-disabled={everywhere.isActing} onClick={everywhere.run}>
          Log out everywhere
        </Button>
      </div>
    </AccountSection>
  );
}

interface SessionProps {
  readonly session: SessionsAnswer['sessions'][number];
}

function Session({ session }: SessionProps): ReactNode {
  const { client, queries, root } = useSession();
  const { id, isCurrent, ipAddress, lastUsedAt } = session;
  const device = deviceText(session.userAgent) ?? 'Unknown device';
  const { isActing, run } = useAction(async () => {
    await client.call(endSession, { params: { id } });
    await queries.invalidateQueries({ queryKey: sessionsKey(root) });
  });
  return (
    <li>
      <span className="account-list__words">
        {device}
        <small>
          {isCurrent ? 'This device' : `Last used ${dayText(lastUsedAt)}`}
          {ipAddress && ` · ${ipAddress}`}
        </small>
      </span>
      {!isCurrent && (
        <Button look="quiet" aria-disabled={isActing} onClick={run} aria-label={`Log out ${device}`}>
          Log out
        </Button>
      )}
    </li>
  );
}
