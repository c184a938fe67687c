import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Every endpoint, as the API's document names it, but for tiles, which are files. */
async function documentedEndpoints(): Promise<readonly (readonly [method: Method, path: string])[]> {
  const { paths } = await server.get<{ paths: Record<string, object> }>('/api/docs/json');
  return Object.entries(paths)
    .filter(([path]) => !path.endsWith('{y}'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => [method.toUpperCase() as Method, path.replaceAll(/\{\w+\}/g, '1')] as const,
      ),
    );
}

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'foo'])(
  'every endpoint refuses a query parameter %s by its name',
  async (name) => {
    const endpoints = await documentedEndpoints();
    // Guests are refused before their body is read, and the query with it.
    const client = server.as(viewers.client);
    expect(new Set(endpoints.map(([method]) => method)).size).toBeGreaterThan(3);
    for (const [method, path] of endpoints) {
      const payload = method === 'GET' ? {} : { payload: {} };
      const answer = await client.inject({ method, url: `${path}?${name}=1`, ...payload });
      expect([answer.statusCode, answer.json()], `${method} ${path}`).toMatchObject([
        400,
        { validationErrors: expect.arrayContaining([{ name, message: 'is not known' }]) },
      ]);
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
