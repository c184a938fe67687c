import {
  addCollection,
  addToCollection,
  getCollections,
  removeCollection,
} from '@hearth/domain/contract/collection.ts';
import type { Route } from '@hearth/domain/contract/endpoint.ts';
import { noteHome } from '@hearth/domain/contract/home-note.ts';
import { searchListings } from '@hearth/domain/contract/search.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { Call } from '@hearth/widgets/client/endpoint-call.ts';
import { expect, test, vi } from 'vitest';
import { actingClient } from './acting-client.ts';

function acting(answer: () => unknown = () => ({}), isQuiet = false) {
  const sent: unknown[] = [];
  const onLost = vi.fn();
  const call = (async (_: Route, parts: unknown) => {
    sent.push(parts);
    return answer();
  }) as Call;
  const client: Client = { baseUrl: 'https://homes.example/', call };
  return { client: actingClient(client, 'kim', onLost, () => isQuiet), sent, onLost };
}

test('names the contact in the part of a request that the endpoint declares', async () => {
  const { client, sent } = acting();
  await client.call(getCollections);
  await client.call(addCollection, { body: { name: 'Lake' } });
  await client.call(removeCollection, { params: { id: '1' } });
  await client.call(searchListings, { query: [['minBedrooms', '3']] });
  await client.call(noteHome, { params: { id: '1' }, body: { text: 'own' } });
  expect(sent).toEqual([
    { query: { user: 'kim' } },
    { body: { name: 'Lake', owner: 'kim' } },
    { params: { id: '1' }, query: { owner: 'kim' } },
    {
      query: [
        ['minBedrooms', '3'],
        ['user', 'kim'],
      ],
    },
    { params: { id: '1' }, body: { text: 'own' } },
  ]);
});

test('reports a refused owner, and no other refusal', async () => {
  const refused = (validationErrors: readonly { name: string; message: string }[]) =>
    acting(() => {
      throw new ApiError('forbidden', 'no', { validationErrors });
    });
  const lost = refused([{ name: 'user', message: 'must be your own' }]);
  await expect(lost.client.call(getCollections)).rejects.toMatchObject({ code: 'forbidden' });
  expect(lost.onLost).toHaveBeenCalledOnce();
  const other = refused([]);
  await expect(other.client.call(getCollections)).rejects.toMatchObject({ code: 'forbidden' });
  expect(other.onLost).not.toHaveBeenCalled();
});

test('sends no mail to the contact where the agent wants none and the call does not decide', async () => {
  const { client, sent } = acting(undefined, true);
  await client.call(addCollection, { body: { name: 'Porches' } });
  await client.call(addToCollection, { params: { id: '1', listingId: 'AUS1' } });
  await client.call(addCollection, { body: { name: 'Porches', notNotifyUser: false } });
  await client.call(removeCollection, { params: { id: '1' } });
  expect(sent).toMatchObject([
    { body: { owner: 'kim', notNotifyUser: true } },
    { query: { owner: 'kim', notNotifyUser: 'true' } },
    { body: { notNotifyUser: false } },
    { query: { owner: 'kim' } },
  ]);
  expect(sent[3]).not.toHaveProperty('query.notNotifyUser');
});
