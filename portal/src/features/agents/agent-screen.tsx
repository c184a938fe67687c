import { type Agent, getAgent } from '@hearth/domain/contract/agent.ts';
import { agentTitle } from '@hearth/domain/page/agent-head.ts';
import { type AgentStep, agentPathOf } from '@hearth/domain/page/pages.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { servedFirst } from '../../shared/app/served-answers.ts';
import { PortalInquiry } from '../../shared/inquiry/portal-inquiry.tsx';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { AgentFigures } from './agent-figures.tsx';
import { AgentHomes } from './agent-homes.tsx';
import { AgentIdentity } from './agent-identity.tsx';
import { AgentInvitation } from './agent-invitation.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import './agent-screen.css';

type AgentScreenProps = Pick<ScreenProps<'agent'>, 'params' | 'location' | 'notFound'>;

/** The page of an agent; its forms are dialogs with paths below it. */
export function AgentScreen({ params: { name, step }, location, notFound }: AgentScreenProps): ReactNode {
  const { client, edition } = useApp();
  const { answers } = useSession();
  const request = { params: { agentId: name } };
  const {
    data: agent,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['agent', name],
    queryFn: ({ signal }) => client.call(getAgent, { ...request, signal }),
    ...servedFirst(() => answers.of(getAgent, request)),
  });
  if (error?.status === 404) return notFound;
  if (error && !agent)
    return (
      <section className="agent page-width">
        <PageHead />
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined} isRetrying={isFetching}>
          {failureText(error, 'Unable to fetch the agent.')}
        </Notice>
      </section>
    );
  if (!agent)
    return (
      <>
        <PageHead />
        <ScreenSkeleton />
      </>
    );
  return (
    <article className="agent page-width hearth-bio">
      <PageHead title={agentTitle(agent, edition)} canonical={agent.url} />
      <AgentInvitation agent={agent} location={location} />
      <AgentIdentity agent={agent} />
      <AgentFigures agent={agent} />
      <AgentTabs agent={agent} location={location} />
      <AgentHomes agent={agent} />
      {step && <AgentDialog key={step} agent={agent} name={name} step={step} />}
    </article>
  );
}

const forms = {
  contact: { type: 'bio-inquiry', title: ({ firstname }: Agent) => `Contact ${firstname}` },
  'refer-me': { type: 'refer-me', title: ({ firstname }: Agent) => `Refer a friend to ${firstname}` },
  'review-me': { type: 'review-me', title: ({ firstname }: Agent) => `Review ${firstname}` },
} as const;

interface AgentDialogProps {
  readonly agent: Agent;
  /** Name of the agent in the page's path. */
  readonly name: string;
  readonly step: AgentStep;
}

/** A form to the agent over the page; closing it leads to the page. */
function AgentDialog({ agent, name, step }: AgentDialogProps): ReactNode {
  const navigate = useNavigate();
  const { type, title } = forms[step];
  return (
    <SmallDialog title={title(agent)} onClose={() => void navigate(agentPathOf(name), { replace: true })}>
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
