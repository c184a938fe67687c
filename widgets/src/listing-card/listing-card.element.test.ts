import { beforeEach, expect, test, vi } from 'vitest';
import { aListingCard } from '../testing/a-listing-card.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './listing-card.element.ts';

beforeEach(() => {
  const listings = [aListingCard(), aListingCard({ listingid: 'L2', streetname: 'Duval' })];
  vi.stubGlobal('fetch', homeServer({ listings }).fetch);
  return () => vi.unstubAllGlobals();
});

test('the element shows the listing its attribute names, and then another', async () => {
  const element = place('<hearth-listing-card listing-id="L1"></hearth-listing-card>');
  await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' });
  element.setAttribute('listing-id', 'L2');
  await inside(element).findByRole('link', { name: '2108 Duval Ln' });
});

test('without a listing there is nothing', async () => {
  const element = place('<hearth-listing-card></hearth-listing-card>');
  await expect.poll(() => element.shadowRoot?.querySelector('.root')?.childElementCount).toBe(0);
});

test('a listing nobody knows is one quiet line', async () => {
  const element = place('<hearth-listing-card listing-id="gone"></hearth-listing-card>');
  await inside(element).findByText('This listing is not available.');
});

test('choosing it tells the page, which may keep the link from being followed', async () => {
  const element = place('<hearth-listing-card listing-id="L1"></hearth-listing-card>');
  const heard = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('hearth-listing-select', heard);
  const link = await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' });
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  link.dispatchEvent(click);
  expect(heard).toHaveBeenCalledOnce();
  expect(click.defaultPrevented).toBe(true);
});

test('its own colours can be set from outside', async () => {
  const element = place(
    '<hearth-listing-card listing-id="L1" style="--hearth-radius: 3px"></hearth-listing-card>',
  );
  await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' });
  const card = element.shadowRoot?.querySelector('.hearth-card') as HTMLElement;
  expect(getComputedStyle(card).borderRadius).toBe('3px');
});
