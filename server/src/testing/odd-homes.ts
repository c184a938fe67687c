import { propertyColumns, propertyParts, propertyPermissions } from '../feeds/property-fields.ts';

const needed = [
  'ListingKey',
  'ListingId',
  'ListPrice',
  'MlsStatus',
  'StandardStatus',
  'MlgCanView',
  'MlgCanUse',
];
const permissions = Object.entries(propertyPermissions).filter(([, { rejects }]) => rejects);
/** Fields of a Property that cost no home, whatever they have. */
export const optionalFields = Object.keys({
  ...propertyColumns,
  ...propertyParts,
  ...propertyPermissions,
}).filter((name) => !needed.includes(name) && !permissions.some(([permission]) => permission === name));

/** Values that no optional field but a list or a text can have. */
const oddities: readonly unknown[] = [
  ...[
    'N/A',
    '--',
    'unknown',
    '???',
    '#VALUE!',
    'null',
    'Sm\uFFFDll',
    'x'.repeat(300),
    '0000-00-00',
    '12/31/9999',
  ],
  ...[-1, -9999.5, 99_999_999_999_999, '1.850,00', '3+1', {}, { a: 1 }, [[]], [null], true, '1e400', '٣'],
];

/** Homes of which each has three odd values, and a change of price where they come again. */
export const oddHomes = (count: number, price: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ ListingKey: `odd${at}`, ListingId: `${at + 1}`, MlsStatus: 'Active', PropertyType: 'Residential' },
    ...{ ListPrice: price, City: 'Austin', YearBuilt: 1998, BedroomsTotal: 3, OnMarketDate: '2026-11-01' },
    ...Object.fromEntries(
      [0, 1, 2].map((nth) => [
        optionalFields[(at * 7 + nth * 31) % optionalFields.length],
        oddities[(at * 11 + nth * 5 + Math.floor(at / optionalFields.length)) % oddities.length],
      ]),
    ),
  }));
