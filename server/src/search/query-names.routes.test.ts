import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const paths = [
  '/api/v2/listing/search',
  '/api/v2/listing/search/relaxations',
  '/api/v2/map/points',
  '/api/places/search?query=austin',
  '/api/site',
];

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'foo'])(
  'a query parameter %s is refused by its name',
  async (name) => {
    for (const path of paths) {
      const url = `${path}${path.includes('?') ? '&' : '?'}${name}=1`;
      expect(await server.get(url, 400), url).toMatchObject({
        code: 'validation_failed',
        validationErrors: [{ name, message: 'is not known' }],
      });
    }
  },
);

it.each([
  ['Greenbelt', 'Park/Greenbelt'],
  ['Lake/River', 'Lake,River'],
])('the view %s is read as %s', async (alias, views) => {
  const found = async (view: string) =>
    (await server.get<{ total: number }>(`/api/v2/listing/search?views=${encodeURIComponent(view)}`)).total;
  expect(await found(alias)).toBe(await found(views));
});
