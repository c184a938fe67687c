import type { getCollection, getCollections, SavedHomes } from '@hearth/domain/contract/collection.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { encodeSearchQuery } from '@hearth/domain/search/url/api-query.ts';
import { aPerson } from '../a-person.ts';
import { everyFilterOpen } from '../a-search.ts';
import { testNow } from '../generated-listings.ts';
import type { Asker, TestApp } from '../test-app.ts';
import { type LeakAnswer, type LeakPath, type LeakVisitor, queryText } from './leak-path.ts';
import type { Suspect } from './leak-world.ts';

const everything = queryText(encodeSearchQuery({ filters: everyFilterOpen, limit: 50 }));

/** Ways to read a collection that has the suspect. Its person once saw it, as what the person is now may not. */
const reads: readonly (readonly [
  endpoint: string,
  reachedBy: LeakPath['reachedBy'],
  url: (id: string) => string,
  countOf?: (answer: unknown) => number,
])[] = [
  [
    'GET /api/listing/collection',
    'link',
    () => '/api/listing/collection',
    (answer) =>
      (answer as ResponseOf<typeof getCollections>).items.reduce((sum, { total }) => sum + total, 0),
  ],
  [
    'GET /api/listing/collection/homes',
    'link',
    () => '/api/listing/collection/homes',
    (answer) => (answer as SavedHomes[]).reduce((sum, { listingIds }) => sum + listingIds.length, 0),
  ],
  [
    'GET /api/v2/listing/collection/{id}',
    'link',
    (id) => `/api/v2/listing/collection/${id}`,
    (answer) => (answer as ResponseOf<typeof getCollection>).total,
  ],
  [
    'GET /api/listing/collection/{id}/points',
    'link',
    (id) => `/api/listing/collection/${id}/points`,
    (answer) => (answer as MapPoints).total,
  ],
  ['GET /api/listing/collection/{id}/csv', 'link', (id) => `/api/listing/collection/${id}/csv`],
  [
    'GET /api/v2/listing/search',
    'list',
    (id) => `/api/v2/listing/search?collection=${id}&${everything}`,
    (answer) => (answer as SearchResult).total,
  ],
];

/** The visitor as a person with an account, who saved the suspect; a guest asks for the collection of another person. */
async function owner(
  server: TestApp,
  { listing }: Suspect,
  { viewer }: LeakVisitor,
): Promise<{ readonly asker: Asker; readonly id: string }> {
  const { kysely } = server.db;
  const person = await aPerson(kysely, { role: viewer.role === 'agent' ? 'Agent' : 'Client' });
  const words = { edition: 'austin', name: 'Saved homes', createdAt: testNow, updatedAt: testNow } as const;
  const { id: collectionId } = await kysely
    .insertInto('collection')
    .values({ personId: person.id, ...words })
    .returning('id')
    .executeTakeFirstOrThrow();
  const home = { collectionId, listingkey: listing.listingkey, addedAt: testNow };
  await kysely.insertInto('collectionListing').values(home).execute();
  const asker = server.as(viewer.role === 'guest' ? viewer : { ...viewer, userId: person.id });
  return { asker, id: String(collectionId) };
}

export const collectionPaths: readonly LeakPath[] = reads.map(([endpoint, reachedBy, url, countOf]) => ({
  name: `${endpoint} of a person who saved it`,
  endpoint,
  ...{ reachedBy, by: 'name', audience: 'viewer', needsAccount: true, knowsNoKeys: true },
  async ask(server, suspect, visitor): Promise<LeakAnswer> {
    const { asker, id } = await owner(server, suspect, visitor);
    const { body, statusCode } = await asker.inject({ url: url(id) });
    const count = countOf && statusCode === 200 ? countOf(JSON.parse(body)) : null;
    return { text: body, count, status: statusCode };
  },
}));
