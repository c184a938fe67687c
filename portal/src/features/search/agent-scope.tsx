import type { Agent } from '@hearth/domain/contract/agent.ts';
import { getAgent } from '@hearth/domain/contract/agent.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import './search-chips.css';

/** The agents whose listings a search is of, by their license numbers. */
export interface NamedAgent {
  readonly trecLicense: string;
  /** null while the name is unknown, and where no agent has the license. */
  readonly name: string | null;
  /** The server knows no agent with a page and this license. */
  readonly isUnknown: boolean;
  /** The server has not responded yet. */
  readonly isAwaited: boolean;
}

/** Asks for the names of the agents of a search; an unknown license does not fail the page. */
export function useAgentsOfSearch(trecLicense: readonly string[]): readonly NamedAgent[] {
  const { client } = useApp();
  const answers = useQueries({
    queries: trecLicense.map((license) => ({
      queryKey: ['agent', license],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        client.call(getAgent, { params: { agentId: license }, signal }),
    })),
  });
  return trecLicense.map((license, at) => namedAgent(license, answers[at]));
}

function namedAgent(trecLicense: string, answer: UseQueryResult<Agent> | undefined): NamedAgent {
  const { data, error, isPending = true } = answer ?? {};
  // The endpoint also takes the name of an agent.
  const isThis = data?.trecLicense === trecLicense;
  return {
    trecLicense,
    name: isThis ? data.name : null,
    isUnknown: error?.code === 'agent_not_found' || (data !== undefined && !isThis),
    isAwaited: isPending,
  };
}

/**
 * Returns whether the agents of a search are unknown; the page for unknown agents follows (specification section 2). Staff have
 * listings but no page: a search that finds homes stays.
 * @param total the number of homes found; null while it is unknown
 */
export function unknownAgents(
  agents: readonly NamedAgent[],
  total: number | null,
): {
  /** Of the first agent, once all are known to be unknown. */
  readonly license: string | undefined;
  /** All agents are unknown, or may turn out to be. */
  readonly mayBeUnknown: boolean;
} {
  const isEmpty = agents.length > 0 && total === 0;
  return {
    license: isEmpty && agents.every(({ isUnknown }) => isUnknown) ? agents[0]?.trecLicense : undefined,
    mayBeUnknown: isEmpty && agents.every(({ isUnknown, isAwaited }) => isUnknown || isAwaited),
  };
}

/** 'Ada Reyes', or the license of an agent without a page. */
export const agentText = ({ trecLicense, name }: NamedAgent): string => name ?? `License ${trecLicense}`;

interface AgentChipsProps {
  readonly agents: readonly NamedAgent[];
  readonly onClear: (trecLicense: string) => void;
}

/** Agents of the listings, each removable separately. */
export function AgentChips({ agents, onClear }: AgentChipsProps): ReactNode {
  if (agents.length === 0) return null;
  return (
    <ul className="chips" aria-label="Agents">
      {agents.map((agent) => (
        <li key={agent.trecLicense}>
          <button type="button" className="chip" onClick={() => onClear(agent.trecLicense)}>
            <VisuallyHidden>Remove </VisuallyHidden>
            <span>Agent: {agentText(agent)}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
