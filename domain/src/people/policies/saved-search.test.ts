import { expect, it } from 'vitest';
import { viewers } from '../../testing/a-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { abilities } from './saved-search.ts';

const { guest, client, unverifiedClient: owner, agent, anotherAgent } = viewers;
const search = { ownerId: owner.userId, ownerAgentId: agent.agentId, membership: null };

const actions = (actor: Viewer, actsFor: string, membership: 'joined' | 'pending' | null = null) =>
  Object.entries(abilities(actor, { ...search, actsFor, membership })).flatMap(([action, may]) =>
    may ? [action] : [],
  );

it('lets the owner and the agent who acts for the owner manage a saved search', () => {
  for (const actor of [owner, agent])
    expect(actions(actor, owner.userId)).toEqual([
      'see',
      'update',
      'chooseCadence',
      'remove',
      'sendResults',
      'invite',
    ]);
});

it('hides a saved search from all other people, and from the agent outside of agent mode', () => {
  for (const actor of [guest, client, anotherAgent]) expect(actions(actor, owner.userId)).toEqual([]);
  expect(actions(agent, agent.userId)).toEqual([]);
});

it('lets people who joined choose their cadence and leave, and invited ones answer', () => {
  expect(actions(client, client.userId, 'joined')).toEqual(['see', 'chooseCadence', 'leave']);
  expect(actions(client, client.userId, 'pending')).toEqual(['see', 'answer']);
});

it('shows a search that a contact joined to the agent who acts for the contact', () => {
  expect(actions(anotherAgent, client.userId, 'joined')).toEqual(['see']);
});
