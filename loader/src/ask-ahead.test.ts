import { expect, test } from 'vitest';
import { open, settle, withLoaderPage } from './testing/loader-page.ts';
import { cdn, page, scriptTag, shadowText } from './testing/partner-page.ts';

withLoaderPage();

const requested = () => cdn.requested.filter((path) => path.startsWith('/api/v2/')).sort();
const usual = '/api/v2/listing/search?limit=12';

test.each([
  ['', [usual]],
  ['hide-map style="min-height: 900px" class="wide"', [usual]],
  [
    'shape="map" tile-url="https://tiles.example/{z}/{x}/{y}.png"',
    ['/api/v2/listing/search?limit=1', '/api/v2/map/points'],
  ],
  ['shape="bar"', []],
  ['min-price="300000"', []],
  ['sync-url', []],
])('a search with the attributes "%s" is asked ahead where these say all', async (attributes, requests) => {
  // Its file never arrives.
  cdn.answers.delete('/v1/c/1/search.js');
  await open(`<hearth-search ${attributes}></hearth-search><hearth-search ${attributes}></hearth-search>`);
  await expect.poll(() => cdn.requested).toContain('/v1/c/1/late.js');
  if (requests.length === 0) await settle();
  await expect.poll(requested).toEqual(requests);
});

test('a map alone on a phone asks for the larger clusters of phones ahead', async () => {
  cdn.answers.delete('/v1/c/1/search.js');
  await page.setViewportSize({ width: 390, height: 844 });
  await open('<hearth-search shape="map"></hearth-search>');
  await expect.poll(requested).toContain('/api/v2/map/points?mobile=true');
});

test('the key of the page goes along, and an answer leaves no error where it fails', async () => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  cdn.answers.delete('/v1/c/1/search.js');
  await open('<hearth-search></hearth-search>', { head: scriptTag('data-key="hk_a"') });
  await expect.poll(requested).toEqual([`${usual}&embedKey=hk_a`]);
  await settle();
  expect(errors).toEqual([]);
});

test('an element that is there already asks itself', async () => {
  await open('<hearth-search min-price="1"></hearth-search>');
  await expect.poll(() => shadowText('hearth-search')).toContain('is here');
  await page.evaluate(() => document.body.append(document.createElement('hearth-search')));
  await expect.poll(() => shadowText('hearth-search:last-of-type')).toContain('is here');
  expect(requested()).toEqual([]);
});
