import type { Agent } from '@hearth/domain/contract/agent.ts';
import { getAgent } from '@hearth/domain/contract/routes.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import './search-chips.css';

/** The agents whose listings a search is of, by their licence numbers. */
export interface NamedAgent {
  readonly trecLicense: string;
  /** null while it is not known, and where nobody has the licence. */
  readonly name: string | null;
  /** The server says that nobody with a page has the licence. */
  readonly isUnknown: boolean;
  /** The server has not answered yet. */
  readonly isAwaited: boolean;
}

/** Asks for the names of the agents of a search; an unknown licence is no failure of the page. */
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
  // The same address answers to names.
  const isThis = data?.trecLicense === trecLicense;
  return {
    trecLicense,
    name: isThis ? data.name : null,
    isUnknown: error?.code === 'agent_not_found' || (data !== undefined && !isThis),
    isAwaited: isPending,
  };
}

/**
 * A search for the listings of people that nobody knows leads to the page that says so (specification section 2). Staff
 * have listings without a page: what finds homes stays. True where it leads there, or may yet.
 */
export function useUnknownAgents(agents: readonly NamedAgent[], total: number | null): boolean {
  const navigate = useNavigate();
  const [first] = agents;
  const isEmpty = agents.length > 0 && total === 0;
  const license = isEmpty && agents.every(({ isUnknown }) => isUnknown) ? first?.trecLicense : undefined;
  useEffect(() => {
    if (license !== undefined)
      navigate(`/iabs/${encodeURIComponent(license)}/404-not-found`, { replace: true });
  }, [license, navigate]);
  return isEmpty && agents.every(({ isUnknown, isAwaited }) => isUnknown || isAwaited);
}

/** 'Ada Reyes', or what is known of somebody without a page. */
export const agentText = ({ trecLicense, name }: NamedAgent): string => name ?? `License ${trecLicense}`;

interface AgentChipsProps {
  readonly agents: readonly NamedAgent[];
  readonly onClear: (trecLicense: string) => void;
}

/** Whose listings these are, each agent removable by itself. */
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
