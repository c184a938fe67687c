import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { changeAgentSettings, getAgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import type { BodyInputOf } from '@hearth/domain/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { useSession } from '../../../shared/app/app-context.tsx';
import type { Session } from '../../../shared/app/session.ts';
import { saved } from '../use-action.ts';

/** The settings of the signed-in agent. */
export const agentSettingsQuery = ({ client, root }: Session) =>
  queryOptions({
    queryKey: [...root, 'agent-settings'],
    queryFn: ({ signal }) => client.call(getAgentSettings, { signal }),
  });

/** Shows settings that the server stored, on the public page too. */
export function useSettingsChanged(): (settings: AgentSettings) => void {
  const session = useSession();
  const { queries } = session;
  return (settings) => {
    queries.setQueryData(agentSettingsQuery(session).queryKey, settings);
    for (const name of ['agent', 'agents']) void queries.invalidateQueries({ queryKey: [name] });
  };
}

/** Stores settings and announces it; rejects with `ApiError`. */
export function useSaveSettings(): (body: BodyInputOf<typeof changeAgentSettings>) => Promise<AgentSettings> {
  const { client } = useSession();
  const changed = useSettingsChanged();
  return async (body) => {
    const settings = await client.call(changeAgentSettings, { body });
    changed(settings);
    saved();
    return settings;
  };
}
