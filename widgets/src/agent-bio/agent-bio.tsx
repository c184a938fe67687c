import { getAgent } from '@hearth/domain/contract/agent.ts';
import type { ReactNode } from 'react';
import { dataOf } from '../client/request-state.ts';
import { useRequest } from '../client/use-request.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { AgentBioProps } from './agent-bio-props.ts';
import { agentFailure, isUnknown } from './agent-failure.ts';
import { AgentHead } from './agent-head.tsx';
import { AgentSection } from './agent-section.tsx';
import { BioRoom } from './bio-room.tsx';
import { bioSections } from './bio-sections.ts';

/** An agent: who they are, for which brokerage, and as much more as is wanted. */
export function AgentBio(props: AgentBioProps): ReactNode {
  const { client, agent: name = '', sections = bioSections, headingLevel = 2 } = props;
  const agentId = name.trim() || 'default';
  const ask = (signal: AbortSignal) => client.call(getAgent, { params: { agentId }, signal });
  const { request, retry } = useRequest(ask, agentId);
  const agent = dataOf(request);
  if (request.status === 'failed') {
    const unknown = isUnknown(request.error);
    return (
      <Notice onRetry={unknown ? undefined : retry}>
        {unknown ? 'This agent could not be found.' : agentFailure(request.error)}
      </Notice>
    );
  }
  if (!agent) return <BioSkeleton sections={sections} />;
  return (
    <BioRoom key={agent.agentId} isTall={isTall(sections)}>
      <AgentHead
        agent={agent}
        baseUrl={client.baseUrl}
        headingLevel={headingLevel}
        withPhoto={sections.includes('photo')}
      />
      {sections.map((section) => (
        <AgentSection key={`${section} ${agent.agentId}`} {...props} section={section} agent={agent} />
      ))}
    </BioRoom>
  );
}

/** Sections of unknown height: a page reserves a fixed room for them. */
const isTall = (sections: readonly string[]): boolean =>
  sections.some((section) => ['bio', 'listings', 'reviews'].includes(section));

/** Fills the room that the page has reserved. */
function BioSkeleton({ sections }: Pick<Required<AgentBioProps>, 'sections'>): ReactNode {
  return (
    <div className={isTall(sections) ? 'hearth-bio hearth-bio--tall' : 'hearth-bio'} aria-hidden="true">
      <div className="hearth-bio__head">
        {sections.includes('photo') && (
          <div className="hearth-bio__photo">
            <Skeleton height="100%" />
          </div>
        )}
        <div className="hearth-bio__identity">
          <Skeleton width="7em" />
          <Skeleton width="5em" />
        </div>
      </div>
      <Skeleton height="9em" />
    </div>
  );
}
