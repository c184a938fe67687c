import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { screen, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { toast } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { anApp } from '../../testing/an-app.ts';
import { CompareScreen } from './compare-screen.tsx';

function Page(): ReactNode {
  const location = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <CompareScreen location={location} />
      <p data-testid="address">{location.pathname + location.search}</p>
    </main>
  );
}

const streets: Readonly<Record<string, string>> = { a: 'Oak', b: 'Elm', c: 'Ash', x: 'Bay' };

/** The comparison of three homes, on a server that sends each only once. */
function show(at = '/compare?ids=a,b,c') {
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const id = new URL((input as Request).url).pathname.split('/').at(-1) ?? '';
    if (id === 'site') return json({});
    if (requested.includes(id)) return new Promise<Response>(() => undefined);
    requested.push(id);
    const street = streets[id];
    if (street === undefined) return json({ code: 'listing_not_found', message: 'unknown' }, 404);
    const parts = { streetnumber: '1', streetname: street, streetsuffix: 'St' };
    if (id === 'x') Object.assign(parts, { source: 'EX', listingid: 'EL1087' });
    return json(listingDetails({ listingid: id, listingkey: id, sourcelistingid: null, ...parts }));
  };
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  for (const id of ['a', 'b', 'c']) app.compare.toggle({ listingid: id, name: id, photo: null });
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <Page />
      </MemoryRouter>
      <Toasts />
    </AppProvider>,
  );
  const homes = () =>
    view.queryAllByRole('button', { name: /^Remove / }).map((each) => each.getAttribute('aria-label'));
  return { ...view, app, requested, homes, address: () => view.getByTestId('address').textContent };
}

beforeEach(() => {
  toast.dismiss();
  localStorage.clear();
});

const remove = ['Remove 1 Oak St', 'Remove 1 Elm St', 'Remove 1 Ash St'];
const chosen = ({ app }: ReturnType<typeof show>) =>
  app.compare.state.homes.map(({ listingid }) => listingid);

test('a removed home disappears at once, is announced, and the next home gets the focus', async () => {
  const compared = show();
  await expect.poll(compared.homes).toEqual(remove);
  await userEvent.click(compared.getByRole('button', { name: 'Remove 1 Elm St' }));
  await expect.poll(compared.homes).toEqual([remove[0], remove[2]]);
  expect(compared.address()).toBe('/compare?ids=a,c');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Remove 1 Ash St');
  const toast = await screen.findByText('1 Elm St removed from the comparison');
  expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
  expect(compared.requested).toEqual(['a', 'b', 'c']);
  expect(chosen(compared)).toEqual(['a', 'c']);

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(compared.homes).toEqual(remove);
  expect(compared.address()).toBe('/compare?ids=a,b,c');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Remove 1 Elm St');
  expect(chosen(compared)).toEqual(['a', 'b', 'c']);
});

test('each of several removed homes can be restored separately, at its index', async () => {
  const compared = show();
  // Toasts may lie over each other and over the buttons.
  await expect.poll(compared.homes).toEqual(remove);
  compared.getByRole('button', { name: 'Remove 1 Oak St' }).click();
  await expect.poll(compared.homes).toEqual(remove.slice(1));
  compared.getByRole('button', { name: 'Remove 1 Elm St' }).click();
  await expect.poll(compared.homes).toEqual([remove[2]]);
  const undo = async (name: string) => {
    const row = (await screen.findByText(`${name} removed from the comparison`)).closest('li');
    within(row as HTMLElement)
      .getByRole('button', { name: 'Undo', hidden: true })
      .click();
  };
  await undo('1 Oak St');
  await expect.poll(compared.homes).toEqual([remove[0], remove[2]]);
  expect(compared.address()).toBe('/compare?ids=a,c');
  expect(chosen(compared)).toEqual(['a', 'c']);
  await undo('1 Elm St');
  await expect.poll(compared.homes).toEqual(remove);
  expect(compared.address()).toBe('/compare?ids=a,b,c');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Remove 1 Elm St');
  expect(chosen(compared).toSorted()).toEqual(['a', 'b', 'c']);
});

test('removing the last home offers a link to the list and Undo', async () => {
  const compared = show('/compare?ids=unknown,a');
  await expect.poll(compared.homes).toEqual([remove[0]]);
  await userEvent.click(compared.getByRole('button', { name: 'Remove 1 Oak St' }));
  await expect.poll(compared.homes).toEqual([]);
  expect(compared.getByText('Choose other homes in the', { exact: false })).toBeTruthy();
  await expect.poll(() => document.activeElement?.id).toBe('main');
  const toast = (await screen.findByText('1 Oak St removed from the comparison')).closest('li');
  await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
  await expect.poll(compared.homes).toEqual([remove[0]]);
});

test('an exclusive home has the number that its card has', async () => {
  const compared = show('/compare?ids=x');
  await compared.findByText(/EL# 1087$/);
});
