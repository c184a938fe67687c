import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { AgentStep } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import { PortalInquiry } from '../../shared/inquiry/portal-inquiry.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';

const forms = {
  contact: { type: 'bio-inquiry', title: ({ firstname }: Agent) => `Contact ${firstname}` },
  'refer-me': { type: 'refer-me', title: ({ firstname }: Agent) => `Refer a friend to ${firstname}` },
  'review-me': { type: 'review-me', title: ({ firstname }: Agent) => `Review ${firstname}` },
} as const;

interface AgentDialogProps {
  readonly agent: Agent;
  readonly step: AgentStep;
  readonly onClose: () => void;
}

/** A form to the agent over the page; closing it leads to the page. */
export function AgentDialog({ agent, step, onClose }: AgentDialogProps): ReactNode {
  const { type, title } = forms[step];
  return (
    <SmallDialog title={title(agent)} onClose={onClose}>
      {step === 'review-me' && (
        <p>
          Your review appears on this page after we’ve confirmed your email and read it. We never change your
          words.
        </p>
      )}
      <PortalInquiry type={type} agent={agent.agentId} heading="" />
    </SmallDialog>
  );
}
