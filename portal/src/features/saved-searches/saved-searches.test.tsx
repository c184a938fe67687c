import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, useLocation } from 'react-router';
import { toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { aSavedSearch, savedSearchServer } from '../../shared/saved-searches/testing/saved-search-server.ts';
import { forget } from '../../testing/forget.ts';
import { signedInApp } from '../../testing/signed-in.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

beforeEach(forget);

const page = within(document.body);
const lake = aSavedSearch();
const hill = aSavedSearch({ id: '2', name: 'Hill homes' });

const Screen = () => (
  <main id="main" tabIndex={-1}>
    <SavedSearchesScreen location={useLocation()} />
  </main>
);

function open(...searches: readonly (typeof lake)[]) {
  const { server, client } = savedSearchServer(searches, homeServer({}).client);
  mount(
    <AppProvider value={signedInApp(client)}>
      <MemoryRouter initialEntries={['/menu/saved-searches']}>
        <Screen />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  return server;
}

test('a person without saved searches learns how to save one', async () => {
  open();
  await page.findByText('You have no saved searches yet');
  expect(page.getByRole('link', { name: 'Find homes' }).getAttribute('href')).toBe('/listings');
  expect(await axeViolations(document.body)).toEqual([]);
});

test('names the way to emails where the person turned all of them off', async () => {
  const server = open(lake);
  server.hasOptedOutOfEmail = true;
  const link = await page.findByRole('link', { name: 'Turn them on in Email Settings' });
  expect(link.getAttribute('href')).toBe('/email-settings');
  expect(await axeViolations(document.body)).toEqual([]);
});

test('renames a saved search, deletes it when the toast closes, and restores it by an undo', async () => {
  const server = open(lake, hill);
  expect((await page.findByRole('link', { name: 'Lake homes' })).getAttribute('href')).toBe(
    '/saved-search/1',
  );
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Edit Lake homes' }));
  await userEvent.clear(await page.findByLabelText('Name'));
  await userEvent.type(page.getByLabelText('Name'), 'Big lakes');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await page.findByRole('link', { name: 'Big lakes' });
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();

  await userEvent.click(page.getByRole('button', { name: 'Delete Big lakes' }));
  await expect.poll(() => page.queryByRole('link', { name: 'Big lakes' })).toBeNull();
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findByRole('link', { name: 'Big lakes' });
  expect(server.told).toEqual(['PATCH 1']);
  await userEvent.click(page.getByRole('button', { name: 'Delete Big lakes' }));
  await page.findByText('Saved search “Big lakes” deleted');
  toast.dismiss();
  await expect.poll(() => server.told).toEqual(['PATCH 1', 'DELETE 1']);
});

test('the cadence of a search is chosen in the list, and a mail that did not come is explained', async () => {
  const server = open(lake);
  await page.findByText('3+ beds');
  await page.findByText('12 homes, 3 new in the last 7 days');
  const cadence = await page.findByLabelText('Email me new and changed homes of Lake homes');
  await userEvent.selectOptions(cadence, 'Never');
  await expect.poll(() => server.searches[0]?.cadence).toBe('never');
  expect(server.told).toEqual(['PATCH 1']);
  await userEvent.click(page.getByText('Why did I get, or not get, an email about a home?'));
  await userEvent.type(page.getByLabelText('MLS number of the home'), 'MLS# 4000001');
  await userEvent.click(page.getByRole('button', { name: 'Explain' }));
  const outcome = (await page.findByText('Lake homes', { selector: 'bdi' })).closest('li');
  expect(outcome?.textContent).toBe('Lake homes, Hill homes: emails about such changes are turned off');
  expect(outcome?.parentElement?.closest('li')?.textContent).toMatch(/: Price change/);
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a dialog states who gets the homes of a search, and how many, before an email is sent', async () => {
  const server = open(lake);
  await userEvent.click(await page.findByRole('button', { name: 'Email me these homes Lake homes' }));
  const dialog = within(await page.findByRole('dialog'));
  await dialog.findByText('To you, kim@visitor.example');
  await dialog.findByText(/12 homes, and a link to 3 more/);
  expect(await axeViolations(document.body)).toEqual([]);
  expect(server.told).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send email' }));
  await page.findByText(/The homes arrive at kim@visitor.example/);
  expect(server.told).toEqual(['POST 1']);
});
