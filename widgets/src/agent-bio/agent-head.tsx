import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { ReactNode } from 'react';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { AgentPhoto } from './agent-photo.tsx';

interface AgentHeadProps {
  readonly agent: Agent;
  readonly baseUrl: string;
  readonly headingLevel: number;
  readonly withPhoto: boolean;
}

/**
 * The agent and the brokerage. The brokerage's name has at least half the size of the agent's (22 TAC 535.155): both sizes
 * are set here, in em of one element, and neither is a part that a page can style separately.
 */
export function AgentHead({ agent, baseUrl, headingLevel, withPhoto }: AgentHeadProps): ReactNode {
  const { name, title, trecLicense, team, brokerage } = agent;
  const Heading = `h${Math.min(Math.max(Math.round(headingLevel), 1), 5)}` as 'h2';
  return (
    <header className="hearth-bio__head">
      {withPhoto && <AgentPhoto key={agent.agentId} agent={agent} baseUrl={baseUrl} />}
      <div className="hearth-bio__identity" part="identity">
        <Heading className="hearth-bio__name">{name}</Heading>
        <p className="hearth-bio__broker">{brokerage.name}</p>
        {title && (
          <p className="hearth-bio__note" lang={DATA_LANGUAGE}>
            {title}
          </p>
        )}
        {team.name && <p className="hearth-bio__note">{team.name}</p>}
        {trecLicense && <p className="hearth-bio__note">TREC license {trecLicense}</p>}
      </div>
    </header>
  );
}
