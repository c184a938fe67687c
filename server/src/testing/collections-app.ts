import type {
  Collection,
  getCollection,
  getCollections,
  SavedHomes,
} from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Person } from '../db/tables.ts';
import { aPerson } from './a-person.ts';
import { emptyTables } from './empty-tables.ts';
import { type Asker, startTestApp, type TestApp } from './test-app.ts';

export type CollectionPage = ResponseOf<typeof getCollection>;

/** The paths of collections: those of the API and those of its second version. */
export const base = '/api/listing/collection';
export const v2 = '/api/v2/listing/collection';

/** A home with one photo and the ids AUS1, AUS-1 and 1. */
export const aHome = (number: number, changes: Partial<Listing> = {}): Listing =>
  aListing({
    ...{ listingid: `AUS${number}`, listingkey: `AUS-${number}`, sourcelistingid: `${number}` },
    ...{ media: [aMedia({ mediaobjectid: `photo-${number}` })] },
    ...changes,
  });

/** The people who may have collections. */
export const kindsOfPeople: readonly (readonly [who: string, changes: Partial<Insertable<Person>>])[] = [
  ['a client', {}],
  ['a client who has not verified', { emailVerified: false }],
  ['an agent', { role: 'Agent' }],
];

/** The server for the tests of the file that calls this; every test finds it without listings and people. */
export function collectionsApp() {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ config: { requestsPerMinute: 0 } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db.kysely, 'listing', 'person', 'removedListing', 'listingSource');
  });
  return {
    get server() {
      return server;
    },
    async signedIn(changes: Partial<Insertable<Person>> = {}) {
      const person = await aPerson(server.db.kysely, changes);
      return { ...person, asker: server.as(person.viewer) };
    },
  };
}

export const send = (
  asker: Asker,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => asker.inject({ method, url, ...(payload && { payload }) });

export async function create(asker: Asker, body: object = { name: 'Lake homes' }): Promise<Collection> {
  const answer = await send(asker, 'POST', base, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Collection>();
}
export const add = (asker: Asker, id: string, listingId: string) =>
  send(asker, 'PUT', `${base}/${id}/listings/${listingId}`);
export const remove = (asker: Asker, id: string, listingId: string) =>
  send(asker, 'DELETE', `${base}/${id}/listings/${listingId}`);
export const list = async (asker: Asker, query = '') =>
  (await asker.get<ResponseOf<typeof getCollections>>(`${base}${query}`)).items;
export const savedHomes = (asker: Asker) => asker.get<SavedHomes[]>(`${base}/homes`);
export const idsIn = async (asker: Asker, id: string) =>
  (await asker.get<CollectionPage>(`${v2}/${id}`)).listingIds;
export const dismiss = (asker: Asker, id: string) => send(asker, 'POST', `/api/v2/listing/${id}/dismiss`);
export const isDismissed = async (asker: Asker, id: string) =>
  (await asker.get<{ dismissed: boolean }>(`/api/v2/listing/dismissed/${id}`)).dismissed;
