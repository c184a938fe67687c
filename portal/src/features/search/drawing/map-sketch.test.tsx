import type { DrawingAction } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { idlePage } from '@hearth/widgets/testing/idle-page.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import button from '@hearth/widgets/ui/button.css';
import tokens from '@hearth/widgets/ui/tokens.css';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import { type ReactNode, useRef } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router';
import { Toaster, toast } from 'sonner';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { createMapStates, type MapState } from '../../../shared/searching/map-states.ts';
import { anApp } from '../../../testing/an-app.ts';
import { NavigationKindProvider } from '../../../ui/navigation-kind.tsx';
import { useSearchUrl } from '../use-search-url.ts';
import { MapDrawing } from './map-drawing.tsx';
import { type SearchDrawing, useDrawing } from './use-drawing.ts';
import { WaitingDrawing } from './waiting-drawing.tsx';

const { SearchMap } = await import('@hearth/widgets/map/search-map.tsx');

const fit = { minLatitude: 30.2, maxLatitude: 30.4, minLongitude: -97.9, maxLongitude: -97.6 };
const at = (longitude: number, latitude: number) => ({ latitude, longitude });
const triangle = { type: 'area', area: [at(-97.8, 30.25), at(-97.7, 30.25), at(-97.7, 30.3)] } as const;
const other = { type: 'area', area: [at(-97.75, 30.3), at(-97.7, 30.3), at(-97.7, 30.35)] } as const;
const start: DrawingAction = { type: 'start', mode: 'corners' };

const edge = (longitude: number, latitude: number) => [longitude, latitude];
const buda = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { id: 'city-buda', name: 'Buda', type: 'city' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [edge(-97.9, 30.2), edge(-97.6, 30.2), edge(-97.6, 30.32), edge(-97.9, 30.32), edge(-97.9, 30.2)],
        ],
      },
    },
  ],
};

interface HostProps {
  readonly map: MapState;
  readonly held: { drawing: SearchDrawing | null; go: NavigateFunction | null; at: Location | null };
}

/** Pages of the app: a home lies over the list it was opened from. */
function Pages(props: HostProps): ReactNode {
  const location = useLocation();
  const background: Location | undefined = location.state?.background;
  props.held.go = useNavigate();
  props.held.at = location;
  return (
    <NavigationKindProvider>
      <Routes location={background ?? location}>
        <Route path="*" element={<Host {...props} />} />
      </Routes>
      <p>{background ? 'A home' : 'No home'}</p>
    </NavigationKindProvider>
  );
}

function Host({ map, held }: HostProps): ReactNode {
  const location = useLocation();
  const { search, change, isCovered } = useSearchUrl(location, false);
  const { visible } = useSnapshot(map.state);
  const drawing = useDrawing({ map, isShown: visible, search, change, isCovered });
  held.drawing = drawing;
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  return (
    <>
      <p data-testid="address">{decodeURIComponent(location.search)}</p>
      <p ref={count} tabIndex={-1}>
        Count
      </p>
      <WaitingDrawing
        session={drawing}
        mapShown={visible}
        onShowMap={() => map.show(true)}
        onGone={() => (visible ? shown : count).current?.focus()}
      />
      {visible && (
        <div ref={shown} tabIndex={-1} data-testid="map" style={{ width: '640px', height: '480px' }}>
          <SearchMap points={null} fit={fit}>
            <MapDrawing session={drawing} lease={false} onStatus={map.setDrawing} />
          </SearchMap>
        </div>
      )}
    </>
  );
}

/** A search page's map with a drawing. `save` responds to the request that stores an area. */
function show(
  save: () => Promise<Response> = async () => json({ id: 'custom-1', type: 'custom' }),
  at = '/listings',
) {
  const fetch = async (input: RequestInfo | URL) =>
    (input as Request).url.includes('/map/areas') ? json(buda) : save();
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }), {
    maps: createMapStates(true),
  });
  const map = app.maps.of('listings');
  const held: HostProps['held'] = { drawing: null, go: null, at: null };
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <Pages map={map} held={held} />
      </MemoryRouter>
      <Toaster />
    </AppProvider>,
    { sheets: [tokens, visuallyHidden, button] },
  );
  const draw = (...actions: readonly DrawingAction[]) => {
    for (const action of actions) held.drawing?.dispatch(action);
  };
  const findWaiting = (words: string) => view.findByText(words, { selector: 'section p' });
  const openHome = () => held.go?.('/a-home', { state: { background: held.at } });
  const closeHome = () => held.go?.(-1);
  return {
    ...view,
    map,
    draw,
    findWaiting,
    openHome,
    closeHome,
    address: () => view.getByTestId('address').textContent,
  };
}

beforeEach(() => {
  localStorage.clear();
  toast.dismiss();
});

