import type { User } from '@hearth/domain/contract/user.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import type { ReactNode } from 'react';
import { meQuery } from '../../shared/account/me-query.ts';
import { useSession } from '../../shared/app/app-context.tsx';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { AccountPage } from './account-page.tsx';
import { AgentSection } from './settings/agent-section.tsx';
import { ConnectedAccounts } from './settings/connected-accounts.tsx';
import { DataSection } from './settings/data-section.tsx';
import { EmailChoice } from './settings/email-choice.tsx';
import { EmailSection } from './settings/email-section.tsx';
import { FavoritePlaces } from './settings/favorite-places.tsx';
import { PasskeysSection } from './settings/passkeys-section.tsx';
import { PasswordSection } from './settings/password-section.tsx';
import { PhotoSection } from './settings/photo-section.tsx';
import { ProfileSection } from './settings/profile-section.tsx';
import { SessionsSection } from './settings/sessions-section.tsx';

/** Everything that people set about their own account. */
export const AccountSettingsScreen = (): ReactNode => (
  <AccountPage>
    <Loaded>
      {(user) => (
        <>
          <ProfileSection user={user} />
          <EmailSection user={user} />
          <PhotoSection user={user} />
          <FavoritePlaces user={user} />
          <EmailChoice user={user} />
          <AgentSection />
          <PasswordSection user={user} />
          <PasskeysSection />
          <ConnectedAccounts user={user} />
          <SessionsSection />
          <DataSection user={user} />
        </>
      )}
    </Loaded>
  </AccountPage>
);

interface LoadedProps {
  readonly children: (user: User) => ReactNode;
}

/** The person as the server has them. */
export function Loaded({ children }: LoadedProps): ReactNode {
  const { data, query } = useShownQuery(meQuery(useSession()));
  const { error, isFetching, refetch } = query;
  if (data) return children(data);
  return error ? (
    <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
      {failureText(error, 'Your settings could not be loaded.')}
    </Notice>
  ) : (
    <div className="hearth-skeleton" style={{ minBlockSize: '100vh' }} />
  );
}
