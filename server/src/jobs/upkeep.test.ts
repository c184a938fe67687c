import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consumePass } from '../captcha/captcha.service.ts';
import { saveListings } from '../listings/save-listings.service.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { upkeep } from './upkeep.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const sold = (listingkey: string, closedate: string) =>
  aListing({ listingkey, listingid: listingkey, mlsstatus: 'Sold', closedate, closeprice: 400_000 });
const found = async () =>
  (await sql<{ n: number }>`select count(*) as n from listing_search`.execute(db.kysely)).rows[0]?.n;

it('removes sales from the search two years after closing, but not the listing', async () => {
  const then = new Date('2026-11-21T12:00:00Z');
  await saveListings(db.kysely, [sold('old', '2024-12-01'), sold('new', '2026-11-01')], { now: then });
  expect(await found()).toBe(2);
  expect(await upkeep({ db, config: { retentionMonths: 24 }, clock: () => then })).toBe(0);
  expect(
    await upkeep({ db, config: { retentionMonths: 24 }, clock: () => new Date('2026-12-15T12:00:00Z') }),
  ).toBe(1);
  expect(await found()).toBe(1);
  const { rows } = await sql`select listingkey from listing order by 1`.execute(db.kysely);
  expect(rows).toHaveLength(2);
});

it('deletes captchas that are too old to be used again', async () => {
  const [old, young] = [
    { nonce: 'old', expiresAt: new Date('2026-11-21T12:00:00Z') },
    { nonce: 'young', expiresAt: new Date('2026-11-21T12:10:00Z') },
  ];
  await consumePass(db.kysely, old, 'one');
  await consumePass(db.kysely, young, 'two');
  await upkeep({ db, config: { retentionMonths: 24 }, clock: () => new Date('2026-11-21T12:05:00Z') });
  const { rows } = await sql<{ nonce: string }>`select nonce from captcha_nonce`.execute(db.kysely);
  expect(rows).toEqual([{ nonce: 'young' }]);
});

it('masks the texts of a hidden address again after a change of the masking', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const street = 'Quillonmask';
  const hidden = aListing({
    ...{ listingkey: 'masked', listingid: 'masked', internetaddressdisplayyn: false, streetname: street },
    ...{
      publicremarks: `Find it on ${street} Drive.`,
      media: [aMedia({ shortdescription: `View of ${street} Dr` })],
    },
  });
  await saveListings(db.kysely, [hidden], { now });
  const texts = async () =>
    (
      await sql<{ texts: string }>`
        select concat(keyword_text, masked_texts, masked_captions) as texts
        from listing join media on media.listing_id = listing.id where listingkey = 'masked'`.execute(
        db.kysely,
      )
    ).rows[0]?.texts;
  const masked = await texts();
  expect(masked).not.toContain(street);
  await sql`update listing set masking_version = 0, keyword_text = ${street}, masked_texts = null
            where listingkey = 'masked'`.execute(db.kysely);
  await sql`update media set masked_captions = to_json(array[${street}::text])`.execute(db.kysely);
  await upkeep({ db, config: { retentionMonths: 24 }, clock: () => now });
  expect(await texts()).toBe(masked);
});
