import { getDefaultAgent } from '@hearth/domain/contract/agent.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { AgentHead } from '@hearth/widgets/agent-bio/agent-head.tsx';
import type { Client } from '@hearth/widgets/client/client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import './own-agent.css';

/** The agent who answers this visitor: the default agent. */
const ownAgentQuery = (client: Client) =>
  queryOptions({
    queryKey: ['own agent'],
    queryFn: ({ signal }) => client.call(getDefaultAgent, { signal }),
    staleTime: 300_000,
    retry: false,
  });

/** The visitor's own agent with face and phone; its room is reserved from the start. */
export function OwnAgent(): ReactNode {
  const { client } = useApp();
  const { data: agent, isError } = useQuery(ownAgentQuery(client));
  if (isError) return null;
  const phone = agent?.phone;
  return (
    <section className="own-agent hearth-bio" aria-label="Your agent" aria-busy={agent === undefined}>
      {agent && <AgentHead agent={agent} baseUrl={client.baseUrl} headingLevel={2} withPhoto />}
      {phone && (
        <a className="own-agent__phone" href={phoneUrl(phone)}>
          <PortalIcon name="phone" /> {phoneText(phone)}
        </a>
      )}
    </section>
  );
}
