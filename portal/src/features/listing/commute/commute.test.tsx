import type { Commute as Times } from '@hearth/domain/contract/commute.ts';
import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { axeViolations } from '@hearth/widgets/testing/axe-violations.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { writeInto } from '@hearth/widgets/testing/write-into.ts';
import { within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import type { SessionPerson } from '../../../shared/account/account.ts';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { anApp } from '../../../testing/an-app.ts';
import { ana } from '../../../testing/signed-in.ts';
import { Commute } from './commute.tsx';

beforeEach(() => localStorage.clear());

const zip = { type: 'postalcode', id: 'zip-78701', value: '78701', label: '78701' } as const;
const downtown: Suggestion = {
  ...{ category: 'zipCode', name: '78701', detail: null, count: 3, url: null },
  ...{ tag: zip, filter: { polygon: 'zip-78701' } },
};

const work = { id: 7, name: 'Work', address: '500 W 2nd St', latitude: 30.2, longitude: -97.7 };

/** @param server how many places an account may have, and what its answers to changes wait for */
function show(
  times: Partial<Times> = {},
  person: SessionPerson | null = null,
  server = { mostPlaces: 20, ready: Promise.resolve() },
) {
  const bodies: unknown[] = [];
  const calls: string[] = [];
  let stored = [work];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (pathname.includes('/favorite-place')) {
      calls.push(`${request.method} ${pathname}`);
      if (request.method === 'GET') return json(stored);
      await server.ready;
      if (request.method === 'DELETE') {
        stored = stored.filter(({ id }) => !pathname.endsWith(`/${id}`));
        return json({ done: true });
      }
      if (stored.length >= server.mostPlaces) return json(noRoom, 400);
      const place = { ...(await request.json()), id: 8 + stored.length };
      stored = [...stored, place];
      return json(place);
    }
    if (pathname.endsWith('/places/search')) return json({ hits: [downtown] });
    if (pathname.endsWith('/polygon/zip-78701'))
      return json({
        bounds: { minLatitude: 30.26, maxLatitude: 30.28, minLongitude: -97.76, maxLongitude: -97.72 },
      });
    if (pathname.endsWith('/listing/search')) return json({ boundaries: boundariesOf(request.url) });
    const body = await request.json();
    bodies.push(body);
    const trips = body.places.map(() => ({ miles: 9.8, minutes: body.mode === 'DRIVING' ? 24 : 65 }));
    return json({ from: 'home', method: 'straight-line', trips, ...times });
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const listing = listingDetails({ listingid: 'L1', postalcode: '78704' });
  const app = anApp(client, { ...(person && { person }) });
  const { account } = app;
  const page = mount(
    <AppProvider value={app}>
      <Commute listing={listing} />
    </AppProvider>,
  );
  const names = () => stored.map(({ name }) => name);
  return { ...page, bodies, calls, names, account };
}

const noRoom = {
  code: 'validation_failed',
  message: '',
  validationErrors: [{ name: 'name', message: 'You can keep 2 places. Remove one first.' }],
};

/** Those of the homes of a neighborhood; no other name is known. */
const boundariesOf = (url: string) =>
  url.includes('Zilker')
    ? { minLatitude: 30.25, maxLatitude: 30.27, minLongitude: -97.78, maxLongitude: -97.76 }
    : { minLatitude: null, maxLatitude: null, minLongitude: null, maxLongitude: null };

type Page = Pick<ReturnType<typeof show>, 'getByRole' | 'getByLabelText'>;

function add(page: Page, name: string): void {
  writeInto(page.getByLabelText<HTMLInputElement>(/^Where do you commute/), name);
  page.getByRole('button', { name: 'Add place' }).click();
}

function choose(page: Page, label: string, value: string): void {
  const list = page.getByLabelText<HTMLSelectElement>(label);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a place has its time by each way, says how it was estimated, and is there on the next home', async () => {
  const page = show();
  await addSuggested(page);
  await page.findByText('24 min');
  page.getByText('9.8 miles');
  page.getByText(/^Estimated from straight-line distance/);
  expect(page.bodies).toEqual([
    { mode: 'DRIVING', departure: 'rush-hour', places: [{ latitude: 30.27, longitude: -97.74 }] },
  ]);
  choose(page, 'Travel by', 'TRANSIT');
  await page.findByText('1 h 5 min');
  expect(await axeViolations(page.container)).toEqual([]);
  page.unmount();
  const next = show();
  await next.findByText('1 h 5 min');
  next.getByRole('button', { name: 'Remove 78701' }).click();
  await expect.poll(() => next.queryByText('1 h 5 min')).toBeNull();
});

