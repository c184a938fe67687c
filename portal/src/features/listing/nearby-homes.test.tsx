import type { NearbyHomes as Homes } from '@hearth/domain/contract/listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { AppProvider } from '../../ui/app-context.tsx';
import { NearbyHomes } from './nearby-homes.tsx';

const similar = [aListingCard({ listingid: 'S1', streetname: 'Duval' })];

const show = (nearby: () => Homes | Response, listing = listingDetails()) =>
  mount(
    <AppProvider value={anApp(homeServer({ nearby }).client)}>
      <NearbyHomes listing={listing} />
    </AppProvider>,
  );

test('homes around a listing stand in rows by kind, without rows for none', async () => {
  const page = show(() => ({ similar, active: [], sold: similar }));
  await expect.poll(() => page.queryAllByText(/Duval/).length).toBe(2);
  const rows = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Similar homes', 'Sold nearby in the last year']);
});

test('homes around a listing for lease were leased', async () => {
  const lease = listingDetails({ propertytype: 'Residential Lease' });
  const page = show(() => ({ similar: [], active: [], sold: similar }), lease);
  await page.findByRole('heading', { name: 'Leased nearby in the last year' });
});

test('homes around a listing that could not be loaded are asked for again', async () => {
  let isDown = true;
  const page = show(() =>
    isDown ? json({ code: 'internal_error', message: 'down' }, 500) : { similar, active: [], sold: null },
  );
  const retry = await page.findByRole('button', { name: 'Try again' });
  isDown = false;
  retry.click();
  await page.findByText(/Duval/);
});
