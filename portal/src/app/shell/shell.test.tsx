import { editions } from '@hearth/domain/edition/editions.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import legalSheet from '@hearth/widgets/legal/legal.css';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { textSpacing } from '@hearth/widgets/testing/in-full.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import tokens from '@hearth/widgets/ui/tokens.css';
import { within } from '@testing-library/dom';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Markets } from '../../features/home/markets.tsx';
import { AppProvider } from '../../shared/app/app-context.tsx';
import stripSheet from '../../shared/legal/legal-strip.css';
import styles from '../../styles.css';
import { anApp } from '../../testing/an-app.ts';
import accountSheet from './header-account.css';
import shellSheet from './shell.css';
import { Shell } from './shell.tsx';

function show(
  height = '100px',
  at = '/compare',
  { edition = editions.austin, sheets = [] as readonly CSSStyleSheet[] } = {},
) {
  const client = createClient({ baseUrl: 'https://homes.example/', fetch: async () => json(aSite()) });
  const app = { ...anApp(client), edition };
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={[at]}>
        <Shell>
          <div style={{ blockSize: height }} />
        </Shell>
      </MemoryRouter>
    </AppProvider>,
    { sheets: [tokens, styles, shellSheet, accountSheet, ...sheets] },
  );
  return { ...view, app };
}

afterAll(() => page.viewport(1024, 700));

test('a page is at least 720 px high', async () => {
  await page.viewport(800, 400);
  show();
  expect(document.body.getBoundingClientRect().height).toBeGreaterThanOrEqual(720);
});

test.each([
  ['austin', '/'],
  ['austin', '/compare'],
  ['san-antonio', '/'],
] as const)('the header of %s at %s is no wider than 320 px with text spacing', async (edition, at) => {
  await page.viewport(320, 700);
  show('100px', at, { edition: editions[edition], sheets: [textSpacing] });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the header has the logo, the search and links to homes for sale and for lease', async () => {
  await page.viewport(1024, 700);
  const view = show();
  const links = view.getByRole('navigation', { name: 'Primary' }).querySelectorAll('a');
  expect([...links].map((link) => `${link.textContent} ${link.pathname}`)).toEqual([
    ...['Buy /listings', 'Lease /listings/lease', 'Saved /menu/collections'],
  ]);
  expect(view.getByRole<HTMLAnchorElement>('link', { name: 'Hearth Austin, home' }).pathname).toBe('/');
  expect(view.getByRole('search', { name: 'Homes' })).toBeTruthy();
});

test('the links to the other kind of search keep locked filters, which its page names', () => {
  const view = show('100px', '/listings?mlsstatus=Sold&soldTimeframe=30&minBedrooms=3');
  const { search } = view.getByRole<HTMLAnchorElement>('link', { name: 'Lease' });
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    mlsstatus: 'Leased',
    leasedTimeframe: '30',
    minBedrooms: '3',
  });
});

test('the first home to compare is announced, and so is each further one', async () => {
  localStorage.clear();
  const { app, ...view } = show('100px', '/about');
  const said = () => view.queryAllByRole('status').map((each) => each.textContent);
  const regions = said().length;
  app.compare.toggle({ listingid: 'a', name: '1 Oak St', photo: null });
  await expect.poll(said).toContain('1 home to compare');
  expect(said()).toHaveLength(regions);
  app.compare.toggle({ listingid: 'b', name: '1 Elm St', photo: null });
  await expect.poll(said).toContain('2 homes to compare');
  app.compare.clear();
});

test("every page shows the commission's notices whole, near its head, at ten points or more", async () => {
  await page.viewport(320, 700);
  const view = show('100px', '/compare', { sheets: [legalSheet, stripSheet] });
  const list = view.getByRole('list', { name: 'Real estate notices of Texas' });
  expect(list.getBoundingClientRect().bottom).toBeLessThan(200);
  for (const words of [
    'Texas Real Estate Commission Information About Brokerage Services',
    'Texas Real Estate Commission Consumer Protection Notice',
  ]) {
    const link = within(list).getByRole('link', { name: words });
    expect(Number.parseFloat(getComputedStyle(link).fontSize)).toBeGreaterThanOrEqual(10 / 0.75);
    for (const line of link.getClientRects()) {
      expect(line.right).toBeLessThanOrEqual(320);
      expect(line.height).toBeGreaterThanOrEqual(24);
    }
  }
  await page.viewport(1024, 700);
});

test('every page links the notices of the commission, at ten points at least, and the policies', async () => {
  await page.viewport(390, 700);
  const view = show();
  const footer = view.getByRole('contentinfo');
  const links = new Map([...footer.querySelectorAll('a')].map((link) => [link.textContent, link]));
  for (const [words, path] of [
    ['Texas Real Estate Commission Information About Brokerage Services', '/iabs'],
    ['Texas Real Estate Commission Consumer Protection Notice', '/consumer-protection-notice'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Use', '/terms-of-use'],
  ] as const) {
    const link = links.get(words);
    expect(link?.pathname, words).toBe(path);
    expect(Number.parseFloat(getComputedStyle(link as Element).fontSize), words).toBeGreaterThanOrEqual(
      10 / 0.75,
    );
  }
  const housing = view.getByText('Equal Housing Opportunity');
  expect(housing.closest('div')?.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(30);
  await page.viewport(1024, 700);
});

test('offline a line says that the page may be old; online, failed requests are sent again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const market = { place: 'Buda', url: '/buda', count: 2, medianlistprice: 400_000, scene: null };
  const fetch = async (input: RequestInfo | URL) =>
    json((input as Request).url.endsWith('/largest') ? { areas: [market] } : aSite());
  const view = mount(
    <AppProvider value={anApp(createClient({ baseUrl: 'https://homes.example/', fetch }))}>
      <MemoryRouter initialEntries={['/about']}>
        <Shell>
          <Markets />
        </Shell>
      </MemoryRouter>
    </AppProvider>,
  );
  await view.findByText(
    'You are not connected to the Internet. Please check your connection and refresh the page.',
  );
  await view.findByText('The cities could not be loaded.');
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await view.findByRole('link', { name: 'Buda' });
  expect(view.queryByText(/^You are not connected/)).toBeNull();
});
