import { type AgentList, agentsPerPage } from '@hearth/domain/contract/agent.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { directoryChoices, directoryWords } from '@hearth/domain/page/agents-page.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { AgentCard } from '../../shared/agents/agent-card.tsx';
import { agentsQuery } from '../../shared/agents/agents-query.ts';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList, SkeletonItems } from '../../shared/personal-list/personal-list.tsx';
import { withToasts } from '../../ui/toast.ts';
import { AgentFilters } from './agent-filters.tsx';
import { Offices } from './offices.tsx';
import './agents.css';

/** The directory of the edition's agents, 20 to a page, with its state in the address. */
export function AgentsScreen({ location }: Pick<ScreenProps<'agents'>, 'location'>): ReactNode {
  const { client, edition } = useApp();
  const { answers } = useSession();
  const address = useListAddress(location, directoryChoices);
  const request = useQuery({ ...agentsQuery(client, answers, address), placeholderData: keepPreviousData });
  useRestored(request, location.pathname + location.search);
  const { data } = request;
  const { heading, text } = directoryWords(edition);
  return (
    <section className="list-page page-width">
      <PageHead />
      <h1>{heading}</h1>
      <p className="agents__text">{text}</p>
      {address.chosen.retired && (
        <p className="agents__retired" role="status">
          That agent has left the company. Their listings stay, and any agent here is glad to help you.
        </p>
      )}
      <AgentFilters address={address} languages={data?.languages} />
      <PersonalList
        name="The agents"
        request={request}
        items={data?.hits}
        keyOf={({ agentId }) => agentId}
        className="agents__list"
        {...(data && { count: countText(data.total) })}
        empty={data?.total === 0 && <p>Try fewer letters, or clear the languages.</p>}
        paging={data && { address, total: data.total, pageCount: Math.ceil(data.total / agentsPerPage) }}
        skeleton={
          <SkeletonItems className="agents__list" count={8}>
            <Skeleton height="176px" />
          </SkeletonItems>
        }
      >
        {(agent, at) => <AgentCard agent={agent} isLate={at > 5} />}
      </PersonalList>
      <Offices />
    </section>
  );
}

const countText = (total: number): string => {
  if (total === 0) return 'No agents found';
  return total === 1 ? '1 agent' : `${groupDigits(total)} agents`;
};

/** Goes back to the address of the last shown agents where others could not be loaded. */
function useRestored({ data, error, isPlaceholderData }: UseQueryResult<AgentList>, address: string): void {
  const navigate = useNavigate();
  const shown = useRef<string>(undefined);
  const restore = useEffectEvent(() => {
    if (shown.current === undefined || shown.current === address) return;
    void navigate(shown.current, { replace: true });
    const description = error ? failureText(error, 'Please try again.') : undefined;
    withToasts((toasts) => toasts.error('Unable to fetch agents', { description }));
  });
  useEffect(() => {
    if (error) restore();
    else if (data && !isPlaceholderData) shown.current = address;
  }, [data, error, isPlaceholderData, address]);
}
