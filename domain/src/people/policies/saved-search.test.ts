import { expect, it } from 'vitest';
import { viewers } from '../../testing/a-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { abilities } from './saved-search.ts';

const { guest, client, unverifiedClient: owner, agent, anotherAgent } = viewers;
const search = { ownerId: owner.userId, ownerAgentId: agent.agentId };

const actions = (actor: Viewer, actsFor: string) =>
  Object.entries(abilities(actor, { ...search, actsFor })).flatMap(([action, may]) => (may ? [action] : []));

it('lets the owner and the agent who acts for the owner manage a saved search', () => {
  for (const actor of [owner, agent])
    expect(actions(actor, owner.userId)).toEqual(['see', 'update', 'remove']);
});

it('hides a saved search from all other people, and from the agent outside of agent mode', () => {
  for (const actor of [guest, client, anotherAgent]) expect(actions(actor, owner.userId)).toEqual([]);
  expect(actions(agent, agent.userId)).toEqual([]);
});
