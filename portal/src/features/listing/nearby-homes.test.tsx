import type { NearbyHomes as Homes } from '@hearth/domain/contract/listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { aListingCard } from '@hearth/widgets/testing/a-listing-card.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
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
  expect(rows).toEqual(['Similar homes', 'Sold nearby in the last year', 'Map of these homes']);
});

test('homes around a listing for lease were leased', async () => {
  const lease = listingDetails({ propertytype: 'Residential Lease' });
  const page = show(() => ({ similar: [], active: [], sold: similar }), lease);
  await page.findByRole('heading', { name: 'Leased nearby in the last year' });
});

test('homes around a listing are ordered by distance or by price, with distances and a map', async () => {
  const home = (listingid: string, listprice: number, latitude: number | null) =>
    aListingCard({
      listingid,
      listingkey: listingid,
      listprice,
      latitude,
      longitude: -97.77,
      streetname: listingid,
    });
  const active = [home('Near', 500_000, 30.26), home('Far', 300_000, 30.35), home('Hidden', 0, null)];
  const page = show(
    () => ({ similar: [], active, sold: null }),
    listingDetails({ latitude: 30.25, longitude: -97.77 }),
  );
  await page.findByText(/Near/);
  const rows = () =>
    [...page.container.querySelectorAll('.card-strip > li')].map(
      ({ textContent }) => /Near|Far|Hidden/.exec(textContent ?? '')?.[0],
    );
  expect(rows()).toEqual(['Near', 'Far', 'Hidden']);
  page.getByText('0.7 mi away');
  expect(page.getAllByText(/ mi away$/).length).toBe(2);
  const order = page.getByLabelText<HTMLSelectElement>('Sort homes nearby');
  expect(order.selectedOptions[0]?.text).toBe('Distance');
  await userEvent.selectOptions(order, 'Price (low to high)');
  expect(rows()).toEqual(['Far', 'Near', 'Hidden']);
  await userEvent.selectOptions(order, 'Price (high to low)');
  expect(rows()).toEqual(['Near', 'Far', 'Hidden']);
  page.getByRole('heading', { name: 'Map of these homes' }).scrollIntoView();
  // A page of a home has a map too.
  await page.findByRole('region', { name: 'Map of the homes nearby' });
});

test('a home with a hidden position has homes nearby by age, without distances', async () => {
  const hidden = listingDetails({ latitude: null, longitude: null });
  const homes = [...similar, aListingCard({ listingid: 'S2', listingkey: 'S2' })];
  const page = show(() => ({ similar: homes, active: [], sold: null }), hidden);
  const order = await page.findByLabelText<HTMLSelectElement>('Sort homes nearby');
  expect(order.selectedOptions[0]?.text).toBe('Newest');
  expect(page.queryByText(/ mi away$/)).toBeNull();
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
