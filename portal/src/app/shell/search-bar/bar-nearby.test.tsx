import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openBar, startFresh } from './testing/open-bar.tsx';

startFresh();

describe('Search Nearby', () => {
  const answerWith = (position: Partial<GeolocationCoordinates> | { readonly code: number }) =>
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
      if ('code' in position) failed?.({ ...position, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      else found({ coords: position } as GeolocationPosition);
    });

  test('finds homes of every kind around the visitor, nearest first', async () => {
    const requested = answerWith({ latitude: 30.267153, longitude: -97.743057 });
    const search = openBar({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.click(await search.findByRole('link', { name: 'Open Houses' }));
    await expect.poll(search.address).toContain('openHouseOnly=true');
    expect(requested.mock.calls[0]?.[2]).toMatchObject({ maximumAge: 10_000 });
    const query = new URLSearchParams(search.address()?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ lot: 'true', farm: 'true', multiFamily: 'true', commercialSale: 'true', sortBy: 'distance' },
      ...{ ulat: '30.2672', ulng: '-97.7431' },
    });
    requested.mockRestore();
  });

  test.each([
    [{ code: 1 }, 'Your location was not shared.'],
    [{ code: 2 }, 'We could not find your location.'],
    [{ latitude: 40.7, longitude: -74 }, 'Your location is far from Austin.'],
  ])('offers the middle of town instead: %j', async (answer, words) => {
    const requested = answerWith(answer);
    const search = openBar({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.click(await search.findByRole('link', { name: 'For Sale' }));
    await search.findByText(`${words} Search near the center of Austin instead.`);
    const link = search.getByRole<HTMLAnchorElement>('link', { name: 'For Sale' });
    expect(new URL(link.href).searchParams.get('ulat')).toBe('30.31');
    requested.mockRestore();
  });

  test('navigates nowhere after the visitor leaves Search Nearby before the position is found', async () => {
    let find: PositionCallback = () => {};
    const requested = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
      find = found;
    });
    const search = openBar({ at: '/' });
    await userEvent.click(search.input);
    await userEvent.click(await search.findByRole('link', { name: 'For Sale' }));
    await search.findByText('Finding your location...');
    await userEvent.click(search.getByRole('button', { name: 'Elsewhere' }));
    await expect.poll(() => search.queryByText('Finding your location...')).toBeNull();
    find({ coords: { latitude: 30.267, longitude: -97.743 } } as GeolocationPosition);
    // All effects of the press come before this.
    await userEvent.click(search.input);
    await search.findByRole('link', { name: 'For Sale' });
    expect(search.address()).toBe('/');
    requested.mockRestore();
  });

  test('offers sold homes to verified members only, with the reason', async () => {
    const search = openBar();
    await userEvent.click(search.input);
    const sold = await search.findByRole('button', { name: 'Recently Sold' });
    expect(sold.getAttribute('aria-disabled')).toBe('true');
    expect(search.getByText('Sign up and verify your email to see recently sold homes.').id).toBe(
      sold.getAttribute('aria-describedby'),
    );
  });
});
