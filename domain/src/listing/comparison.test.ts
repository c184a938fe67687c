import { describe, expect, it } from 'vitest';
import { listingDetails } from '../testing/listing-details.ts';
import { comparedIds, comparePath, mostCompared } from './compared-homes.ts';
import { compareRows } from './comparison.ts';

const rows = (...homes: Parameters<typeof listingDetails>[0][]) =>
  compareRows(homes.map((home) => listingDetails(home)));
const row = (key: string, ...homes: Parameters<typeof listingDetails>[0][]) =>
  rows(...homes).find((each) => each.key === key);

describe('a comparison', () => {
  it('lists the lines that differ before those that are equal, each in the order of a page', () => {
    const all = rows({ listprice: 400_000, stories: 2 }, { listprice: 500_000, stories: 1 });
    expect(all.filter(({ differs }) => differs).map(({ key }) => key)).toEqual([
      'listprice',
      'priceperarea',
      'stories',
    ]);
    expect(all.findLastIndex(({ differs }) => differs)).toBe(2);
    expect(all.slice(3, 6).map(({ key }) => key)).toEqual([
      'mlsstatus',
      'propertyfiltertype',
      'bedroomstotal',
    ]);
  });

  const cases: readonly (readonly [
    key: string,
    home: Parameters<typeof listingDetails>[0],
    lines: readonly string[],
  ])[] = [
    ['listprice', { listprice: 1_250_000 }, ['$1,250,000']],
    ['listprice', { listprice: 2_400, propertytype: 'Residential Lease' }, ['$2,400/mo']],
    ['closeprice', { mlsstatus: 'Sold', closeprice: 1_190_000 }, ['$1,190,000']],
    ['bathrooms', { bathroomsfull: 2, bathroomshalf: 1 }, ['2.5']],
    ['livingarea', { livingarea: 1_842 }, ['1,842 sq ft']],
    ['priceperarea', { listprice: 400_000, livingarea: 1_600 }, ['$250/sq ft']],
    [
      'priceperarea',
      { mlsstatus: 'Sold', listprice: 400_000, closeprice: 384_000, livingarea: 1_600 },
      ['$240/sq ft'],
    ],
    ['priceperarea', { listprice: 400_000, propertyfiltertype: 'Lot', lotsizearea: 4 }, ['$100,000/acre']],
    ['lotsizearea', { lotsizearea: 0.3434 }, ['0.34 acres']],
    ['association', { hasAssociation: false }, ['No']],
    ['association', { hasAssociation: true, associationfee: null }, ['Yes']],
    [
      'association',
      { hasAssociation: true, associationfee: 120, associationfeefrequency: 'Quarterly' },
      ['$40 a month ($120 quarterly)'],
    ],
    ['poolprivateyn', { poolprivateyn: true }, ['Yes']],
    ['View', { View: ['None', 'River', 'Hills'] }, ['Hills, River']],
    [
      'elementaryschool',
      { elementaryschool: 'Zilker', elementaryschoolrating: 8 },
      ['Zilker, rated 8 of 10'],
    ],
    ['elementaryschool', { elementaryschool: 'Zilker' }, ['Zilker']],
    ['daysonmarket', { onmarketdate: '2026-11-11' }, ['10']],
    ['fireplace', { hasFireplace: true }, ['Yes']],
    ['gatedCommunity', { communityfeatures: ['Gated'] }, ['Yes']],
  ];
  it.each(cases)('writes %s of %o', (key, home, lines) =>
    expect(row(key, home, {})?.cells[0]).toEqual(lines),
  );

  it('leaves a cell empty for an unknown value, and removes a line without known values', () => {
    expect(row('yearbuilt', { yearbuilt: 1990 }, { yearbuilt: null })).toMatchObject({
      cells: [['1990'], []],
      differs: true,
    });
    expect(row('yearbuilt', { yearbuilt: null }, { yearbuilt: null })).toBeUndefined();
  });

  it('names a feature where one home has it', () => {
    expect(row('wineRoom', {}, {})).toBeUndefined();
    expect(row('wineRoom', { abor_rooms: ['Wine Room'] }, {})?.cells).toEqual([['Yes'], ['No']]);
  });

  it('shows the history without prices where they are withheld', () => {
    const change = { listingkey: 'k', changedat: '2026-11-15T18:00:00.000Z', mlsstatus: 'Active' } as const;
    const [guest, verified] = [null, 425_000].map((price) => ({
      history: [{ ...change, event: 'price' as const, price }],
    }));
    expect(row('history', guest, verified)?.cells).toEqual([
      ['15 Nov 2026: Price changed'],
      ['15 Nov 2026: Price changed, $425,000'],
    ]);
  });

  it('finds no differences of one home or none', () => {
    expect(rows()).toEqual([]);
    expect(rows({}).some(({ differs }) => differs)).toBe(false);
  });
});

describe('the link of a comparison', () => {
  it.each([
    [null, [], 0],
    ['', [], 0],
    ['A1,A2', ['A1', 'A2'], 0],
    [' A1 ,,A1,A2,', ['A1', 'A2'], 0],
    ['a,b,c,d,e,f', ['a', 'b', 'c', 'd'], 2],
    ['<script>,../etc,A1', ['A1'], 0],
  ] as const)('%o holds %o and %d more', (text, ids, beyond) =>
    expect(comparedIds(text)).toEqual({ ids, beyond }),
  );

  it('decodes to the ids that it was made of', () => {
    const ids = ['AUS1', 'EL-2', 'x.3', 'SA4'].slice(0, mostCompared);
    const query = new Map([comparePath(ids).split('?')[1]?.split('=') as [string, string]]);
    expect(comparedIds(query.get('ids') ?? null).ids).toEqual(ids);
    expect(comparePath([])).toBe('/compare');
  });
});