/** Adds it once the page knows it by a suggestion. */
async function addSuggested(page: Page): Promise<void> {
  const field = page.getByLabelText<HTMLInputElement>(/^Where do you commute/);
  writeInto(field, '787');
  await expect.poll(() => field.list?.options[0]?.value).toBe('78701');
  add(page, '78701');
}

test('two people have places and ways of their own', async () => {
  const page = show();
  page.getByRole('button', { name: 'Add a second person' }).click();
  const second = within(await page.findByRole('region', { name: 'Person 2' }));
  await addSuggested(second);
  await second.findByText('24 min');
  expect(within(page.getByRole('region', { name: 'Person 1' })).queryByText('78701')).toBeNull();
});

test('an unknown place is named, and a hidden home says where its trips begin', async () => {
  const page = show({ from: 'postalcode', method: 'OSRM' });
  add(page, 'Nowhere');
  await page.findByText(/^“Nowhere” was not found/);
  await addSuggested(page);
  await page.findByText(
    'The exact position of this home is not public, so the trips begin at the center of ZIP code 78704. Times by OSRM, without traffic.',
  );
});

test('a signed-in person has the places of the account, and changes them here', async () => {
  const page = show({}, ana);
  page.getByText('Saved on this device only.');
  page.account.memoryMoved();
  await page.findByText('Work');
  page.getByText('Saved to your account.');
  await addSuggested(page);
  await page.findByText('78701');
  await expect.poll(() => page.calls).toContain('POST /api/user/favorite-place');
  page.getByRole('button', { name: 'Remove Work' }).click();
  await expect.poll(() => page.queryByText('Work')).toBeNull();
  await expect.poll(() => page.calls).toContain('DELETE /api/user/favorite-place/7');
  page.getByText('78701');
});

test('changes of places that overlap are stored one after another, none twice and none lost', async () => {
  let answer = () => {};
  const ready = new Promise<void>((done) => {
    answer = done;
  });
  const page = show({}, ana, { mostPlaces: 20, ready });
  page.account.memoryMoved();
  await page.findByText('Work');
  await addSuggested(page);
  await page.findByText('78701');
  add(page, 'Zilker');
  await page.findByText('Zilker');
  page.getByRole('button', { name: 'Remove Work' }).click();
  await expect.poll(() => page.queryByText('Work')).toBeNull();
  answer();
  await page.findByText('Saved to your account.');
  await expect.poll(page.names).toEqual(['78701', 'Zilker']);
  const shown = () => page.getAllByRole('listitem').map((place) => place.textContent);
  expect(shown()).toEqual([expect.stringContaining('78701'), expect.stringContaining('Zilker')]);
});

test('a place that the account refuses stays in this browser, and moves once there is room', async () => {
  const page = show({}, ana, { mostPlaces: 2, ready: Promise.resolve() });
  page.account.memoryMoved();
  await page.findByText('Work');
  await addSuggested(page);
  await page.findByText('Saved to your account.');
  await expect.poll(() => page.names()).toEqual(['Work', '78701']);
  add(page, 'Zilker');
  const words = 'Saved on this device only: Zilker. Your other places are saved to your account.';
  await page.findByText(words);
  await expect.poll(() => page.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  page.unmount();
  const next = show({}, ana, { mostPlaces: 2, ready: Promise.resolve() });
  next.account.memoryMoved();
  await next.findByText(words);
  next.getByRole('button', { name: 'Remove Work' }).click();
  await expect.poll(() => next.names()).toContain('Zilker');
  await next.findByText('Saved to your account.');
});
