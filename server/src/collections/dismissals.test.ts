import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { fullAddress } from '@hearth/domain/listing/address.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeListings } from '../listings/remove-listings.service.ts';
import { aPerson } from '../testing/a-person.ts';
import { testNow } from '../testing/generated-listings.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate listing, person, removed_listing cascade`.execute(server.db.kysely);
});

const home = aListing({ listingid: 'AUS1', listingkey: 'AUS-1', sourcelistingid: '1' });
const other = aListing({ listingid: 'AUS2', listingkey: 'AUS-2', sourcelistingid: '2' });

const signedIn = async () => {
  const person = await aPerson(server.db.kysely);
  return { ...person, asker: server.as(person.viewer) };
};
const post = (asker: Asker, what: string) =>
  asker.inject({ method: 'POST', url: `/api/v2/listing/${what}`, remoteAddress: '203.0.113.7' });

it('a mark can be taken back while its home is hidden or gone, with the answer that any id has', async () => {
  await server.save(home);
  const [mine, theirs] = [await signedIn(), await signedIn()];
  const marks = async () =>
    (await server.db.kysely.selectFrom('dismissedListing').select('personId').execute()).map(
      ({ personId }) => personId,
    );
  const hidden = [
    () => server.save(aListing({ ...home, source: 'EX', mlsstatus: 'Private' })),
    () => server.save(aListing({ ...home, internetentirelistingdisplayyn: false })),
    () => removeListings(server.db.kysely, [{ listingkey: 'AUS-1', reason: 'test' }], testNow),
  ];
  for (const hide of hidden) {
    await server.save(home);
    for (const { asker } of [mine, theirs]) await post(asker, 'AUS1/dismiss');
    await hide();
    expect((await post(mine.asker, '1/dismiss')).statusCode).toBeGreaterThanOrEqual(404);
    expect((await post(mine.asker, '1/retain')).json()).toEqual({ done: true });
    expect(await marks()).toEqual([theirs.id]);
  }
  const answers = await Promise.all(['AUS1', 'AUS404'].map((id) => post(mine.asker, `${id}/retain`)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    answers.map(() => [200, '{"done":true}']),
  );
  expect(await marks()).toEqual([theirs.id]);
});

it('a dismissed home is no unknown place when its person searches for its address', async () => {
  await server.save(home, other);
  const { asker } = await signedIn();
  await post(asker, 'AUS1/dismiss');
  await post(asker, 'AUS2/dismiss');
  const address = new URLSearchParams({ address: fullAddress(home) });
  const found = await asker.get<SearchResult>(`/api/v2/listing/search?${address}`);
  expect([found.total, found.unknownPlaces]).toEqual([0, undefined]);
});
