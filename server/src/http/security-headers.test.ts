import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { foldersWithoutBuild } from '../testing/portal-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { portalPolicy } from './security-headers.ts';

const KEY = `hk_${'a'.repeat(20)}`;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ folders: foldersWithoutBuild() });
  await insertEmbedKey(server.db.kysely, anEmbedKey({ key: KEY, origins: ['https://partner.test'] }));
});
afterAll(() => server.close());

const headersOf = async (url: string) =>
  (await server.app.inject({ url, headers: { host: 'localhost:3000' } })).headers;

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const portal =
  "default-src 'self';script-src 'self';style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' " +
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=';img-src 'self' data: blob: https:;font-src 'self';" +
  "connect-src 'self';media-src 'self' https:;frame-src 'self' https:;worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';" +
  "form-action 'self';frame-ancestors 'none'";
const hosted = (ancestors: string) =>
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob: https:;font-src 'self';" +
  "connect-src 'self';media-src 'self' https:;frame-src https:;object-src 'none';base-uri 'none';form-action 'self';" +
  `frame-ancestors ${ancestors}`;
const loopback = 'http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:*';
const permissions = 'camera=(), microphone=(), payment=(), usb=()';

describe('the security headers', () => {
  it.each([
    ['the API', '/api/v2/map/outlines'],
    ['a refusal of the API', '/api/v2/listing/search?nonsense=1'],
    ['a file that is not there', '/v1/gone.js'],
    ['a health check', '/healthz'],
    ['a file of frames', '/embed/page.css'],
  ])('of %s are the same, without a policy', async (_, url) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject(everywhere);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it.each([
    ["the portal's pages", '/', portal, 'DENY'],
    ["a widget's page", '/w/search', hosted("'none'"), 'DENY'],
    ['a page that is none', '/w/nothing', hosted("'none'"), 'DENY'],
    ['a frame of this server', '/embed/frame/search', hosted(`'self' ${loopback}`), undefined],
    [
      'a frame of a partner',
      `/embed/frame/search?key=${KEY}`,
      hosted(`'self' ${loopback} https://partner.test`),
      undefined,
    ],
    ['a frame with a wrong key', '/embed/frame/search?key=hk_x', hosted('*'), undefined],
  ])('of %s have its policy and who may frame it', async (_, url, policy, frameOptions) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({ ...everywhere, 'permissions-policy': permissions });
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['x-frame-options']).toBe(frameOptions);
  });

  it('lets no other origin read the outbox', async () => {
    const headers = await headersOf('/outbox');
    expect(headers).toMatchObject({ ...everywhere, 'cross-origin-resource-policy': 'same-origin' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('sends a policy with the documentation of the API', async () => {
    expect((await headersOf('/api/docs/'))['content-security-policy']).toContain("default-src 'self'");
  });
});

it("allows the style element of the portal's messages as the installed library writes it", () => {
  const portalPackage = createRequire(new URL('../../../portal/package.json', import.meta.url));
  const text = readFileSync(portalPackage.resolve('sonner').replace(/\.js$/, '.mjs'), 'utf8');
  const [, written = ''] = /^__insertCSS\((".*")\);$/m.exec(text) ?? [];
  const hash = createHash('sha256').update(JSON.parse(written)).digest('base64');
  expect(portalPolicy()['style-src']).toContain(`'sha256-${hash}'`);
});
