import type { AreaMarket, MarketMonth } from '@hearth/domain/contract/market-overview.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { inside, place } from '../testing/mount.tsx';
import './market.element.ts';

const months: MarketMonth[] = Array.from({ length: 24 }, (_, at) => ({
  month: `${2024 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}`,
  ...{ sold: at, soldmedianlistprice: at > 2 ? 500_000 + at * 1_000 : null, listed: 2 },
}));
const figures = {
  ...{ forsale: 12, medianlistprice: 900_000, medianpricepersquarefoot: 512, mediandaysonmarket: 31 },
  ...{ pricecuts: 3, sold: 40 },
};
const zilker: AreaMarket = {
  ...{ place: 'Zilker', url: '/listings/market-overview/subdivision/tx/zilker', asof: '2026-11-21' },
  ...{ figures, months, compared: null },
};

const requested: URL[] = [];
let answer: () => Response = () => json(zilker);
beforeEach(() => {
  window.__hearth = { version: '1', api: `https://${crypto.randomUUID()}.example/` };
  requested.length = 0;
  answer = () => json(zilker);
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/site') return json(aSite());
    requested.push(url);
    return answer();
  });
  return () => {
    vi.unstubAllGlobals();
    delete window.__hearth;
  };
});

const linesOf = (element: Element) =>
  [...(element.shadowRoot?.querySelectorAll('path') ?? [])].map(
    (line) => line.getAttribute('d')?.split('L').length,
  );

test('an area has its figures, the way to its overview, and the source with its day', async () => {
  const element = place('<hearth-market area=" Zilker "></hearth-market>');
  const page = inside(element);
  await page.findByRole('heading', { level: 2, name: 'Market in Zilker' });
  const shown = [...(element.shadowRoot?.querySelectorAll('dt') ?? [])].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );
  expect(shown).toEqual([
    ...['Median list price: $900,000', 'Supply: 3.6 months', 'Median days on market: 31'],
    'Price cuts: 25%3 in the last 30 days',
  ]);
  const link = page.getByRole('link', { name: 'Market overview of Zilker' });
  expect(new URL(link.getAttribute('href') ?? '').pathname).toBe(zilker.url);
  await page.findByText(/^Data from .*ACTRIS as of 20 Nov 2026.* Shown by Hearth Realty$/);
  expect(requested.map(({ pathname, search }) => pathname + search)).toEqual([
    '/api/market-figures?area=Zilker',
  ]);
  expect(await axeViolations(page.getByRole('region', { name: 'Market in Zilker' }))).toEqual([]);
});

test('the lines go back as far as the page asks, without the month that runs', async () => {
  const element = place('<hearth-market area="Zilker" period="6-months"></hearth-market>');
  await inside(element).findByRole('heading', { name: 'Market in Zilker' });
  inside(element).getByText(/in the last 6 full months/);
  expect(linesOf(element)).toEqual([6, 6]);
  element.setAttribute('period', '2-years');
  // The first three months have too few sales for a price.
  await expect.poll(() => linesOf(element)).toEqual([20, 23]);
});

test('the homes that count are those of the page’s kind', async () => {
  const page = inside(place('<hearth-market area="78704" kind="condo"></hearth-market>'));
  await page.findByRole('heading', { name: 'Market in Zilker' });
  page.getByText(/^Figures cover condos for sale/);
  expect(requested[0]?.search).toBe('?area=78704&kind=condo');
});

test('shows no figure for one that no home has', async () => {
  const none = {
    ...figures,
    forsale: 0,
    sold: 0,
    pricecuts: 0,
    medianlistprice: null,
    mediandaysonmarket: null,
  };
  answer = () =>
    json({
      ...zilker,
      figures: none,
      months: months.map((month) => ({ ...month, sold: 0, soldmedianlistprice: null })),
    });
  const element = place('<hearth-market area="Zilker"></hearth-market>');
  await inside(element).findByRole('heading', { name: 'Market in Zilker' });
  const values = [...(element.shadowRoot?.querySelectorAll('strong') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(values).toEqual(['–', '–', '–', '–']);
  expect(linesOf(element)).toEqual([]);
});

test('an area that does not exist keeps the content of the page, and a failure offers a retry', async () => {
  answer = () => json({ code: 'polygon_not_found', message: '' }, 404);
  const unknown = place('<hearth-market area="Nowhere"><a href="/m">Our market</a></hearth-market>');
  await inside(unknown).findByText('We have no market figures for this area.');
  expect(unknown.shadowRoot?.querySelector('slot')?.assignedNodes()).toHaveLength(1);
  answer = () => json({ code: 'internal_error', message: '' }, 500);
  const page = inside(place('<hearth-market area="Zilker"></hearth-market>'));
  const retry = await page.findByRole('button', { name: 'Try again' });
  answer = () => json(zilker);
  retry.click();
  await page.findByText('$900,000');
});

test('an element without an area asks for nothing', async () => {
  const page = inside(place('<hearth-market></hearth-market>'));
  await page.findByText('We have no market figures for this area.');
  expect(requested).toEqual([]);
});
