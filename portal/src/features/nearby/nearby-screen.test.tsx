import { createClient } from '@hearth/widgets/client/client.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SessionPerson } from '../../shared/account/account.ts';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { correctionsOf } from '../../shared/link-notices/link-notices.ts';
import { anApp } from '../../testing/an-app.ts';
import { anAgent, ana } from '../../testing/signed-in.ts';
import { NearbyScreen } from './nearby-screen.tsx';

function Screen() {
  const { pathname, search, state } = useLocation();
  if (pathname === '/nearby') return <NearbyScreen />;
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="corrections">{correctionsOf(state).join('')}</p>
    </>
  );
}

function show(
  at: string,
  position: Partial<GeolocationCoordinates> | { readonly code: number },
  person?: SessionPerson,
) {
  const requested = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found, failed) => {
      if ('code' in position) failed?.({ ...position, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      else found({ coords: position } as GeolocationPosition);
    });
  const app = anApp(createClient({ baseUrl: 'https://homes.example/' }), person && { person });
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <Screen />
      </MemoryRouter>
    </AppProvider>,
  );
  const query = async (): Promise<Record<string, string>> => {
    const [path, search] = ((await view.findByTestId('address')).textContent ?? '').split('?');
    return { path: path!, ...Object.fromEntries(new URLSearchParams(search)) };
  };
  return { ...view, requested, query };
}

afterEach(() => vi.restoreAllMocks());

const around = { latitude: 30.3, longitude: -97.7 };
const nearest = {
  ...{ path: '/listings', sortBy: 'distance', ulat: '30.3', ulng: '-97.7' },
  ...{ lot: 'true', farm: 'true', multiFamily: 'true', commercialSale: 'true' },
};

test('the nearby page asks once for the location and opens the homes for sale there', async () => {
  const view = show('/nearby', around);
  const query = await view.query();
  expect(query).toMatchObject(nearest);
  expect(query).not.toHaveProperty('openHouseOnly');
  expect(Number(query.maxlat) - Number(query.minlat)).toBeCloseTo(2 / 79, 4);
  expect(view.requested).toHaveBeenCalledTimes(1);
  expect(view.requested.mock.calls[0]?.[2]?.maximumAge).toBe(10_000);
});

test('a link names the kind of search; guests cannot open sold homes', async () => {
  expect(await show('/nearby?show=open-houses', around).query()).toMatchObject({
    ...nearest,
    openHouseOnly: 'true',
  });
  const locked = await show('/nearby?show=recently-sold', around);
  expect(await locked.query()).not.toHaveProperty('mlsstatus');
});

test.each([ana, anAgent])('a verified $role can open homes sold nearby', async (person) => {
  const view = show('/nearby?show=recently-sold', around, person);
  expect(await view.query()).toMatchObject({ sortBy: 'distance', mlsstatus: 'Sold' });
});

test('a visitor who shares no location is offered homes near the city center', async () => {
  const view = show('/nearby', { code: 1 });
  await view.findByText('Your location was not shared. Search near the center of Austin instead.');
  const links = view.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.textContent)).toEqual(['Open Houses', 'For Sale']);
  expect(new URL(links[0]!.href).searchParams.get('ulat')).toBe('30.31');
  expect(document.title).toBe('Homes near you | Hearth Austin');
});

test('the parts of a link that the page does not use are named, there and with the results', async () => {
  const words =
    'We ignored a part of this link that is not valid: kind of search.' +
    'We ignored “minPrice” and “pool” in this link. Set filters with the results.';
  const link = '/nearby?show=castles&minPrice=1&pool=yes&utm_source=mail';
  const refused = show(link, { code: 1 });
  const notice = await refused.findByRole('region', { name: 'About this link' });
  expect(notice.textContent).toBe(words);
  await userEvent.click(refused.getByRole('button', { name: 'Dismiss' }));
  expect(refused.queryByRole('region', { name: 'About this link' })).toBeNull();
  refused.unmount();
  const found = show(link, around);
  await found.query();
  expect(found.getByTestId('corrections').textContent).toBe(words);
  found.unmount();
  const locked = show('/nearby?show=recently-sold', { code: 1 });
  const why = await locked.findByRole('region', { name: 'About this link' });
  expect(why.textContent).toBe('Sign up and verify your email to see recently sold homes.');
});

test('the reason of a lock is shown to guests and not to a verified person', async () => {
  const words = 'Sign up and verify your email to see recently sold homes.';
  const locked = show('/nearby', { code: 1 });
  const sold = await locked.findByRole('button', { name: 'Recently Sold' });
  expect(sold.getAttribute('aria-describedby')).toBe(locked.getByText(words).id);
  locked.unmount();
  const waits = show('/nearby', { code: 1 }, { ...ana, loginStatus: 'not verified' });
  await waits.findByText('Verify your email to see recently sold homes.');
  waits.unmount();
  const open = show('/nearby', { code: 1 }, ana);
  await open.findByRole('link', { name: 'Recently Sold' });
  expect(open.queryByText(/to see recently sold homes/)).toBeNull();
});
