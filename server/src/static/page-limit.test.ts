import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderWithPortal } from '../testing/portal-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const { root, folders } = folderWithPortal();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ config: { requestsPerMinute: 2 }, folders });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

it('limits the pages of one network, with a page that names the limit', async () => {
  const open = async (url: string, remoteAddress = '2001:db8::1') =>
    (await server.inject({ url, remoteAddress })).statusCode;
  expect([await open('/'), await open('/')]).toEqual([200, 200]);
  const refused = await server.inject({ url: '/', remoteAddress: '2001:db8::2' });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ 'retry-after': expect.anything(), 'cache-control': 'no-store' });
  expect(refused.body).toContain('<h1>Too many pages at once</h1>');
  expect(await open('/embed/frame/mortgage-calculator')).toBe(429);
  expect(await open('/', '2001:db8:1::1')).toBe(200);
});

it.each(['/', '/api/', '/v1/', '/w/'])('refuses paths under %s that no address has', async (folder) => {
  const answer = await server.inject({ url: `${folder}${'a'.repeat(15_800)}.html` });
  expect(answer.statusCode).toBe(414);
  expect(answer.json().code).toBe('path_too_long');
});
