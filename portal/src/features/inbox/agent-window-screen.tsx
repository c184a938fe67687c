import { agentActsPerPage } from '@hearth/domain/contract/agent-window.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { agentActsQuery } from '../../shared/agent-window/acts-query.ts';
import { AgentActLine } from '../../shared/agent-window/agent-act.tsx';
import { AgentSwitches } from '../../shared/agent-window/agent-switches.tsx';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { Waiting } from '../../shared/personal-list/list-head.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList } from '../../shared/personal-list/personal-list.tsx';

/** Everything that the person's agent looked at or changed, and the switches of what the agent may see. */
export function AgentWindowScreen({ location }: Pick<ScreenProps<'agentWindow'>, 'location'>): ReactNode {
  const address = useListAddress(location);
  const { query: request, data } = useShownQuery({
    ...agentActsQuery(useSession(), address.page),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0 } = data ?? {};
  return (
    <section className="list-page page-width">
      <PageHead />
      <h1>Your Agent’s Activity</h1>
      <AgentSwitches />
      <p>
        <a href="/menu/viewed-pages">See the pages you viewed</a>
      </p>
      <PersonalList
        name="Your agent’s activity"
        request={request}
        items={items}
        keyOf={({ id }) => String(id)}
        className="inbox__list"
        count={
          total === 0
            ? 'Your agent hasn’t looked at anything or changed anything for you yet.'
            : `${total} ${total === 1 ? 'entry' : 'entries'}, the newest first`
        }
        paging={data && { address, total, pageCount: Math.ceil(total / agentActsPerPage) }}
        skeleton={<Waiting />}
      >
        {(act) => <AgentActLine act={act} />}
      </PersonalList>
    </section>
  );
}
