import type { MarketOverview } from '@hearth/domain/contract/market-overview.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { propertyFilterTypes } from '@hearth/domain/listing/property-type.ts';
import { filterTable } from '@hearth/domain/search/filters/filter-table.ts';
import { aBox, type Edges, liesIn } from '@hearth/domain/testing/a-box.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import type { Boundary } from '../boundaries/boundary.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { generatedListings } from '../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** `testNow` in Austin, and the last 12 full months from there. */
const today = '2026-11-21';
const [yearFrom, yearTo] = ['2025-11-01', '2026-11-01'];
const months = Array.from({ length: 24 }, (_, at) => {
  const month = 12 + at;
  return `${2024 + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
});

const context = { today, time: '12:00', edition: 'austin' } as const;
const listings = generatedListings(1500, 20_261_122);

/** An area, and which listings are its own. */
interface Area {
  readonly id: string;
  readonly type: Boundary['type'];
  readonly name: string;
  readonly box: Edges;
  readonly has: (listing: Listing) => boolean;
}

/** Squares from some hundred metres to all that the listings lie in, which no listing names. */
const sections: readonly Area[] = [0.02, 0.04, 0.06, 0.1, 0.2, 0.6].flatMap((reach, size) =>
  [0, 1, 2, 3, 4].map((step) => {
    const [latitude, longitude] = [29.6 + step * 0.2, -98.4 + step * 0.2];
    const box: Edges = [longitude - reach, latitude - reach, longitude + reach, latitude + reach];
    const name = `Section ${size} ${step}`;
    return {
      id: `section-${size}-${step}`,
      type: 'mlsarea' as const,
      name,
      box,
      has: (listing: Listing) => liesIn(listing, ...box),
    };
  }),
);
const farBox: Edges = [-96, 31, -95.9, 31.1];
const zilkerBox: Edges = [-98.1, 29.9, -97.9, 30.1];

const areas: readonly Area[] = [
  ...sections,
  { id: 'nothing', type: 'mlsarea', name: 'Nothing', box: farBox, has: () => false },
  // Cities are meant by their name, wherever their outline lies, neighbourhoods by their name and by their outline.
  { id: 'austin', type: 'city', name: 'Austin', box: farBox, has: ({ city }) => city === 'Austin' },
  {
    id: 'zilker',
    type: 'subdivision',
    name: 'Zilker',
    box: zilkerBox,
    has: (listing) => listing.subdivisionname === 'Zilker' || liesIn(listing, ...zilkerBox),
  },
];

const boundaryOf = ({ id, type, name, box }: Area): Boundary =>
  aBoundary({ id, type, name, approximate: false, geometry: aBox(...box) });

const forSale = ['Active', 'Pending', 'Pending - Taking Backups'];
const homeTypes = ['Single Family Residence', 'Condominium', 'Townhouse'];

/** The listings that a guest may see, without leases. */
const isKnown = (listing: Listing): boolean =>
  listing.edition === 'austin' &&
  !listing.propertytype.includes('Lease') &&
  listing.internetentirelistingdisplayyn &&
  [...forSale, 'Sold'].includes(listing.mlsstatus);

/** The one in the middle, or between the two that are; null of none. */
function middle(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (sorted[half - 1]! + upper) / 2;
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));
const daysSince = (day: string): number => (Date.parse(today) - Date.parse(day)) / 86_400_000;

function figuresOf(homes: readonly Listing[]): MarketOverview['figures'] {
  const sale = homes.filter(({ mlsstatus }) => forSale.includes(mlsstatus));
  const sized = sale.filter(({ livingarea }) => livingarea !== null && livingarea > 0);
  const dated = sale.flatMap(({ onmarketdate }) => onmarketdate ?? []);
  return {
    forsale: sale.length,
    medianlistprice: rounded(middle(sale.map(({ listprice }) => listprice))),
    medianpricepersquarefoot: rounded(middle(sized.map((home) => home.listprice / home.livingarea!))),
    mediandaysonmarket: rounded(middle(dated.map((day) => Math.max(0, daysSince(day))))),
    pricecuts: sale.filter((home) => filterTable.lastPriceReduction.matches(home, 30, context)).length,
    sold: homes.filter(
      ({ mlsstatus, closedate }) =>
        mlsstatus === 'Sold' && closedate !== null && closedate >= yearFrom && closedate < yearTo,
    ).length,
  };
}

function inventoryOf(known: readonly Listing[]): MarketOverview['inventory'] {
  const sale = known.filter(({ mlsstatus }) => forSale.includes(mlsstatus));
  return propertyFilterTypes.flatMap((propertyfiltertype) => {
    const kind = sale.filter((listing) => listing.propertyfiltertype === propertyfiltertype);
    const active = kind.filter(({ mlsstatus }) => mlsstatus === 'Active').length;
    const medianlistprice = rounded(middle(kind.map(({ listprice }) => listprice)));
    if (medianlistprice === null) return [];
    return [{ propertyfiltertype, active, pending: kind.length - active, medianlistprice }];
  });
}

function monthsOf(homes: readonly Listing[]): MarketOverview['months'] {
  const fellIn = (day: string | null, month: string) => day !== null && day <= today && day.startsWith(month);
  return months.map((month) => {
    const sold = homes.filter(({ mlsstatus, closedate }) => mlsstatus === 'Sold' && fellIn(closedate, month));
    const median = rounded(middle(sold.map(({ listprice }) => listprice)));
    return {
      month,
      sold: sold.length,
      soldmedianlistprice: sold.length < 3 ? null : median,
      listed: homes.filter(({ onmarketdate }) => fellIn(onmarketdate, month)).length,
    };
  });
}

const isHome = ({ propertyfiltertype }: Listing): boolean => homeTypes.includes(propertyfiltertype);
/** Sales of over two years ago are left out; without a closing date, the date of the last change counts. */
const isRecent = ({ mlsstatus, closedate }: Listing): boolean =>
  mlsstatus !== 'Sold' || closedate === null || daysSince(closedate) <= 730;

const knownIn = (area: Area | null): Listing[] =>
  listings.filter((listing) => isKnown(listing) && isRecent(listing) && (area?.has(listing) ?? true));

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await saveBoundaries(server.db.kysely, areas.map(boundaryOf));
  await server.save(...listings);
});
afterAll(() => server.close());

describe('the figures of a market', () => {
  it.each(areas)('returns the figures that plain counting finds: $name', async (area) => {
    const overview = await server.get<MarketOverview>(`/api/market-overview/${area.id}`);
    const known = knownIn(area);
    const homes = known.filter(isHome);
    expect(overview.figures).toEqual(figuresOf(homes));
    expect(overview.inventory).toEqual(inventoryOf(known));
    expect(overview.months).toEqual(monthsOf(homes));
    expect(overview.compared?.figures).toEqual(figuresOf(knownIn(null).filter(isHome)));
    const prices = homes
      .filter(({ mlsstatus }) => forSale.includes(mlsstatus))
      .map(({ listprice }) => listprice);
    if (prices.length < 2) expect(overview.range?.of).not.toBe('area');
    else
      expect(overview.range).toEqual({
        of: 'area',
        count: prices.length,
        minimum: Math.min(...prices),
        maximum: Math.max(...prices),
      });
  });

  it('cover areas with no, one, even and odd numbers of homes, unknown sizes and leases', () => {
    const sale = areas.map((area) =>
      knownIn(area).filter((home) => isHome(home) && forSale.includes(home.mlsstatus)),
    );
    const counts = sale.map(({ length }) => length);
    expect(counts).toEqual(expect.arrayContaining([0, 1]));
    expect(counts.some((count) => count > 1 && count % 2 === 0)).toBe(true);
    expect(counts.some((count) => count > 1 && count % 2 === 1)).toBe(true);
    expect(sale.flat().some(({ livingarea }) => livingarea === null)).toBe(true);
    expect(sale.flat().some(({ livingarea }) => livingarea === 0)).toBe(true);
    const leases = listings.filter(({ propertytype }) => propertytype.includes('Lease'));
    expect(leases.some((lease) => sections.some(({ has }) => has(lease)))).toBe(true);
    const trends = areas.flatMap((area) => monthsOf(knownIn(area).filter(isHome)));
    expect(trends.some(({ soldmedianlistprice }) => soldmedianlistprice !== null)).toBe(true);
  });
});
