import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveListings } from '../listings/save-listings.service.ts';
import { ana, type Browser, type IdentityApp, startIdentityApp } from '../testing/identity-app.ts';

let one: IdentityApp;
beforeAll(async () => {
  one = await startIdentityApp();
});
afterAll(() => one.close());

const home = (listprice: number) => aListing({ listingid: 'AUS1', listingkey: 'AUS-1', listprice });
const sold = aListing({
  ...{ listingid: 'AUS2', listingkey: 'AUS-2', mlsstatus: 'Sold', listprice: 1 },
  closedate: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
});
const save = (...listings: (typeof sold)[]) => saveListings(one.db.kysely, listings, { now: new Date() });

async function found(browser: Browser): Promise<unknown[]> {
  const answer = await browser.get('/api/v2/listing/search?mlsStatus=Active,Sold&soldTimeframe=30');
  const points = await browser.get('/api/v2/map/points?zoom=9&mlsStatus=Active,Sold&soldTimeframe=30');
  const { listings } = answer.json<{ listings: { listingid: string; listprice: number }[] }>();
  return [
    listings.map(({ listingid, listprice }) => [listingid, listprice]).sort(),
    points.json<{ total: number }>().total,
  ];
}

it('a client with a session finds each change at once, and no guest finds what a client may', async () => {
  const [guest, client] = [one.browser(), await one.verifiedBrowser()];
  for (const price of [500_000, 510_000, 520_000]) {
    await save(home(price), sold);
    const ofClient = [
      [
        ['AUS1', price],
        ['AUS2', 1],
      ],
      2,
    ];
    const ofGuest = [[['AUS1', price]], 1];
    for (let time = 0; time < 2; time += 1)
      expect([await found(client), await found(guest)]).toEqual([ofClient, ofGuest]);
  }
  await one.db.pool.query('delete from session where person_id in (select id from person where email = $1)', [
    ana.email,
  ]);
  expect(await found(client)).toEqual([[['AUS1', 520_000]], 1]);
});
