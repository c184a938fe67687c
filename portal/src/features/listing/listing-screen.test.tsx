import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import { listingRequest } from '@hearth/domain/page/first-requests.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { homeServer } from '@hearth/widgets/testing/home-server.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../app/toasts.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import { noAnswers, type ServedAnswers } from '../../shared/app/served-answers.ts';
import { listingQuery } from '../../shared/listing/listing-query.ts';
import { anApp, type Given } from '../../testing/an-app.ts';
import { forget } from '../../testing/forget.ts';
import { ListingScreen } from './listing-screen.tsx';

function open(id: string, gone: readonly string[] = [], given: Given = {}) {
  const sold = { text: 'Sold 11/02/2026', color: '#ffffff', background: '#a32a2a' };
  const listing = listingDetails({ listingid: 'L1', mlsstatus: 'Sold', secondarylabel: sold });
  const { client } = homeServer({ listings: [listing], gone, search: () => ({ listings: [listing] }) });
  const app = anApp(client, given);
  const screen = (id: string) => (
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[`/${id}.html`]}>
        <ListingScreen
          params={{ id, address: '1 oak st austin tx 78704', contactId: null }}
          notFound={<p>Nothing here</p>}
        />
      </MemoryRouter>
    </AppProvider>
  );
  const view = mount(screen(id));
  return { ...view, app, show: (id: string) => view.update(screen(id)) };
}
beforeEach(forget);
afterEach(() => vi.restoreAllMocks());
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test('a listing has a title, a canonical link and a status, and is stored as viewed', async () => {
  const page = open('L1');
  await page.findByText('Sold 11/02/2026');
  page.getByText(/^This home was sold/);
  const { textContent } = page.getByRole('heading', { level: 1 });
  await expect.poll(() => document.title).toMatch(/, Austin, TX \d{5} \| Hearth Austin$/);
  expect(textContent).toContain(document.title.split(',')[0]);
  expect(canonical()).toBe(`${location.origin}/home-L1.html`);
  expect(page.app.viewed.has('L1')).toBe(true);
  page.unmount();
  await expect.poll(canonical).toBeUndefined();
});

test('a guest who opens a fourth home is asked to sign up, where there is a way to', async () => {
  localStorage.setItem('hearth-listing-views', '{"views":3,"last":"L0"}');
  let requested = 0;
  open('L1', [], { unlock: () => requested++ });
  await expect.poll(() => requested).toBe(1);
  expect(localStorage.getItem('hearth-listing-views')).toBe('{"views":0,"last":"L1"}');
});

test.each([
  ['at pagehide', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
  ['with the screen', (close: () => void) => close()],
  ['once the page is idle', (_: () => void, idle: () => void) => idle()],
])('a view of a home is counted once, to its end, for a visitor who leaves %s', async (_, leave) => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ done: true }));
  // The test runner may send requests too.
  const sent = () => fetch.mock.calls.filter(([address]) => String(address).endsWith('/listing/L1/view'));
  const waiting = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  const idle = () => {
    for (const [act] of waiting.mock.calls) act({ didTimeout: false, timeRemaining: () => 50 });
  };
  const page = open('L1');
  await expect.poll(() => page.app.viewed.has('L1')).toBe(true);
  expect(sent()).toEqual([]);
  leave(page.unmount, idle);
  expect(sent()).toMatchObject([[expect.anything(), { method: 'POST', keepalive: true }]]);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  page.unmount();
  idle();
  expect(sent()).toHaveLength(1);
});

test('a cached listing that fails to reload is shown with the reason, not stored as viewed', async () => {
  const page = open('L1');
  const { queryKey } = listingQuery(page.app.client, 'L2');
  page.app.queries.setQueryData(queryKey, listingDetails({ listingid: 'L2' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.show('L2');
  const notice = await page.findByText('You are offline. This is the listing as it was loaded earlier.');
  expect(notice.parentElement?.textContent).toContain('Try again');
  page.getByRole('heading', { level: 1 });
  expect(page.app.viewed.has('L2')).toBe(false);
});

test('another price of an open listing is announced with its change', async () => {
  mount(<Toasts />);
  const page = open('L1');
  await page.findByText('Sold 11/02/2026');
  const { queries } = page.app;
  queries.setQueryData(['listing', 'L1'], (now: object) => ({ ...now, listprice: 430_000 }));
  const toasts = within(document.body);
  await toasts.findByText('This home was updated');
  await toasts.findAllByText(/The price is .* \$430,000\./);
  page.unmount();
  await expect.poll(() => toasts.queryByText('This home was updated')).toBeNull();
});

test('an unknown listing is not found, and a withdrawn one shows no data', async () => {
  const unknown = open('L9');
  await unknown.findByText('Nothing here');
  unknown.unmount();
  const withdrawn = open('L1', ['L1']);
  await withdrawn.findByRole('heading', { level: 1, name: 'This listing is no longer on the market.' });
  await expect.poll(() => document.title).toBe('Home no longer on the market | Hearth Austin');
  expect(withdrawn.getByRole('link', { name: 'Homes for sale' }).getAttribute('href')).toBe('/listings');
  await withdrawn.findByRole('heading', { level: 2, name: 'For sale in this ZIP code' });
  expect([canonical(), withdrawn.app.viewed.has('L9')]).toEqual([undefined, false]);
});

test('a listing that the server wrote into the page is shown without a request', async () => {
  const listing = listingDetails({ listingid: 'L7', publicremarks: 'From the page' });
  const answers: ServedAnswers = {
    of: (route, request) =>
      (requestAddress(route, request) === listingRequest('L7') ? listing : undefined) as never,
  };
  const app = anApp(homeServer({}).client, { answers });
  const page = mount(
    <AppProvider value={app}>
      <MemoryRouter>
        <ListingScreen params={{ id: 'L7', address: '', contactId: null }} notFound={<p>Nothing here</p>} />
      </MemoryRouter>
    </AppProvider>,
  );
  // The server of this test knows no listing.
  await page.findByText('From the page');
  await expect.poll(() => app.viewed.has('L7')).toBe(true);
});

test.each([
  ['listing_gone', 410, 'This listing is no longer on the market.'],
  ['listing_not_found', 404, 'Nothing here'],
] as const)('a page of the server that says %s says so from its first render on', (code, status, words) => {
  const page = open('L7', ['L7'], { answers: { ...noAnswers, refusal: { id: 'L7', code, status } } });
  page.getByText(words);
  page.show('L1');
  expect(page.queryByText(words)).toBeNull();
});
