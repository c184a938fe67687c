import type { AgentCard as Agent } from '@hearth/domain/contract/agent.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { AgentPhoto } from '@hearth/widgets/agent-bio/agent-photo.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-context.tsx';
import './agent-card.css';

interface AgentCardProps {
  readonly agent: Agent;
  readonly headingLevel?: 2 | 3;
  /** Its photo is fetched once the visitor comes near. */
  readonly isLate?: boolean;
}

/** An agent with a face, the brokerage and the way to the bio page, which the whole card is a link to. */
export function AgentCard({ agent, headingLevel = 2, isLate = false }: AgentCardProps): ReactNode {
  const { client } = useApp();
  const { name, url, brokerage, title, teamName, languages, phone } = agent;
  const Heading = `h${headingLevel}` as const;
  const others = languages.filter((language) => language !== 'English');
  return (
    <article className="agent-card">
      <AgentPhoto agent={agent} baseUrl={client.baseUrl} isLate={isLate} />
      <div className="agent-card__facts">
        <Heading className="agent-card__name">
          <a href={url}>{name}</a>
        </Heading>
        <p className="agent-card__broker">{brokerage}</p>
        <p>{[title, teamName].filter(Boolean).join(', ')}</p>
        {others.length > 0 && <p>Also speaks {others.join(', ')}</p>}
        {phone && (
          <a
            className="agent-card__phone"
            href={phoneUrl(phone)}
            aria-label={`Call ${name}: ${phoneText(phone)}`}
          >
            {phoneText(phone)}
          </a>
        )}
      </div>
    </article>
  );
}
