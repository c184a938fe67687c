import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agentActsQuery } from '../../../shared/agent-window/acts-query.ts';
import { AgentActLine } from '../../../shared/agent-window/agent-act.tsx';
import { AgentSwitches } from '../../../shared/agent-window/agent-switches.tsx';
import { useSession } from '../../../shared/app/app-context.tsx';
import { useShownQuery } from '../../../shared/changes/use-change.ts';
import { AccountSection } from '../account-page.tsx';

/** Acts of the agent that the section shows; the page of all has the others. */
const NEWEST = 3;

/** The lists that a client's agent may see, and the newest looks and changes. */
export function AgentSection(): ReactNode {
  const session = useSession();
  const isClient = session.viewer.role === 'client';
  const { data } = useShownQuery({ ...agentActsQuery(session, 1, NEWEST), enabled: isClient });
  if (!isClient) return null;
  return (
    <AccountSection id="settings-agent" title="What your agent sees">
      <AgentSwitches />
      {data?.items.map((act) => (
        <AgentActLine key={act.id} act={act} />
      ))}
      <p>
        <Link to="/menu/agent-activity">Everything that your agent looked at or changed</Link>
      </p>
    </AccountSection>
  );
}
