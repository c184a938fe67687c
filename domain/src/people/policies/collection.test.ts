import { expect, it } from 'vitest';
import { viewers } from '../../testing/a-viewer.ts';
import { dismissedCollection } from '../dismissed-collection.ts';
import { abilities, can } from './collection.ts';

const { guest, client, unverifiedClient, agent } = viewers;

it('lets the owner alone change a collection', () => {
  const collection = { id: '7', ownerId: unverifiedClient.userId };
  const all = { rename: true, remove: true, changeHomes: true };
  const none = { rename: false, remove: false, changeHomes: false };
  const answers = [unverifiedClient, guest, client, agent].map((actor) => abilities(actor, collection));
  expect(answers).toEqual([all, none, none, none]);
});

it('keeps the name of the dismissed homes', () => {
  const dismissed = { id: dismissedCollection, ownerId: agent.userId };
  expect(abilities(agent, dismissed)).toEqual({ rename: false, remove: false, changeHomes: true });
  expect(can(client, 'changeHomes', dismissed)).toBe(false);
});
