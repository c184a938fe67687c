import { pages } from '@hearth/domain/page/pages.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { AgentPhoto } from '@hearth/widgets/agent-bio/agent-photo.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp } from '../app/app-context.tsx';
import { ownAgentQuery } from './own-agent-query.ts';
import './own-agent-line.css';

/** Face, name and phone of the person's agent on two lines, for menus; nothing until the agent is known. */
export function OwnAgentLine({ onChoose }: { readonly onChoose?: (() => void) | undefined }): ReactNode {
  const { client } = useApp();
  const { data: agent } = useQuery(ownAgentQuery(client));
  if (!agent) return null;
  const { name, phone, brokerage } = agent;
  return (
    <section className="own-agent-line hearth-bio" aria-label="Your agent">
      <AgentPhoto agent={agent} baseUrl={client.baseUrl} isLate />
      <div>
        <Link to={pages.ownAgent.path} onClick={onChoose}>
          {name}
        </Link>
        <span>Your agent, {brokerage.name}</span>
        {phone && (
          <a href={phoneUrl(phone)} aria-label={`Call ${name}: ${phoneText(phone)}`}>
            {phoneText(phone)}
          </a>
        )}
      </div>
    </section>
  );
}
