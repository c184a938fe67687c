import { type AgentCard as Agent, listAgents } from '@hearth/domain/contract/agent.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AgentCard } from '../../shared/agents/agent-card.tsx';
import { useApp } from '../../shared/app/app-context.tsx';
import './agent-faces.css';

const faces = [1, 2, 3] as const;
/** Days after which the first agents come again. */
const days = 7;

/** Three of the edition's agents, others each day, and the way to all of them; nothing where there are none. */
export function AgentFaces(): ReactNode {
  const { client, moment } = useApp();
  const page = (Number(moment().today.slice(-2)) % days) + 1;
  const { data, isError } = useQuery({
    queryKey: ['agent faces', page],
    queryFn: ({ signal }) => agentsOf(client, page, signal),
    staleTime: 300_000,
  });
  if (isError || data?.length === 0) return null;
  return (
    <section className="agent-faces page-width" aria-labelledby="agent-faces">
      <div className="agent-faces__head">
        <h2 id="agent-faces">Meet our agents</h2>
        <a href={pages.agents.path}>All agents</a>
      </div>
      <ul className="agent-faces__list" aria-busy={data === undefined}>
        {data
          ? data.map((agent) => (
              <li key={agent.agentId}>
                <AgentCard agent={agent} headingLevel={3} isLate />
              </li>
            ))
          : faces.map((face) => (
              <li key={face}>
                <Skeleton height="172px" />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** The agents of a day, or the first ones of an edition with fewer agents. */
async function agentsOf(client: Client, page: number, signal: AbortSignal): Promise<readonly Agent[]> {
  const read = async (at: number) =>
    (await client.call(listAgents, { query: { limit: faces.length, page: at }, signal })).hits;
  const hits = await read(page);
  return hits.length > 0 || page === 1 ? hits : read(1);
}
