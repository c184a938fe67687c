import { changeHistorySwitches, getHistorySwitches } from '@hearth/domain/contract/history.ts';
import { type AgentTab, agentTabs, type HistorySwitches } from '@hearth/domain/people/history-rules.ts';
import { lookWords } from '@hearth/domain/people/looks.ts';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';
import { type Change, effect } from '../changes/change.ts';
import { useChange, useShownQuery } from '../changes/use-change.ts';
import { historyKeys } from '../history/history-keys.ts';
import '../../ui/check.css';

const switchesQuery = (session: Session) =>
  queryOptions({
    queryKey: historyKeys(session).switches,
    queryFn: ({ signal }) => session.client.call(getHistorySwitches, { signal }),
    enabled: session.viewer.role !== 'guest',
  });

/** The lists that the person's agent may see, one switch for each. */
export function AgentSwitches(): ReactNode {
  const session = useSession();
  const { history } = useApp();
  const { data } = useShownQuery(switchesQuery(session));
  const { change } = useChange((switches: Shown) => showing(session, switches, history.follow));
  const { showToAgent = true, hiddenFromAgent = [] } = data ?? {};
  const isShown = (tab: AgentTab) => showToAgent && !hiddenFromAgent.includes(tab);
  const toggle = (tab: AgentTab) => {
    const shown = agentTabs.filter((each) => isShown(each) !== (each === tab));
    const hidden = agentTabs.filter((each) => !shown.includes(each));
    change({ showToAgent: shown.length > 0, hiddenFromAgent: shown.length > 0 ? hidden : [] });
  };
  return (
    <fieldset className="account-form__choice" disabled={data === undefined}>
      <legend>Your agent can see your</legend>
      {agentTabs.map((tab) => (
        <label key={tab} className="check">
          <input type="checkbox" checked={isShown(tab)} onChange={() => toggle(tab)} />
          {lookWords[tab]}
        </label>
      ))}
    </fieldset>
  );
}

type Shown = Pick<HistorySwitches, 'showToAgent' | 'hiddenFromAgent'>;

const showing = (
  session: Session,
  switches: Shown,
  follow: (switches: HistorySwitches) => void,
): Change<HistorySwitches> => ({
  key: [...historyKeys(session).switches, 'agent'],
  apply: [effect<HistorySwitches>(historyKeys(session).switches, (before) => ({ ...before, ...switches }))],
  call: (call) =>
    call(changeHistorySwitches, {
      body: { showToAgent: switches.showToAgent, hiddenFromAgent: [...switches.hiddenFromAgent] },
    }),
  words: { failed: 'Unable to change what your agent sees' },
  onSuccess: follow,
});
