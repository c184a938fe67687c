import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { aListingCard, somePhotos } from '../testing/a-listing-card.ts';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import { cardLayouts } from './card-appearance.ts';
import frame from './listing-card.css';
import sheet from './listing-card.element.css';
import { LoadedListingCard } from './loaded-listing-card.tsx';

const serverOf = (answer: (path: string) => Response | Promise<Response>) => {
  const fetch = vi.fn(async (input: RequestInfo | URL) => answer(new URL((input as Request).url).pathname));
  return createClient({ baseUrl: 'https://homes.example/', fetch });
};
const homes: Readonly<Record<string, ListingCard>> = {
  '/api/v2/listing/L1': aListingCard({ images: somePhotos(9) }),
  '/api/v2/listing/L2': aListingCard({ listingid: 'L2', streetname: 'Live Oak' }),
};
const someHomes = () =>
  serverOf((path) => json(homes[path] ?? { code: 'listing_not_found' }, homes[path] ? 200 : 404));

test('a card fetches its listing and shows at most six of its photos', async () => {
  const card = mount(<LoadedListingCard client={someHomes()} listingId="L1" />);
  expect(card.container.querySelector('.hearth-card--skeleton')).toBeTruthy();
  expect((await card.findByRole('link', { name: '2108 Bluebonnet Ln' })).getAttribute('href')).toBe(
    'https://homes.example/home-L1.html',
  );
  expect(card.container.querySelectorAll('.hearth-carousel__slide')).toHaveLength(6);
});

test('another id shows another listing', async () => {
  const client = someHomes();
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByText('2108 Bluebonnet Ln');
  card.update(<LoadedListingCard client={client} listingId="L2" />);
  await card.findByText('2108 Live Oak Ln');
});

test('an unknown listing is reported, without a retry', async () => {
  const card = mount(<LoadedListingCard client={someHomes()} listingId="nothing" />);
  expect((await card.findByRole('status')).textContent).toBe('This listing is not available.');
  expect(card.queryByRole('button')).toBeNull();
});

test('a withdrawn listing is reported, without a retry', async () => {
  const { client } = homeServer({ gone: ['L1'] });
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByText('This listing is no longer on the market.');
  expect(card.queryByRole('button')).toBeNull();
});

test('the card names the listing office and the date of the data', async () => {
  const { client } = homeServer({ listings: [aListingCard()], site: () => aSite() });
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByText('Listed by Live Oak Realty');
  card.getByText('+1 (512) 555-0142');
  (await card.findByText('Data from ACTRIS as of 20 Nov 2026. Shown by Hearth Realty')).click();
  expect(card.getByText(/^Based on information from ACTRIS/).closest('details')?.open).toBe(true);
  expect(card.queryByText(/SABOR/)).toBeNull();
  expect(await axeViolations(card.container)).toEqual([]);
});

test('a card without disclaimers shows the general one', async () => {
  const { client } = homeServer({ listings: [aListingCard()], site: () => json({}, 500) });
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  (await card.findByText(/^About this data\. Shown by/)).click();
  card.getByText('Information is deemed reliable but is not guaranteed.');
});

test('script in any field is text', async () => {
  const script = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const texts = { streetname: script, city: script, listofficename: script, listagentfullname: script };
  const title = document.title;
  const { client } = homeServer({
    listings: [aListingCard({ ...texts, attributioncontact: script, propertysubtype: script })],
  });
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByRole('link', { name: `2108 ${script} Ln` });
  expect(card.container.querySelectorAll('script, img')).toHaveLength(0);
  expect(document.title).toBe(title);
});

test('a field of ten thousand characters makes the card longer, not wider', async () => {
  const long = 'Bluebonnet'.repeat(1_000);
  const { client } = homeServer({
    listings: [aListingCard({ streetname: long, city: long, listofficename: 'Oak' })],
  });
  const card = mount(<LoadedListingCard client={client} listingId="L1" />, { sheets: [base, frame, sheet] });
  await card.findByRole('article');
  expect(card.container.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('offline it shows a notice, and a retry loads the card once online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { client } = homeServer({ listings: [aListingCard()] });
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByText('You are offline.');
  online.mockRestore();
  card.getByRole('button', { name: 'Try again' }).click();
  await card.findByRole('article');
});

test.each(cardLayouts)('gives skeleton, card and message the same size in the %s layout', async (layout) => {
  const photos = layout === 'row' ? 'none' : 'all';
  const heightOf = async (listings: readonly ListingCard[], role: string) => {
    const { client } = homeServer({ listings });
    const card = mount(<LoadedListingCard client={client} listingId="L1" layout={layout} photos={photos} />, {
      sheets: [base, frame, sheet],
    });
    const height = () => card.container.getBoundingClientRect().height;
    const before = height();
    await card.findByRole(role);
    expect(height()).toBeCloseTo(before, 0);
    card.unmount();
    return before;
  };
  const shown = await heightOf([aListingCard({ images: somePhotos(3) })], 'article');
  expect(await heightOf([], 'status')).toBeCloseTo(shown, 0);
});

test('a failing server leaves one line, and a retry works once it is back', async () => {
  let broken = true;
  const client = serverOf((path) => (broken ? json({ code: 'internal_error' }, 500) : json(homes[path])));
  const card = mount(<LoadedListingCard client={client} listingId="L1" />);
  await card.findByText('Unable to fetch listings.');
  expect(await axeViolations(card.container)).toEqual([]);
  broken = false;
  card.getByRole('button', { name: 'Try again' }).click();
  await card.findByText('2108 Bluebonnet Ln');
});
