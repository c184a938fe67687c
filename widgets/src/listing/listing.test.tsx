import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSite } from '../testing/a-site.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { homeServer } from '../testing/home-server.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import sheet from './listing.element.css';
import { Listing } from './listing.tsx';

const photos = [0, 1, 2].map((sortOrder) => aMedia({ sortOrder, shortdescription: `Room ${sortOrder + 1}` }));
const home = listingDetails({
  listingid: 'L1',
  images: photos,
  locked: { images: 9, pricehistory: true, virtualtour: false },
});

function show(listing = home, query = '') {
  const { client } = homeServer({ listings: [listing], site: () => aSite() });
  const keyed = { ...client, baseUrl: client.baseUrl + query };
  const sections = ['gallery', 'facts', 'history', 'form', 'legal'] as const;
  const ui = <Listing client={keyed} listingId="L1" sections={sections} />;
  return mount(ui, { sheets: [base, sheet] });
}

test('shows that a home is sold, and offers no tour', async () => {
  const { findByText, findByRole, queryByRole } = show({
    ...home,
    mlsstatus: 'Sold',
    closedate: '2026-05-04',
  });
  await findByText('This home was sold on 04 May 2026.');
  await findByRole('button', { name: 'Ask a question' });
  expect(queryByRole('button', { name: 'Schedule a tour' })).toBeNull();
});

test('photos open over the window: keys step, captions and locks are said, the focus returns', async () => {
  const { container, findByRole, getByRole, getByText, queryByRole } = show();
  const photo = await findByRole('button', { name: 'Photo 2 of 3: Room 2' });
  photo.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await findByRole('dialog');
  await expect.poll(() => dialog.querySelector('[role=status]')?.textContent).toBe('2 of 3');
  expect(getByText('Room 2')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => dialog.querySelector('[role=status]')?.textContent).toBe('3 of 3');
  expect(getByText(/9 more photos are not public/)).toBeTruthy();
  expect(getByRole('link', { name: /Sign in to see them all/ }).getAttribute('href')).toMatch(/L1\.html$/);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(photo);
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test("gives unavailable photos the window's width, and keeps the open one when it is turned", async () => {
  const { findByRole } = show();
  (await findByRole('button', { name: 'Photo 2 of 3: Room 2' })).click();
  const dialog = await findByRole('dialog', { name: /^Photos of/ });
  for (const [width, height] of [
    [896, 414],
    [414, 896],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => dialog.clientWidth).toBe(width);
    const slides = [...dialog.querySelectorAll('.hearth-photos__slide')];
    await expect
      .poll(() => slides.map((slide) => slide.getBoundingClientRect().left))
      .toEqual([-width, 0, width]);
    await expect.poll(() => dialog.querySelector('[role=status]')?.textContent).toBe('2 of 3');
  }
});

test('links to other listings and to the portal carry the query of the server', async () => {
  const other = listingDetails({ listingid: 'L2', listingkey: 'K2' });
  const otherlistings = [{ ...other, onmarketdate: null, history: [] }];
  const { container, findByRole } = show({ ...home, otherlistings }, '?embedKey=k');
  await findByRole('heading', { name: 'History' });
  const addresses = [...container.querySelectorAll('a')].map(({ href }) => href);
  const portal = addresses.filter((href) => /\.html/.test(href));
  expect(portal).toContain('https://homes.example/home-L2.html?embedKey=k');
  expect(portal.filter((href) => href.endsWith('L1.html?embedKey=k'))).toHaveLength(1);
  expect(portal).toHaveLength(2);
});

test('the way to other homes carries the query of the server', async () => {
  const { client } = homeServer({ gone: ['L1'] });
  const keyed = { ...client, baseUrl: `${client.baseUrl}?embedKey=k` };
  const { findByRole } = mount(<Listing client={keyed} listingId="L1" />, { sheets: [base, sheet] });
  const link = await findByRole('link', { name: 'Search homes for sale' });
  expect(link.getAttribute('href')).toBe('https://homes.example/listings?embedKey=k');
});
