import { getAgent } from '@hearth/domain/contract/agent.ts';
import { AgentHead } from '@hearth/widgets/agent-bio/agent-head.tsx';
import { Contact } from '@hearth/widgets/agent-bio/contact.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';

interface ListingAgentProps {
  /** The agent's username, as the listing names it. */
  readonly agentId: string;
  /** The visitor wants to write to the agent. */
  readonly onContact: () => void;
}

/** The agent of a listing as the widgets' agent card shows one; nothing where the server knows no such agent. */
export function ListingAgent({ agentId, onContact }: ListingAgentProps): ReactNode {
  const { client } = useApp();
  const { data: agent, isPending } = useQuery({
    queryKey: ['agent', agentId],
    queryFn: ({ signal }) => client.call(getAgent, { params: { agentId }, signal }),
  });
  if (isPending) return <div className="listing-agent" aria-hidden="true" />;
  if (!agent) return null;
  const contact = () => {
    onContact();
    return false;
  };
  return (
    <div className="listing-agent hearth-bio">
      <AgentHead agent={agent} baseUrl={client.baseUrl} headingLevel={3} withPhoto />
      <Contact agent={agent} baseUrl={client.baseUrl} onAgentContact={contact} />
    </div>
  );
}
