import { endSession, signOutEverywhere } from '@hearth/domain/contract/identity.ts';
import { deviceText } from '@hearth/domain/people/device-text.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import type { ReactNode } from 'react';
import { useLeave } from '../../../shared/account/use-leave.ts';
import { useSession } from '../../../shared/app/app-context.tsx';
import { effect } from '../../../shared/changes/change.ts';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import { dayText } from '../../../ui/day-text.ts';
import { AccountSection } from '../account-page.tsx';
import { useAction } from '../use-action.ts';
import type { SessionsAnswer } from './sessions-query.ts';
import { sessionsQuery } from './sessions-query.ts';
import { settingWords } from './setting-words.ts';

/** Devices on which the person is logged in. */
export function SessionsSection(): ReactNode {
  const session = useSession();
  const { client } = session;
  const leave = useLeave();
  const isGuest = session.viewer.role === 'guest';
  const { data, query } = useShownQuery({ ...sessionsQuery(session), enabled: !isGuest });
  const { error, refetch } = query;
  const everywhere = useAction(() => leave(() => client.call(signOutEverywhere)));
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
            <LogIn key={each.id} logIn={each} />
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

interface LogInProps {
  readonly logIn: SessionsAnswer['sessions'][number];
}

function LogIn({ logIn }: LogInProps): ReactNode {
  const { queryKey } = sessionsQuery(useSession());
  const { id, isCurrent, ipAddress, lastUsedAt } = logIn;
  const device = deviceText(logIn.userAgent) ?? 'Unknown device';
  const { change: end } = useChange(() => ({
    key: [...queryKey, id],
    apply: [
      effect<SessionsAnswer>(queryKey, ({ sessions }) => ({
        sessions: sessions.filter((each) => each.id !== id),
      })),
    ],
    call: (call) => call(endSession, { params: { id } }),
    words: settingWords(`Unable to log out ${device}`),
    stale: [queryKey],
  }));
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
        <Button look="quiet" onClick={() => end()} aria-label={`Log out ${device}`}>
          Log out
        </Button>
      )}
    </li>
  );
}
