import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { AccountPage } from './account-page.tsx';
import { agentSettingsQuery } from './agent-settings/agent-settings-query.ts';
import { MailSection } from './agent-settings/mail-section.tsx';
import { PageSection } from './agent-settings/page-section.tsx';
import { PicturesSection } from './agent-settings/pictures-section.tsx';
import { ToursSection } from './agent-settings/tours-section.tsx';
import './agent-settings/agent-settings.css';

/** Everything that agents set about their public page, their tours and their emails. */
export const AgentSettingsScreen = (): ReactNode => (
  <AccountPage>
    <LoadedSettings>
      {(settings) => (
        <>
          <p className="agent-settings__links">
            {settings.url !== null && <Link to={settings.url}>See your public page</Link>}
            <Link to="/agent/widgets">Put your widgets on your site</Link>
          </p>
          {settings.url !== null && (
            <>
              <PageSection settings={settings} />
              <PicturesSection settings={settings} />
              <ToursSection settings={settings} />
            </>
          )}
          <MailSection settings={settings} />
        </>
      )}
    </LoadedSettings>
  </AccountPage>
);

/** The settings as the server has them. */
export function LoadedSettings({
  children,
}: {
  readonly children: (settings: AgentSettings) => ReactNode;
}): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(agentSettingsQuery(useSession()));
  if (data) return children(data);
  if (error?.code === 'agent_not_found')
    return <p>Your account has no entry among the agents of this site yet. Ask your brokerage to add you.</p>;
  return error ? (
    <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
      {failureText(error, 'Your settings could not be loaded.')}
    </Notice>
  ) : (
    <div className="hearth-skeleton" style={{ minBlockSize: '100vh' }} />
  );
}
