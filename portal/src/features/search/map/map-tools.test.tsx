import type { MapViewType } from '@hearth/domain/search/map/map-views.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { Toaster } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { siteQuery } from '../../../shared/app/site-query.ts';
import { anApp } from '../../../testing/an-app.ts';
import { MapTools } from './map-tools.tsx';
import { useMyLocation } from './use-my-location.ts';
import { useTileSource } from './use-tile-source.ts';

function Tools({ onFound }: { readonly onFound: (position: object) => void }): ReactNode {
  const [viewType, setViewType] = useState<MapViewType>('roadmap');
  const tiles = useTileSource(viewType);
  const { asking, ask } = useMyLocation(onFound);
  return (
    <>
      <MapTools
        searchAsMoved={true}
        onSearchAsMoved={() => {}}
        onSearchHere={null}
        views={tiles.views}
        viewType={viewType}
        onViewType={setViewType}
        locating={asking}
        onLocate={ask}
        tilesFailed={tiles.failed}
        onTilesRetry={tiles.retry}
        note=""
      />
      <p data-testid="tiles">{tiles.source?.tileUrl ?? 'drawn'}</p>
      <button type="button" onClick={tiles.onTileError}>
        A tile fails
      </button>
    </>
  );
}

const source = (type: MapViewType) => ({
  type,
  tileUrl: `https://tiles.example/${type}/{z}/{x}/{y}.png`,
  maxZoom: 17,
  attribution: 'Tiles',
});

function show(sources: readonly MapViewType[] = []) {
  let requests = 0;
  const fetch = async () => {
    requests++;
    return json({ map: { sources: sources.map(source) } });
  };
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  const found = vi.fn();
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <Tools onFound={found} />
      </MemoryRouter>
      <Toaster />
    </AppProvider>,
  );
  const toast = () => view.container.querySelector('[data-sonner-toast]')?.textContent;
  const locate = () => userEvent.click(view.getByRole('button', { name: 'My location' }));
  const tiles = () => view.getByTestId('tiles').textContent;
  return { ...view, app, found, toast, locate, tiles, requests: () => requests };
}

afterEach(() => vi.restoreAllMocks());

const deviceAt = (position: Partial<GeolocationCoordinates> | { readonly code: number }) =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if ('code' in position) failed?.({ ...position, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    else found({ coords: position } as GeolocationPosition);
  });

test('the base map is the roadmap, with satellite and terrain where they are configured', async () => {
  const plain = show();
  await expect.poll(plain.requests).toBe(1);
  await idlePage();
  expect([plain.queryAllByRole('radio'), plain.tiles()]).toEqual([[], 'drawn']);
  plain.unmount();

  const view = show(['satellite', 'terrain']);
  await view.findByRole('radio', { name: 'Satellite' });
  expect(view.getAllByRole<HTMLInputElement>('radio').map((each) => each.parentElement?.textContent)).toEqual(
    [...['Roadmap', 'Satellite', 'Terrain']],
  );
  expect(view.getByRole<HTMLInputElement>('radio', { name: 'Roadmap' }).checked).toBe(true);
  expect(view.tiles()).toBe('drawn');
  await userEvent.click(view.getByRole('radio', { name: 'Terrain' }));
  await expect.poll(view.tiles).toBe(source('terrain').tileUrl);
});

test('failed tiles are replaced by the drawn base map until a retry', async () => {
  const view = show(['roadmap', 'satellite']);
  await expect.poll(view.tiles).toBe(source('roadmap').tileUrl);
  const fail = view.getByRole('button', { name: 'A tile fails' });
  for (let times = 0; times < 6; times++) await userEvent.click(fail);
  await view.findByText('The map images could not be loaded.');
  expect(view.tiles()).toBe('drawn');
  await userEvent.click(view.getByRole('button', { name: 'Try again' }));
  await expect.poll(view.tiles).toBe(source('roadmap').tileUrl);
});

test('the server is asked anew for the facts of the site, which contain dates, once they are old', async () => {
  const view = show(['roadmap']);
  await expect.poll(view.tiles).toBe(source('roadmap').tileUrl);
  await view.app.queries.refetchQueries(siteQuery(view.app.client));
  expect(view.requests()).toBe(2);
});

test('a visitor is asked for the location only after pressing the button', async () => {
  const requested = deviceAt({ latitude: 30.3, longitude: -97.7 });
  const view = show();
  expect(requested).not.toHaveBeenCalled();
  await view.locate();
  await expect.poll(() => view.found.mock.calls).toEqual([[{ latitude: 30.3, longitude: -97.7 }]]);
  expect(requested.mock.calls[0]?.[2]?.maximumAge).toBe(10_000);
});

test.each([
  [{ code: 1 }, 'Your location was not shared. Allow it in your browser to use it here.'],
  [{ code: 2 }, 'Your location could not be found right now.'],
  [
    { latitude: 40.7, longitude: -74 },
    'Your location is far from the Austin area, so the map does not move there.',
  ],
])('a position that cannot be searched changes nothing and shows a message: %j', async (answer, words) => {
  deviceAt(answer);
  const view = show();
  await view.locate();
  await expect.poll(view.toast).toBe(words);
  expect(view.found).not.toHaveBeenCalled();
});
