import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { aListingCard, somePhotos } from '../testing/a-listing-card.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { mount } from '../testing/mount.tsx';
import { LoadedListingCard } from './loaded-listing-card.tsx';

const serverOf = (answer: (path: string) => Response | Promise<Response>) => {
  const fetch = vi.fn(async (input: RequestInfo | URL) => answer(new URL((input as Request).url).pathname));
  return createClient({ baseUrl: 'https://homes.example/', fetch });
};
const homes: Readonly<Record<string, ListingCard>> = {
  '/api/v2/listing/L1': aListingCard({ images: somePhotos(9) }),
  '/api/v2/listing/L2': aListingCard({ listingid: 'L2', streetname: 'Live Oak' }),
};
const homeServer = () =>
  serverOf((path) => json(homes[path] ?? { code: 'listing_not_found' }, homes[path] ? 200 : 404));

test('a card fetches its listing and shows at most six of its photos', async () => {
  const card = mount(<LoadedListingCard client={homeServer()} listingId="L1" />);
  expect(card.container.querySelector('.hearth-card--skeleton')).toBeTruthy();
  expect((await card.findByRole('link', { name: '2108 Bluebonnet Ln' })).getAttribute('href')).toBe(
    'https://homes.example/home-L1.html',
  );
  expect(card.container.querySelectorAll('.hearth-carousel__slide')).toHaveLength(6);
});

test('another id shows another listing', async () => {
  const client = homeServer();
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByText('2108 Bluebonnet Ln');
  card.update(<LoadedListingCard client={client} listingId="L2" />);
  await card.findByText('2108 Live Oak Ln');
});

test('a listing that is not there is said so, without a retry', async () => {
  const card = mount(<LoadedListingCard client={homeServer()} listingId="nothing" />);
  expect((await card.findByRole('status')).textContent).toBe('This listing is not available.');
  expect(card.queryByRole('button')).toBeNull();
});

test('a failing server leaves one line, and trying again helps once it is back', async () => {
  let broken = true;
  const client = serverOf((path) => (broken ? json({ code: 'internal_error' }, 500) : json(homes[path])));
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByText('Unable to fetch listings.');
  expect(await axeViolations(card.container)).toEqual([]);
  broken = false;
  card.getByRole('button', { name: 'Try again' }).click();
  await card.findByText('2108 Bluebonnet Ln');
});
