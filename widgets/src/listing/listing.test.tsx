import { aMedia } from '@hearth/domain/testing/a-listing.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

function show(listing = home) {
  const { client } = homeServer({ listings: [listing], site: () => aSite() });
  const ui = <Listing client={client} listingId="L1" sections={['gallery', 'facts', 'form', 'legal']} />;
  return mount(ui, { sheets: [base, sheet] });
}

test('a sold home says so and offers no tour', async () => {
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
  expect(document.activeElement).toBe(photo);
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});
