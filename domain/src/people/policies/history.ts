import type { AgentTab, HistorySwitches } from '../history-rules.ts';
import type { Viewer } from '../viewer.ts';
import { policyOf } from './policy.ts';

export interface OwnedHistory {
  /** Account of the person who viewed. */
  readonly ownerId: string;
  /** Username of that person's agent; null for none. */
  readonly ownerAgentId: string | null;
  readonly switches: HistorySwitches;
  /** The list of it that is asked for. */
  readonly tab: AgentTab;
}

const isOwner = (actor: Viewer, { ownerId }: OwnedHistory): boolean =>
  actor.role !== 'guest' && actor.userId === ownerId;

/** Rights of people on the homes and searches that a person viewed. */
export const { can } = policyOf({
  /** The owner, and the owner's agent, each as long as the switch for them is on and, for the agent, the tab is not hidden. */
  see: (actor, history: OwnedHistory) => {
    const { ownerAgentId, switches, tab } = history;
    if (isOwner(actor, history)) return switches.showToMe;
    const isAgent = actor.role === 'agent' && actor.agentId === ownerAgentId;
    return isAgent && switches.showToAgent && !switches.hiddenFromAgent.includes(tab);
  },
});
