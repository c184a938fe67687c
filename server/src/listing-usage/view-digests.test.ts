import { createHash } from 'node:crypto';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upkeep } from '../jobs/upkeep.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await emptyTables(
    server.db.kysely,
    ...(['listing', 'person', 'countedView', 'listingViewCount', 'serverSecret'] as const),
  );
});

const home = aListing({ listingid: 'AUS1', listingkey: 'AUS-1', sourcelistingid: '1' });
const other = aListing({ listingid: 'AUS2', listingkey: 'AUS-2', sourcelistingid: '2' });

const post = (asker: Asker, what: string) =>
  asker.inject({ method: 'POST', url: `/api/v2/listing/${what}`, remoteAddress: '203.0.113.7' });

it('a view stores no digest that all addresses could be tried for, and no secret after its day', async () => {
  await server.save(home);
  await post(server, 'AUS1/view');
  const digests = await server.db.kysely.selectFrom('countedView').select('key').execute();
  const tried = createHash('sha256').update('AUS-1\nnetwork 203.0.113.7').digest('base64url');
  expect(digests).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(digests).not.toEqual([{ key: tried }]);
  const secrets = async () =>
    (await server.db.kysely.selectFrom('serverSecret').select('name').execute())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('views'));
  expect(await secrets()).toEqual(['views 2026-11-21']);
  const tomorrow = new Date(testNow.getTime() + 86_400_000);
  await upkeep({ db: server.db, config: { retentionMonths: 0 }, clock: () => tomorrow });
  expect(await secrets()).toEqual([]);
});

it('a view deletes the digests of other views that expired with the next view', async () => {
  await server.save(home, other);
  for (const id of ['AUS1', 'AUS2']) await post(server, `${id}/view`);
  await sql`update counted_view set expires_at = ${testNow}`.execute(server.db.kysely);
  await post(server, 'AUS1/view');
  const left = await server.db.kysely.selectFrom('countedView').select('expiresAt').execute();
  expect(left).toEqual([{ expiresAt: new Date(testNow.getTime() + 3_600_000) }]);
});
