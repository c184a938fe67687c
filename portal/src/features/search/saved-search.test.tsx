import { privateIsNotShared } from '@hearth/domain/people/saved-search-rules.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { aSavedSearch, savedSearchServer } from '../../shared/saved-searches/testing/saved-search-server.ts';
import { createMapStates } from '../../shared/searching/map-states.ts';
import { anApp } from '../../testing/an-app.ts';
import { forget } from '../../testing/forget.ts';
import { PageAddress } from '../../testing/page-address.tsx';
import { anAgent, ana } from '../../testing/signed-in.ts';
import { SavedSearchScreen } from './saved-search-screen.tsx';
import { SearchScreen } from './search-screen.tsx';
import { many } from './testing/open-search-page.tsx';

beforeEach(forget);

function Page() {
  const location = useLocation();
  const [, id] = /^\/saved-search\/(\d+)/.exec(location.pathname) ?? [];
  return (
    <>
      <PageAddress />
      {id ? (
        <SavedSearchScreen params={{ id }} location={location} notFound="Not found" />
      ) : (
        <SearchScreen page="sale" location={location} />
      )}
    </>
  );
}

function open(at: string, isGuest = false, saved = [aSavedSearch()], person = ana) {
  const { client: rest } = homeServer({ search: () => many });
  const { server, client } = savedSearchServer(saved, rest);
  const app = anApp(client, {
    ...{ hasAccounts: true, maps: createMapStates(false) },
    ...(!isGuest && { person }),
  });
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <Page />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  // Dialogs lie outside of the container.
  return { ...within(document.body), app, server, address: () => view.getByTestId('address').textContent };
}

test('a search is saved under a name that its words propose, and its page opens', async () => {
  const { findByRole, findByLabelText, findByText, getByRole, server, address } =
    open('/listings?minBedrooms=4');
  await userEvent.click(await findByRole('button', { name: 'Save search' }));
  const name = (await findByLabelText('Name')) as HTMLInputElement;
  expect(name.value).toBe('Homes for sale in the Austin area, 4+ beds');
  await findByText('In the last 30 days, this search would have sent 11 emails with 34 homes.');
  await userEvent.selectOptions(await findByLabelText('Email me new and changed homes'), 'As it happens');
  await userEvent.click(getByRole('button', { name: 'Save' }));
  await findByRole('heading', { name: 'Homes for sale in the Austin area, 4+ beds' });
  expect(server.searches[0]?.cadence).toBe('immediately');
  expect(address()).toBe('/saved-search/2?lease=false&minBedrooms=4');
  expect(server.told).toEqual(['POST']);
});

test('a changed saved search is reset, or updated', async () => {
  const { findByRole, findByText, getByRole, server, address } = open('/saved-search/1');
  await findByRole('heading', { name: 'Lake homes' });
  expect(address()).toBe('/saved-search/1?lease=false&minBedrooms=3');
  expect(((await findByRole('button', { name: 'Update search' })) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(getByRole('checkbox', { name: 'Our listings first' }));
  await userEvent.click(await findByRole('button', { name: 'Reset changes' }));
  await expect.poll(address).toBe('/saved-search/1?lease=false&minBedrooms=3');
  expect(document.activeElement?.className).toBe('search__count');
  await userEvent.click(getByRole('checkbox', { name: 'Our listings first' }));
  await findByRole('button', { name: 'Save as new' });
  await userEvent.click(getByRole('button', { name: 'Update search' }));
  await findByText('Search updated');
  await expect
    .poll(() => (getByRole('button', { name: 'Update search' }) as HTMLButtonElement).disabled)
    .toBe(true);
  expect(document.activeElement?.className).toBe('search__count');
  expect(server.searches[0]?.query).toMatch(/^minBedrooms=3&/);
});

test('marks new and changed filters of a changed saved search, and names the removed ones', async () => {
  const { findByRole, findByText, queryByText } = open('/saved-search/1?lease=false&minBathrooms=2');
  await findByText('Filters changed. Removed: 3+ beds');
  const chip = await findByText('2+ baths', { selector: '.chip > span' });
  expect(chip.parentElement?.textContent).toBe('Remove 2+ baths, not saved yet');
  await userEvent.click(await findByRole('button', { name: 'Reset changes' }));
  const old = await findByText('3+ beds', { selector: '.chip > span' });
  expect(old.parentElement?.textContent).toBe('Remove 3+ beds');
  expect(queryByText(/^Filters changed/)).toBeNull();
});

test('a saved search with a lost part opens with the rest and names the part', async () => {
  const { findByText } = open('/saved-search/1', false, [aSavedSearch({ lost: ['“helipad”'] })]);
  await findByText(/parts that no search has any more: “helipad”. The rest works./);
});

test('a saved search of another person is not found', async () => {
  const { findByText } = open('/saved-search/7');
  await findByText('You can’t open this saved search');
});

test('a guest who saves a search is asked to sign up, with the name of the search', async () => {
  const { findByRole, app } = open('/listings?minBedrooms=4', true);
  await userEvent.click(await findByRole('button', { name: 'Save search' }));
  expect(app.account.state.dialog).toEqual({
    name: 'sign up',
    wantedSearch: 'Homes for sale in the Austin area',
  });
});

test('a shared search takes no Private: the button explains why', async () => {
  const saved = aSavedSearch({ isShared: true, collaboratorCount: 1 });
  const at = '/saved-search/1?lease=false&minBedrooms=3&mlsstatus=Active,Private';
  const { findByRole, findByText, server } = open(at, false, [saved], anAgent);
  const button = await findByRole('button', { name: 'Update search' });
  expect(button.title).toBe(privateIsNotShared);
  await userEvent.click(button, { force: true });
  const toast = await findByText(privateIsNotShared);
  expect(toast.closest('[data-type]')?.getAttribute('data-type')).toBe('error');
  expect(server.told).toEqual([]);
});

test('a search that was joined has its people, and no way to change it', async () => {
  const can = { ...aSavedSearch().can, update: false, remove: false, invite: false, leave: true };
  const kim = { firstname: 'Kim', picture: null };
  const { findByText, getByRole, queryByRole } = open('/saved-search/1', false, [
    aSavedSearch({ sharedBy: kim, collaboratorCount: 1, isShared: true, can }),
  ]);
  await findByText('Shared by Kim');
  getByRole('button', { name: /^People/ });
  for (const name of ['Update search', 'Edit']) expect(queryByRole('button', { name })).toBeNull();
});

test('a search to which the person is invited says by whom, beside the answers', async () => {
  const can = { ...aSavedSearch().can, update: false, remove: false, invite: false, answer: true };
  const kim = { firstname: 'Kim', picture: null };
  const { findByText, getByRole, queryByText } = open('/saved-search/1', false, [
    aSavedSearch({ sharedBy: kim, isShared: true, can }),
  ]);
  await findByText('Kim invited you to this search. Join to get emails about new homes.');
  expect(queryByText('Shared by Kim')).toBeNull();
  for (const name of [/^Join /, /^Decline /]) getByRole('button', { name });
});

test('a guest is asked to save a search of a place with a filter, until they want no more of it', async () => {
  const first = open('/listings?address=Austin&minBedrooms=4', true);
  await userEvent.click(await first.findByLabelText("Don't show me this message again."));
  await userEvent.click(first.getByRole('button', { name: 'Got it!' }));
  expect(first.queryByText(/be the first to know/)).toBeNull();
  expect(document.activeElement?.className).toBe('search__count');
  expect(localStorage.getItem('hearth-no-save-prompt')).toBe('true');
});
