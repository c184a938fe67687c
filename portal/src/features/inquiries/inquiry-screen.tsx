import { inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { type InquiryPageName, inquiryPages } from '@hearth/domain/page/inquiry-pages.ts';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnAgent } from '../../shared/agents/own-agent.tsx';
import { ownAgentQuery } from '../../shared/agents/own-agent-query.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { PortalInquiry } from '../../shared/inquiry/portal-inquiry.tsx';
import { Interviewer } from './interviewer.tsx';
import './inquiry-screen.css';

/** A form as a page, beside the agent who answers. */
export function InquiryScreen({ page }: Pick<ScreenProps<InquiryPageName>, 'page'>): ReactNode {
  const { edition } = useApp();
  const { type, heading, text } = inquiryPages[page];
  const needsAgent = inquiryTypes[type].subject === 'agent';
  return (
    <section className="inquiry-page page-width">
      <PageHead />
      <div className="inquiry-page__words">
        <h1>{heading}</h1>
        <p>{text(edition)}</p>
        {type === 'request-an-interview' ? <Interviewer /> : <OwnAgent />}
        {needsAgent && <a href="/agents">Choose another agent</a>}
      </div>
      {needsAgent ? <AgentInquiry type={type} /> : <PortalInquiry key={type} type={type} heading="" />}
    </section>
  );
}

interface AgentInquiryProps {
  readonly type: (typeof inquiryPages)[InquiryPageName]['type'];
}

/** A form about the visitor's own agent, once that is known. */
function AgentInquiry({ type }: AgentInquiryProps): ReactNode {
  const { client } = useApp();
  const { data: agent, isError } = useQuery(ownAgentQuery(client));
  if (isError) return <p>Choose an agent in the directory first.</p>;
  if (!agent) return <Skeleton height="640px" />;
  return <PortalInquiry type={type} agent={agent.agentId} heading="" />;
}
