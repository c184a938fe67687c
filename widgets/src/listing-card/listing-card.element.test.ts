import { beforeEach, expect, test, vi } from 'vitest';
import { aListingCard } from '../testing/a-listing-card.ts';
import { aSite } from '../testing/a-site.ts';
import { homeServer } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './listing-card.element.ts';

beforeEach(() => {
  const listings = [aListingCard(), aListingCard({ listingid: 'L2', streetname: 'Duval' })];
  vi.stubGlobal('fetch', vi.fn(homeServer({ listings, site: () => aSite() }).fetch));
  return () => vi.unstubAllGlobals();
});

test('the element shows the listing its attribute names, and then another', async () => {
  const element = place('<hearth-listing-card listing-id="L1"></hearth-listing-card>');
  await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' });
  element.setAttribute('listing-id', 'L2');
  await inside(element).findByRole('link', { name: '2108 Duval Ln' });
});

test('shows a message without a listing, and sends no request', async () => {
  for (const markup of [
    '<hearth-listing-card></hearth-listing-card>',
    '<hearth-listing-card listing-id="  "></hearth-listing-card>',
  ])
    await inside(place(markup)).findByText('This listing is not available.');
  expect(fetch).not.toHaveBeenCalled();
});

test('an unknown layout falls to the upright card', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = place('<hearth-listing-card listing-id="L1" layout="heap"></hearth-listing-card>');
  const card = await inside(element).findByRole('article');
  expect(card.dataset.layout).toBe('card');
  expect(warn).toHaveBeenCalledWith('Hearth: <hearth-listing-card> cannot use "heap" as layout.');
  warn.mockRestore();
});

test('its parts can be styled from outside', async () => {
  const element = place('<hearth-listing-card listing-id="L1"></hearth-listing-card>');
  await inside(element).findByText('Data from ACTRIS as of 20 Nov 2026. Shown by Hearth Realty');
  for (const part of ['card', 'photo', 'price', 'facts', 'address', 'attribution', 'disclaimer'])
    expect(element.shadowRoot?.querySelector(`[part=${part}]`), part).toBeTruthy();
});

test('a page requests the disclaimers once for all its cards', async () => {
  const cards = [1, 2, 3].map(() => place('<hearth-listing-card listing-id="L1"></hearth-listing-card>'));
  for (const card of cards)
    await inside(card).findByText('Data from ACTRIS as of 20 Nov 2026. Shown by Hearth Realty');
  const requested = vi.mocked(fetch).mock.calls.map(([input]) => new URL((input as Request).url).pathname);
  expect(requested.filter((path) => path.endsWith('/api/site')).length).toBeLessThanOrEqual(1);
});

test('an unknown listing is one line without a retry', async () => {
  const element = place('<hearth-listing-card listing-id="gone"></hearth-listing-card>');
  await inside(element).findByText('This listing is not available.');
});

test('opening it fires an event, which the page may prevent', async () => {
  const element = place('<hearth-listing-card listing-id="L1"></hearth-listing-card>');
  const heard = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener('hearth-listing-select', heard);
  const link = await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' });
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  link.dispatchEvent(click);
  expect(heard).toHaveBeenCalledOnce();
  expect(click.defaultPrevented).toBe(true);
});

test("leads to the host's page, also after a change, and to the portal for an unusable address", async () => {
  const element = place(
    '<hearth-listing-card listing-id="L1" listing-url="/homes/{id}"></hearth-listing-card>',
  );
  const address = () =>
    inside(element).queryByRole<HTMLAnchorElement>('link', { name: '2108 Bluebonnet Ln' })?.href;
  await expect.poll(address).toBe(new URL('/homes/L1', document.baseURI).href);
  element.setAttribute('listing-url', 'https://partner.example/?home={id}');
  await expect.poll(address).toBe('https://partner.example/?home=L1');
  element.setAttribute('listing-url', 'javascript:alert("{id}")');
  await expect.poll(address).toContain(aListingCard().url);
});

test('its own colours can be set from outside', async () => {
  const element = place(
    '<hearth-listing-card listing-id="L1" style="--hearth-radius: 3px"></hearth-listing-card>',
  );
  await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' });
  const card = element.shadowRoot?.querySelector('.hearth-card') as HTMLElement;
  expect(getComputedStyle(card).borderRadius).toBe('3px');
});
