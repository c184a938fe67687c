import type { OwnAgentReason } from '@hearth/domain/contract/agent.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnAgent } from '../../shared/agents/own-agent.tsx';
import { ownAgentQuery } from '../../shared/agents/own-agent-query.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PortalInquiry } from '../../shared/inquiry/portal-inquiry.tsx';
import './inquiry-screen.css';

const reasons: Readonly<Record<OwnAgentReason, (firstname: string, company: string) => string>> = {
  assigned: (firstname, company) => `${firstname} is your agent at ${company}.`,
  recommended: (firstname) => `${firstname} invited you, so ${firstname} answers you for now.`,
  default: (firstname) => `You haven’t chosen an agent yet, so ${firstname} answers you.`,
};

/** The client's agent, why it is this one, and a form to write to them. */
export function OwnAgentScreen(): ReactNode {
  const { client, edition } = useApp();
  const { data: agent } = useQuery(ownAgentQuery(client));
  return (
    <section className="inquiry-page page-width">
      <PageHead />
      <div className="inquiry-page__words">
        <h1>Contact Your Agent</h1>
        {agent && <p>{reasons[agent.why](agent.firstname, edition.name)}</p>}
        <OwnAgent />
      </div>
      <PortalInquiry type="ask-a-question" heading="" />
    </section>
  );
}
