import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { ListingPhotos } from './listing-photos.tsx';

const listing = listingDetails({
  images: [0, 1, 2].map((sortOrder) => aMedia({ sortOrder, shortdescription: `Room ${sortOrder + 1}` })),
});

function show(home: ListingDetails, unlock: (() => void) | null = null) {
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }), { unlock });
  const page = (shown: ListingDetails | null) =>
    shown && (
      <AppProvider value={app}>
        <ListingPhotos listing={shown} details={shown} />
      </AppProvider>
    );
  const view = mount(page(home));
  return { ...view, show: (shown: ListingDetails | null) => view.update(page(shown)) };
}
const closed = () => expect.poll(() => document.querySelector('.pswp')).toBeNull();
const text = (selector: string) => () => document.querySelector(selector)?.textContent;

test('an open photo stays when the listing is fetched anew', async () => {
  const view = show(listing);
  // Not by the mouse: pictures without a style sheet move while they load.
  view.getByRole('button', { name: /^Photo 1 of 3/ }).click();
  await expect.poll(text('.pswp__counter')).toBe('1 of 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(text('.pswp__counter')).toBe('2 of 3');
  const viewer = document.querySelector('.pswp');
  view.show({ ...listing, images: [...listing.images] });
  await idlePage();
  expect([text('.pswp__counter')(), document.querySelector('.pswp')]).toEqual(['2 of 3', viewer]);
  view.show(null);
  await closed();
});

test('a photo of the server lies over its preview, others have none', () => {
  const [first, ...others] = listing.images;
  const served = { ...aMedia(), ...first, mediaurl: '/photos/abcdefghijklmnop/abcdefghij-1280.webp' };
  const view = show({ ...listing, images: [served, ...others] });
  const previews = [...view.container.querySelectorAll<HTMLImageElement>('.hearth-mosaic__preview')];
  expect(previews.map(({ src, alt }) => [new URL(src).pathname, alt])).toEqual([
    ['/photos/abcdefghijklmnop/abcdefghij-32.webp', ''],
  ]);
});

test('each photo has its caption, and the last one says how many more are not public', async () => {
  const locked = { images: 9, pricehistory: true, virtualtour: false };
  const view = show({ ...listing, locked });
  view.getByRole('button', { name: '3 of 12 photos' }).click();
  await expect.poll(text('.viewer__caption')).toBe('Room 1');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(text('.viewer__caption')).toBe('Room 3 · 9 more photos are not public.');
  view.show(null);
  await closed();
});

test('the photos that an account sees are unlocked beside the others and after the last one', async () => {
  const unlock = vi.fn();
  const locked = { images: 9, pricehistory: true, virtualtour: false };
  const view = show({ ...listing, locked }, unlock);
  view.getByRole('button', { name: 'Unlock 9 more photos' }).click();
  expect(unlock).toHaveBeenCalledOnce();
  view.getByRole('button', { name: /^Photo 3 of 3/ }).click();
  await expect.poll(text('.viewer__caption button')).toBe('Unlock 9 more photos');
  document.querySelector<HTMLElement>('.viewer__caption button')?.click();
  await closed();
  expect(unlock).toHaveBeenCalledTimes(2);
});

test('a hundred and twenty photos are counted and turned in a circle', async () => {
  const images = Array.from({ length: 120 }, (_, sortOrder) =>
    aMedia({ sortOrder, mediaobjectid: `photo-${sortOrder}`, shortdescription: `Room ${sortOrder + 1}` }),
  );
  const view = show({ ...listing, images });
  expect(view.getAllByRole('button', { name: /^Photo/ })).toHaveLength(5);
  view.getByRole('button', { name: '120 photos' }).click();
  await expect.poll(text('.pswp__counter')).toBe('1 of 120');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(text('.viewer__caption')).toBe('Room 120');
  view.show(null);
  await closed();
});

test('a virtual tour opens in a new tab, and a withheld one is unlocked or asked for', () => {
  const withheld = { ...listing, locked: { images: 0, pricehistory: true, virtualtour: true } };
  const tour = show({ ...listing, virtualtoururlunbranded: 'https://tours.example/1' });
  const link = tour.getByRole('link', { name: 'Virtual tour (opens in a new tab)' }) as HTMLAnchorElement;
  expect([link.href, link.target, link.rel]).toEqual([
    'https://tours.example/1',
    '_blank',
    'noopener noreferrer',
  ]);
  tour.unmount();
  const unlock = vi.fn();
  show(withheld, unlock).getByRole('button', { name: 'Unlock the virtual tour' }).click();
  expect(unlock).toHaveBeenCalledOnce();
  show(withheld).getByRole('button', { name: 'Ask for the virtual tour' });
  expect(show(listing).queryByText(/virtual tour/i)).toBeNull();
});

test('small photos lead to the large ones, in a strip and as a grid', async () => {
  const view = show(listing);
  view.getByRole('button', { name: /^Photo 1 of 3/ }).click();
  await expect.poll(text('.pswp__counter')).toBe('1 of 3');
  const inViewer = within(document.querySelector<HTMLElement>('.pswp')!);
  inViewer.getByRole('button', { name: 'Show photo 3' }).click();
  await expect.poll(text('.pswp__counter')).toBe('3 of 3');
  const all = inViewer.getByRole('button', { name: 'All photos' });
  all.click();
  expect(all.getAttribute('aria-pressed')).toBe('true');
  inViewer.getByRole('button', { name: 'Show photo 2' }).click();
  await expect.poll(text('.pswp__counter')).toBe('2 of 3');
  expect(all.getAttribute('aria-pressed')).toBe('false');
  await userEvent.keyboard('{Escape}');
  await closed();
});
