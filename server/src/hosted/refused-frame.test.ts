import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOME, key, startHosted } from '../testing/hosted-world.ts';
import type { TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startHosted();
});
afterAll(() => server.close());

it('a frame is a readable page on a site that may not show it, and says what to do', async () => {
  const framedBy = (referer: string, query = '', path = '/embed/frame/search') =>
    server.app.inject({
      url: `${path}?beds=3${query}`,
      headers: { referer, 'sec-fetch-dest': 'iframe', host: 'localhost:3000' },
    });
  const withKey = `&key=${key.key}`;
  const refused = [
    await framedBy('https://shop.test/', ''),
    await framedBy('https://shop.test/', withKey),
    await framedBy('https://shop.test/', '&key=hk_33333333333333333333'),
  ];
  for (const [at, why] of ['has no embed key', 'is not for https://shop.test', 'not known'].entries()) {
    expect(refused[at]?.statusCode).toBe(403);
    expect(refused[at]?.body).toContain(why);
    expect(refused[at]?.body).toContain(`${HOME}/embed with`);
    expect(refused[at]?.body).toContain(`<a href="${HOME}/listings?minBedrooms=3" target="_blank"`);
    expect(refused[at]?.body).not.toMatch(/<script|<hearth-/);
    expect(refused[at]?.headers['content-security-policy']).toContain('frame-ancestors *');
  }
  for (const referer of ['https://www.partner.test/', `${HOME}/embed`, 'http://127.0.0.1:5500/'])
    expect((await framedBy(referer, withKey)).statusCode).toBe(200);
  const hidden = await server.app.inject({
    url: `/embed/frame/search?beds=3${withKey}`,
    headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
  });
  expect(hidden.statusCode).toBe(403);
  expect(hidden.body).toContain('Add referrerpolicy=&#34;origin&#34; to its tag.');
  expect(hidden.body).toContain('<script src="/embed/host.js"></script>');
  const named = [];
  for (const origin of ['https://www.partner.test', 'https://shop.test'])
    named.push((await framedBy(`${HOME}/`, `${withKey}&host=${origin}`)).statusCode);
  expect(named).toEqual([200, 403]);
  const hosted = await framedBy('https://partner.test/', withKey, '/w/search');
  expect([hosted.statusCode, hosted.headers.location]).toEqual([302, `/embed/frame/search?beds=3${withKey}`]);
});

it.each(['results-url', 'listing-url'])('leads by %s to pages of its key, and to no others', async (name) => {
  const framed = async (url: string) =>
    (await server.app.inject(`/embed/frame/search?key=${key.key}&${name}=${encodeURIComponent(url)}`)).body;
  for (const url of ['https://partner.test/homes', 'https://www.partner.test/', 'http://localhost:8080/'])
    expect(await framed(url)).toContain(`<hearth-search ${name}="${url}">`);
  for (const url of [
    'https://evil.test/',
    'https://partner.test.evil.test/',
    'javascript:alert(1)',
    '//evil.test',
  ])
    expect(await framed(url)).toContain('<hearth-search><p>');
});

it('shows the tiles that the server is configured with in a frame, and no others', async () => {
  const framed = async (tileUrl: string) =>
    (await server.app.inject(`/embed/frame/search?key=${key.key}&tile-url=${encodeURIComponent(tileUrl)}`))
      .body;
  for (const url of ['https://tiles.test/other/{z}/{x}/{y}.png', 'https://{s}.terrain.test/{z}/{x}/{y}'])
    expect(await framed(url)).toContain(`<hearth-search tile-url="${url}">`);
  for (const url of [
    'https://evil.test/{z}/{x}/{y}',
    'https://partner.test/{z}/{x}/{y}',
    'https://tiles.test.evil.test/{z}/{x}/{y}',
    'https://{s}@evil.test/{z}/{x}/{y}',
    'https://{s}evil.test/.terrain.test/{z}/{x}/{y}',
    'https://tiles.test{x}/{z}/{y}',
    'data:,{z}',
    '//evil.test/{z}',
  ])
    expect(await framed(url), url).toContain('<hearth-search><p>');
});
