import { expect, it } from 'vitest';
import { viewers } from '../../testing/a-viewer.ts';
import { abilities, type CollectionComment } from './comment.ts';

const { guest, client, unverifiedClient: owner, agent, anotherAgent } = viewers;

const comment = (changes: Partial<CollectionComment> = {}, actsFor = client.userId): CollectionComment => ({
  collection: {
    ...{ collaboratorCount: 1, id: '7', ownerId: owner.userId, ownerAgentId: agent.agentId, actsFor },
    membership: actsFor === client.userId ? 'joined' : null,
  },
  authorId: client.userId,
  isDeleted: false,
  ...changes,
});

it('lets the author edit and remove a comment, while the author takes part', () => {
  expect(abilities(client, comment())).toEqual({ edit: true, remove: true });
  const left = { ...comment().collection, membership: null };
  expect(abilities(client, comment({ collection: left }))).toEqual({ edit: false, remove: false });
  expect(abilities(client, comment({ isDeleted: true }))).toEqual({ edit: false, remove: false });
});

it('lets the owner and the agent in agent mode remove a comment of another person', () => {
  const expected = { edit: false, remove: true };
  expect(abilities(owner, comment({}, owner.userId))).toEqual(expected);
  expect(abilities(agent, comment({}, owner.userId))).toEqual(expected);
});

it('refuses all other people', () => {
  for (const [actor, actsFor] of [
    [guest, ''],
    [agent, agent.userId],
    [anotherAgent, anotherAgent.userId],
  ] as const)
    expect(abilities(actor, comment({}, actsFor))).toEqual({ edit: false, remove: false });
  expect(abilities(client, comment({ authorId: null }))).toEqual({ edit: false, remove: false });
});
