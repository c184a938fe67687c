import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { detailsSource } from './details-source.queries.ts';
import { historyOfListings } from './history.queries.ts';
import { accessible, historyAccess } from './history-access.ts';
import { saveListings } from './save-listings.service.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const listing = aListing({
    listingkey: 'once-private',
    source: 'EX',
    mlsstatus: 'Private',
    listprice: 900_000,
  });
  await saveListings(db.kysely, [listing], { now: new Date('2026-11-01T12:00:00Z') });
  await saveListings(db.kysely, [{ ...listing, mlsstatus: 'Active', listprice: 875_000 }], {
    now: new Date('2026-11-10T12:00:00Z'),
  });
});
afterAll(() => db.drop());

const seenBy = async (viewer: Viewer) =>
  (await historyOfListings(db.kysely, ['once-private'], historyAccess(viewer))).map(
    (entry) => entry.mlsstatus,
  );

it('hides from guests and clients that a listing was private once', async () => {
  expect(await seenBy(viewers.guest)).not.toContain('Private');
  expect(await seenBy(viewers.client)).not.toContain('Private');
  expect(await seenBy(viewers.agent)).toContain('Private');
});

it('writes the same history on the page of a listing as in lists', async () => {
  const source = await detailsSource(db.kysely, 'austin', 'AUS1000001');
  // The price of the private time is in no line of the public one.
  expect(source?.history.map(({ price }) => price)).toEqual([450_000, 875_000]);
  for (const viewer of [viewers.guest, viewers.client, viewers.agent])
    expect(accessible(source?.history ?? [], historyAccess(viewer))).toEqual(
      await historyOfListings(db.kysely, ['once-private'], historyAccess(viewer)),
    );
});
