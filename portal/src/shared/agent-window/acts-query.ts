import { type AgentAct, getAgentActs } from '@hearth/domain/contract/agent-window.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';

export const actKeys = ({ root }: Pick<Session, 'root'>) => ({ all: [...root, 'agent-acts'] }) as const;

/** A page of looks and changes, and how many there are. */
export interface AgentActs {
  readonly items: readonly AgentAct[];
  readonly total: number;
}

/** A page of what the person's agent looked at and changed. @param limit of a page; 20 by default */
export const agentActsQuery = (session: Session, page: number, limit?: number) =>
  queryOptions({
    queryKey: [...actKeys(session).all, { page, limit }],
    queryFn: ({ signal }) =>
      session.client.call(getAgentActs, {
        query: { ...(page > 1 && { page: String(page) }), ...(limit && { limit: String(limit) }) },
        signal,
      }),
    enabled: session.viewer.role !== 'guest',
    refetchOnWindowFocus: true,
  });
