import type { Agent } from '@hearth/domain/contract/agent.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { AgentHead } from '@hearth/widgets/agent-bio/agent-head.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { useApp } from '../app/app-context.tsx';
import { ownAgentQuery } from './own-agent-query.ts';
import './own-agent.css';

/** The visitor's own agent with face and phone. */
export function OwnAgent(): ReactNode {
  const { client } = useApp();
  const { data: agent, isError } = useQuery(ownAgentQuery(client));
  return isError ? null : <AgentBox agent={agent} label="Your agent" />;
}

interface AgentBoxProps {
  /** undefined until it is known. */
  readonly agent: Agent | undefined;
  readonly label: string;
}

/** An agent with face and phone; the room is reserved from the start. */
export function AgentBox({ agent, label }: AgentBoxProps): ReactNode {
  const { client } = useApp();
  const phone = agent?.phone;
  return (
    <section className="own-agent hearth-bio" aria-label={label} aria-busy={agent === undefined}>
      {agent && <AgentHead agent={agent} baseUrl={client.baseUrl} headingLevel={2} withPhoto />}
      {agent && (
        <a className="own-agent__page" href={agent.url}>
          See {agent.firstname}’s page
        </a>
      )}
      {phone && (
        <a className="own-agent__phone" href={phoneUrl(phone)}>
          <PortalIcon name="phone" /> {phoneText(phone)}
        </a>
      )}
    </section>
  );
}
