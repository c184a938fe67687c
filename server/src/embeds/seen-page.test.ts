import { expect, it } from 'vitest';
import { seenPage } from './seen-page.ts';

const site = 'https://partner.test';
const key = { origins: [site] };

it.each([
  ['/homes/3-bed-home-in-austin-tx-78704?name=ana#top', '/homes/3-bed-home-in-austin-tx-78704'],
  ['/u/ana@visitor.test/homes', '/u/…/homes'],
  ['/reset/0a1b2c3d4e5f6a7b8c9d0e1f2a3b', '/reset/…'],
  ['/join/0f8fad5b-d9cb-469f-a165-70867728950e/1', '/join/…/1'],
  ['/in/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.dBjftJeZ4CVP-mB92K27uhbUJU', '/in/…'],
])('counts %s as %s', (path, seen) => {
  expect(seenPage(`${site}${path}`, key)).toBe(`${site}${seen}`);
});

it('counts no page that the key is not for', () => {
  expect(seenPage('https://evil.test/homes', key)).toBeUndefined();
});
