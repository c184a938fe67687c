import { getAgent } from '@hearth/domain/contract/agent.ts';
import { agentTitle } from '@hearth/domain/page/agent-head.ts';
import { agentPathOf } from '@hearth/domain/page/pages.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { deferred } from '@hearth/widgets/ui/use-deferred.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { servedFirst } from '../../shared/app/served-answers.ts';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { useOverlay } from '../../ui/use-overlay.ts';
import { AgentFigures } from './agent-figures.tsx';
import { AgentHomes } from './agent-homes.tsx';
import { AgentIdentity } from './agent-identity.tsx';
import { AgentInvitation } from './agent-invitation.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import './agent-screen.css';

const dialog = deferred(async () => (await import('./agent-dialog.tsx')).AgentDialog);

type AgentScreenProps = Pick<ScreenProps<'agent'>, 'params' | 'location' | 'notFound'>;

/** The page of an agent; its forms are dialogs with paths below it. */
export function AgentScreen({ params: { name, step }, location, notFound }: AgentScreenProps): ReactNode {
  const { client, edition } = useApp();
  const { answers } = useSession();
  const navigate = useNavigate();
  const closeDialog = () => void navigate(agentPathOf(name), { replace: true });
  const AgentDialog = useOverlay(dialog, Boolean(step), closeDialog);
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
      {step && AgentDialog && (
        // biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once
        <AgentDialog key={step} agent={agent} step={step} onClose={closeDialog} />
      )}
    </article>
  );
}
