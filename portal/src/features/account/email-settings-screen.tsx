import { may } from '@hearth/domain/people/capabilities.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { AccountPage } from './account-page.tsx';
import { Loaded } from './account-settings-screen.tsx';
import { MailSection } from './agent-settings/mail-section.tsx';
import { LoadedSettings } from './agent-settings-screen.tsx';
import { EmailChoice } from './settings/email-choice.tsx';

/** Mails that a signed-in person receives. */
export const EmailSettingsScreen = (): ReactNode => (
  <AccountPage>
    <Loaded>{(user) => <EmailChoice user={user} />}</Loaded>
    <AgentMails />
  </AccountPage>
);

/** Mails of an agent's work. */
function AgentMails(): ReactNode {
  const { viewer } = useSession();
  if (viewer.role !== 'agent' || !may(viewer, 'have agent settings')) return null;
  return <LoadedSettings>{(settings) => <MailSection settings={settings} />}</LoadedSettings>;
}
