import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Every endpoint without a body, as the API's document names it, but for tiles, which are files. */
async function documentedPaths(): Promise<readonly string[]> {
  const { paths } = await server.get<{ paths: Record<string, object> }>('/api/docs/json');
  return Object.entries(paths).flatMap(([path, methods]) =>
    'get' in methods && !path.endsWith('{y}') ? [path.replaceAll(/\{\w+\}/g, '1')] : [],
  );
}

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'foo'])(
  'every endpoint refuses a query parameter %s by its name',
  async (name) => {
    for (const path of await documentedPaths())
      expect(await server.get(`${path}?${name}=1`, 400), path).toMatchObject({
        code: 'validation_failed',
        validationErrors: expect.arrayContaining([{ name, message: 'is not known' }]),
      });
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
