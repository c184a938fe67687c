import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSearchPage, type SearchPage } from './testing/open-search-page.tsx';

const work = { name: 'Work', latitude: 30.26721, longitude: -97.74306 };
const travelers = [{ mode: 'BICYCLING', places: [work] }];

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1100, 800);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const rememberWork = () =>
  localStorage.setItem('hearth-commute', JSON.stringify({ departure: 'midday', travelers }));

async function travelGroup(search: SearchPage) {
  await userEvent.click(search.getByRole('button', { name: /^More filters/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'More filters' }));
  return within(panel.getByRole('group', { name: 'Travel time' }));
}

const close = async () => userEvent.click(await screen.findByRole('button', { name: 'Close the filters' }));

test('a favorite place limits the search, by the way its person travels; the chip has its name', async () => {
  rememberWork();
  const search = openSearchPage();
  const group = await travelGroup(search);
  await userEvent.selectOptions(group.getByLabelText('Travel to'), 'Work');
  await expect.poll(search.requested).toMatchObject({ travelTime: '30_BICYCLING_midday_30.267_-97.743' });
  const searched = (limit: string) =>
    expect.poll(search.address).toBe(`/listings?travelTime=${limit}_30.267_-97.743`);
  await userEvent.selectOptions(group.getByLabelText('Within'), '45 minutes');
  await searched('45_BICYCLING_midday');
  await userEvent.selectOptions(group.getByLabelText('Travel by'), 'Transit');
  await searched('45_TRANSIT_midday');
  await userEvent.selectOptions(group.getByLabelText('Leave at'), '8 am on a weekday');
  await searched('45_TRANSIT_rush-hour');
  expect(await axeViolations(screen.getByRole('dialog', { name: 'More filters' }))).toEqual([]);
  await close();
  await search.findByText('Within 45 min by transit of Work');
});

test('homes are ordered by travel time while there is a limit, and by date after it', async () => {
  rememberWork();
  const search = openSearchPage({ at: '/listings?travelTime=30_DRIVING_midday_30.267_-97.743' });
  await userEvent.selectOptions(await search.findByLabelText('Sort'), 'Travel time');
  await expect.poll(search.requested).toMatchObject({ sortBy: 'travelTime' });
  await userEvent.click(search.getByText('Within 30 min by car of Work'));
  await expect.poll(search.address).toBe('/listings');
  expect(search.getByLabelText<HTMLSelectElement>('Sort').value).toBe('date DESC');
  expect(
    [...search.getByLabelText<HTMLSelectElement>('Sort').options].map(({ label }) => label),
  ).not.toContain('Travel time');
});

test('a link has the block of a place and no name; who opens it sees that it is of the link', async () => {
  const search = openSearchPage({
    at: '/listings?travelTime=30_DRIVING_midday_30.26721_-97.74306&sortBy=travelTime',
  });
  await expect.poll(search.requested).toMatchObject({ travelTime: '30_DRIVING_midday_30.267_-97.743' });
  await search.findByText('Within 30 min by car of a place');
  const group = await travelGroup(search);
  expect(group.getByLabelText<HTMLSelectElement>('Travel to').selectedOptions[0]?.label).toBe(
    'The place of the link',
  );
  await userEvent.selectOptions(group.getByLabelText('Travel to'), 'Any place');
  await expect.poll(search.address).toBe('/listings');
});

test('a limit that cannot be read is named, and left out', async () => {
  const search = openSearchPage({ at: '/listings?travelTime=soon' });
  await search.findByText(/travel time/i);
  await expect.poll(search.requested).not.toHaveProperty('travelTime');
});

test('searches by a place added in the filters at once, and keeps it for pages of homes', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: work } as unknown as GeolocationPosition),
  );
  const search = openSearchPage();
  const group = await travelGroup(search);
  expect(group.queryByLabelText('Travel to')).toBeNull();
  await userEvent.click(group.getByRole('button', { name: 'My location' }));
  await expect.poll(search.requested).toMatchObject({ travelTime: '30_DRIVING_rush-hour_30.267_-97.743' });
  expect(localStorage.getItem('hearth-commute')).toContain('"My location"');
  await close();
  await search.findByText('Within 30 min by car of My location');
});
