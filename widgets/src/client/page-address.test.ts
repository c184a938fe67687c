import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const base = 'https://homes.example/?embedKey=k&embedHost=partner.example';

test('pages of the server carry the query of its address, before any fragment', () => {
  expect(pageAddress('/a-1.html', base)).toBe(
    'https://homes.example/a-1.html?embedKey=k&embedHost=partner.example',
  );
  expect(pageAddress('listings?a=b#map', base)).toBe(
    'https://homes.example/listings?a=b&embedKey=k&embedHost=partner.example#map',
  );
});

test('pages of other servers, and all pages without a query, stay as they are', () => {
  expect(pageAddress('https://partner.example/homes/1?a', base)).toBe('https://partner.example/homes/1?a');
  expect(pageAddress('/a-1.html?b=%20', 'https://homes.example/')).toBe(
    'https://homes.example/a-1.html?b=%20',
  );
  expect(pageAddress('/a-1.html', '')).toBe('/a-1.html');
});
