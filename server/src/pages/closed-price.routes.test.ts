import { rmSync } from 'node:fs';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { compareRows } from '@hearth/domain/listing/comparison.ts';
import { closedPriceLabel } from '@hearth/domain/listing/price.ts';
import { pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestedListing } from '../inquiries/requested-listing.ts';
import { testNow } from '../testing/generated-listings.ts';
import { folderWithPortal } from '../testing/portal-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { testServices } from '../testing/test-services.ts';

const { root, folders } = folderWithPortal();
const closing = { closedate: '2026-11-01', attributioncontact: '512-555-0100' } as const;
const sold = aListing({
  ...{ listingid: 'sold', listingkey: 'sold', sourcelistingid: null, mlsstatus: 'Sold' },
  ...{ listprice: 510_000, closeprice: 499_123, ...closing },
});
const leased = aListing({
  ...{ listingid: 'leased', listingkey: 'leased', sourcelistingid: null, mlsstatus: 'Leased' },
  ...{ propertytype: 'Residential Lease', listprice: 2_400, closeprice: 2_350, ...closing },
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ folders });
  await server.save(sold, leased);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const { guest, unverifiedClient, client, agent } = viewers;
/** Label of a closed home's price for each viewer; agents alone see sale prices. */
const readers = [
  ['a guest', guest, 'List price'],
  ['an unverified client', unverifiedClient, 'List price'],
  ['a verified client', client, 'Closed at'],
  ['an agent', agent, 'Closed at'],
] as const;

describe.each([sold, leased])('the price of a listing that is $mlsstatus', (listing) => {
  const lease = listing === leased;
  const secret = String(listing.closeprice);

  it.each(readers)('shows the labelled price on the page for %s', async (_who, viewer, label) => {
    const path = `/api/v2/listing/${listing.listingid}`;
    const details = await server.as(viewer).get<ListingDetails>(path);
    expect(closedPriceLabel(details)).toBe(label);
    expect(details.closeprice).toBe(label === 'Closed at' ? listing.closeprice : null);
    // For the same price as the headline, since the other could be computed from it.
    expect(details.priceperarea).toEqual(pricePerArea(details));
    const [row] = compareRows([details]).filter(({ key }) => key === 'listprice');
    expect(row).toMatchObject({
      label: 'List price',
      cells: [[expect.stringMatching(/^\$(510,000|2,400)/)]],
    });
  });

  it.each(readers)(
    'labels the price in lists and on maps for %s, or omits the listing',
    async (_who, viewer, label) => {
      const as = server.as(viewer);
      const query = `mlsStatus=${listing.mlsstatus}&lease=${lease}`;
      const { listings } = await as.get<SearchResult>(`/api/v2/listing/search?${query}`);
      const { points } = await as.get<MapPoints>(`/api/v2/map/points?${query}&zoom=17`);
      if (label === 'List price') return expect([...listings, ...points]).toEqual([]);
      expect(listings.map(closedPriceLabel)).toEqual([label]);
      expect(points).toMatchObject([{ mlsstatus: listing.mlsstatus, listprice: listing.listprice }]);
    },
  );

  it('shows the list price by name in everything that the public reads, and no offer', async () => {
    const pagePath = `/home-${listing.listingid}.html`;
    const publicUrl = 'http://localhost:3000';
    const texts = await Promise.all(
      [
        pagePath,
        `/w/listing-card?listing-id=${listing.listingid}`,
        `/oembed?url=${encodeURIComponent(publicUrl + pagePath)}`,
      ].map(async (url) => (await server.app.inject(url)).body),
    );
    const visit = { viewer: guest, edition: 'austin', now: testNow, onlyAgent: null } as const;
    const { listings } = testServices(server.db.kysely);
    const options = { db: server.db, config: testConfig(), listings };
    const mail = JSON.stringify(await requestedListing(options, listing.listingid, visit));
    for (const text of [texts[0], texts[2], mail]) expect(text).toContain(listing.listofficename!);
    for (const text of [...texts, mail]) {
      expect(text).not.toContain(secret);
      expect(text.replaceAll(/List price \$[\d,]+/g, '')).not.toMatch(/\$\d/);
    }
    const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(texts[0]!)?.[1] ?? '');
    expect(data).not.toHaveProperty('offers');
    expect(data.description).toContain(`Status: ${listing.mlsstatus}. List price $`);
  });
});
