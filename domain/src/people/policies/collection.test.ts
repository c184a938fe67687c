import { expect, it } from 'vitest';
import { viewers } from '../../testing/a-viewer.ts';
import { dismissedCollection } from '../dismissed-collection.ts';
import { proposedCollection } from '../proposed-collection.ts';
import type { Viewer } from '../viewer.ts';
import { abilities, can, homePolicy, type SharedCollection } from './collection.ts';

const { guest, client, unverifiedClient: owner, agent, anotherAgent } = viewers;

const collection = (changes: Partial<SharedCollection> = {}): SharedCollection => ({
  id: '7',
  ...{ ownerId: owner.userId, ownerAgentId: agent.agentId, actsFor: owner.userId, membership: null },
  collaboratorCount: 1,
  ...changes,
});

/** The actions that an actor has on a collection. */
const actions = (actor: Viewer, changes: Partial<SharedCollection> = {}) =>
  Object.entries(abilities(actor, collection(changes))).flatMap(([action, may]) => (may ? [action] : []));

const managing = ['see', 'rename', 'chooseCadence', 'remove', 'changeHomes', 'order', 'invite', 'comment'];

it('lets the owner and the agent who acts for the owner manage a collection', () => {
  expect(actions(owner)).toEqual([...managing, 'vote', 'openVotes', 'seeVotes', 'subscribe']);
  expect(actions(agent)).toEqual([...managing, 'seeVotes']);
});

it('lets people vote where they are several', () => {
  const alone = { collaboratorCount: 0 };
  expect(actions(owner, alone)).toEqual([...managing, 'seeVotes', 'subscribe']);
  expect(actions(owner, { ...alone, id: dismissedCollection })).not.toContain('seeVotes');
});

it('lets collaborators add homes, comment, vote and leave', () => {
  const joined = { actsFor: client.userId, membership: 'joined' } as const;
  expect(actions(client, joined)).toEqual([
    ...['see', 'chooseCadence', 'changeHomes', 'order', 'comment', 'vote', 'seeVotes', 'subscribe', 'leave'],
  ]);
  expect(actions(agent, { ...joined, actsFor: client.userId })).toEqual(['see']);
});

it('shows a collection to invited people and to the agent of the owner', () => {
  expect(actions(client, { actsFor: client.userId, membership: 'pending' })).toEqual(['see', 'answer']);
  expect(actions(agent, { actsFor: agent.userId })).toEqual(['see']);
});

it('hides a collection from all other people', () => {
  for (const actor of [guest, client, anotherAgent])
    expect(actions(actor, { actsFor: actor.role === 'guest' ? '' : actor.userId })).toEqual([]);
});

it('keeps the name of the dismissed homes, and shares them with no one', () => {
  const dismissed = { id: dismissedCollection, ownerId: agent.userId, actsFor: agent.userId };
  expect(actions(agent, dismissed)).toEqual(['see', 'changeHomes']);
  expect(can(client, 'changeHomes', collection(dismissed))).toBe(false);
});

it('lets people see and remove recommended homes, and add none', () => {
  const proposed = { id: proposedCollection, actsFor: owner.userId };
  expect(actions(owner, proposed)).toEqual(['see']);
  expect(homePolicy.can(owner, 'remove', { collection: collection(proposed), addedBy: agent.userId })).toBe(
    true,
  );
});

it('lets the owner, and of the collaborators the one who added it, remove a home', () => {
  const joined = collection({ actsFor: client.userId, membership: 'joined' });
  const removable = (actor: Viewer, addedBy: string | null, of = collection()) =>
    homePolicy.can(actor, 'remove', { collection: of, addedBy });
  expect(removable(owner, client.userId)).toBe(true);
  expect(removable(agent, null)).toBe(true);
  expect(removable(client, client.userId, joined)).toBe(true);
  expect(removable(client, owner.userId, joined)).toBe(false);
  expect(removable(client, null, joined)).toBe(false);
  expect(removable(client, client.userId, { ...joined, membership: 'pending' })).toBe(false);
});
