import type { Agent } from '@hearth/domain/contract/agent.ts';
import { dataOf } from '@hearth/widgets/client/request-state.ts';
import { useRequest } from '@hearth/widgets/client/use-request.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../ui/app-context.tsx';

/** The agents whose listings a search is of, by their licence numbers. */
export interface NamedAgent {
  readonly trecLicense: string;
  /** null while it is not known, and where nobody has the licence. */
  readonly name: string | null;
}

/** Asks for the names of the agents of a search; an unknown licence is no failure of the page. */
export function useAgentsOfSearch(trecLicense: readonly string[]): readonly NamedAgent[] {
  const { client } = useApp();
  const ask = async (signal: AbortSignal): Promise<readonly NamedAgent[]> =>
    Promise.all(
      trecLicense.map(async (license) => ({
        trecLicense: license,
        name: await client
          .get<Agent>(`api/agent/${encodeURIComponent(license)}`, {}, signal)
          .then((agent) => agent.name)
          .catch(() => null),
      })),
    );
  const { request } = useRequest(trecLicense.length === 0 ? null : ask, trecLicense.join(' '));
  const known = new Map((dataOf(request) ?? []).map((agent) => [agent.trecLicense, agent.name]));
  return trecLicense.map((license) => ({ trecLicense: license, name: known.get(license) ?? null }));
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