test('a closed area is still there after its map was hidden and shown', async () => {
  const page = show();
  page.draw(start, triangle);
  await page.findByRole('button', { name: 'Search this area' });
  page.map.show(false);
  await page.findWaiting('The area you drew is not searched yet.');
  // Nothing is drawn on, so nothing else has to wait.
  expect(page.map.state.drawing).toBe('NoDrawing');
  expect(await axeViolations(page.container)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Show on the map' }));
  await page.findByRole('region', { name: 'Draw an area' });
  await expect.poll(() => page.queryAllByRole('button', { name: /^Corner \d of 3$/ }).length).toBe(3);
  expect(page.map.state.drawing).toBe('Continue Drawing');
});

test('it can be searched without its map', async () => {
  const page = show();
  page.draw(start, triangle);
  page.map.show(false);
  await userEvent.click(await page.findByRole('button', { name: 'Search this area' }));
  await expect.poll(page.address).toBe('?tags=custom:custom-1:Drawn+area:Drawn+area:t');
  await expect.poll(() => page.queryByRole('region', { name: 'Your drawing' })).toBeNull();
});

test('it is searched even if the map is hidden while it is saved', async () => {
  let answer = (_: Response) => {};
  const page = show(() => new Promise((resolve) => (answer = resolve)));
  page.draw(start, triangle);
  await userEvent.click(await page.findByRole('button', { name: 'Search this area' }));
  page.map.show(false);
  await page.findWaiting('The area you drew is being saved.');
  answer(json({ id: 'custom-1', type: 'custom' }));
  await expect.poll(page.address).toMatch(/custom-1/);
});

test('a slowly saved area closes no open home, and is searched after the home is closed', async () => {
  let answer = (_: Response) => {};
  const page = show(() => new Promise((resolve) => (answer = resolve)));
  page.draw(start, triangle);
  await userEvent.click(await page.findByRole('button', { name: 'Search this area' }));
  page.openHome();
  await page.findByText('A home');
  const saved = json({ id: 'custom-1', type: 'custom' });
  answer(saved);
  await expect.poll(() => saved.bodyUsed).toBe(true);
  await idlePage();
  expect(page.queryByText('A home')).not.toBeNull();
  page.closeHome();
  await expect.poll(page.address).toMatch(/custom-1/);
  expect(page.queryByText('No home')).not.toBeNull();
});

test('a drawing is announced by a live region that was already on the page', async () => {
  const page = show();
  const regions = page.getAllByRole('status');
  page.draw(start, triangle);
  page.map.show(false);
  await expect
    .poll(() => regions.map((each) => each.isConnected && each.textContent))
    .toContain('The area you drew is not searched yet.');
});

test('each button of a waiting drawing moves the focus', async () => {
  const page = show();
  const press = async (name: string) => {
    (await page.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  page.draw(start, triangle);
  page.map.show(false);
  await press('Show on the map');
  await expect.poll(() => page.queryByTestId('map')?.contains(document.activeElement)).toBe(true);
  page.map.show(false);
  await press('Discard');
  await expect.poll(() => document.activeElement).toBe(page.getByText('Count'));
  page.draw(start, triangle);
  await press('Search this area');
  await expect.poll(page.address).toMatch(/custom-1/);
  await expect.poll(() => document.activeElement).toBe(page.getByText('Count'));
});

test('an unfinished line waits for its map, and can only be discarded without it', async () => {
  const page = show();
  page.draw(start, { type: 'corner', point: at(-97.7, 30.3) });
  page.map.show(false);
  await page.findWaiting('Your drawing on the map is not finished.');
  expect(page.queryByRole('button', { name: 'Search this area' })).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.poll(() => page.queryByRole('region', { name: 'Your drawing' })).toBeNull();
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  await page.findWaiting('Your drawing on the map is not finished.');
});

test('a discarded drawing can be restored until another one begins', async () => {
  const page = show();
  page.draw(start, triangle);
  await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
  await page.findByText('The drawing was discarded');
  page.draw(start, other);
  await expect.poll(() => page.queryByText('The drawing was discarded')).toBeNull();
  expect(page.map.state.sketch?.areas).toEqual([other.area]);
});

test('choosing an area by name does not discard a closed area silently', async () => {
  const page = show();
  page.draw(start, triangle, { type: 'another' });
  await userEvent.click(await page.findByRole('button', { name: /^Choose a city/ }));
  await page.findByText('The drawing was discarded');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => page.map.state.sketch?.areas.length).toBe(1);
});

const inBuda = '/listings?tags=city:city-buda:Buda';

test('a drawn area replaces the named areas of the search, which a press adds again', async () => {
  const page = show(undefined, inBuda);
  page.draw(start, triangle);
  await userEvent.click(await page.findByRole('button', { name: 'Search this area' }));
  await page.findByText('Showing homes in your drawn area instead of Buda.');
  await expect.poll(page.address).toBe('?tags=custom:custom-1:Drawn+area:Drawn+area:t');
  await userEvent.click(page.getByRole('button', { name: 'Add Buda back' }));
  await expect
    .poll(page.address)
    .toBe('?tags=custom:custom-1:Drawn+area:Drawn+area:t&tags=city:city-buda:Buda');
});

test('an area that was added to a drawn area stays when the drawn area is changed', async () => {
  const page = show(undefined, `${inBuda}&tags=custom:custom-0:Drawn+area`);
  const areas = [triangle.area];
  page.draw(
    { type: 'edit', id: 'custom-0', areas },
    { type: 'move', area: 0, corner: 0, to: at(-97.75, 30.2) },
  );
  await userEvent.click(await page.findByRole('button', { name: 'Update area' }));
  await expect.poll(page.address).toMatch(/city:city-buda:Buda.*custom-1/);
  await idlePage();
  expect(page.queryByText(/instead of Buda/)).toBeNull();
});
