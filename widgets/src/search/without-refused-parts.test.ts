import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withoutRefusedParts } from './without-refused-parts.ts';

// The console of the local machine alone has warnings.
beforeAll(() => void vi.stubGlobal('location', { hostname: 'localhost' }));
afterAll(() => void vi.unstubAllGlobals());

test('values that the server refuses are left out of the query, with one warning each', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const query = {
    address: ['Austin'],
    sort: { sortBy: 'price', sortType: 'ASC' },
    filters: { minPrice: 9, maxPrice: 1 },
    extra: { unheardof: 'true', waterfront: 'true' },
  } as const;
  const refused = [
    { name: 'unheardof', message: 'is not known' },
    { name: 'sortType', message: 'must be one of ASC, DESC' },
    { name: 'minPrice', message: 'must not be over maxPrice' },
  ];
  const mended = { address: ['Austin'], filters: { maxPrice: 1 }, extra: { waterfront: 'true' } };
  expect(withoutRefusedParts(query, refused)).toEqual(mended);
  expect(withoutRefusedParts(query, refused)).toEqual(mended);
  expect(warned.mock.calls.flat()).toContain(
    'Hearth: <hearth-search> leaves out unheardof: it is not known.',
  );
  expect(warned).toHaveBeenCalledTimes(3);
  warned.mockRestore();
});

test('a search for one agent never becomes one for all, and unknown names are ignored', () => {
  expect(
    withoutRefusedParts({ trecLicense: ['x'] }, [{ name: 'trecLicense', message: 'is bad' }]),
  ).toBeUndefined();
  expect(withoutRefusedParts({}, [{ name: 'embedKey', message: 'is bad' }])).toBeUndefined();
});
