import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/test-server.ts';
import { portalPage } from './portal-page.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(() => {
  folder = makeTestFolder();
  mkdirSync(path.join(folder, 'portal'));
  writeFileSync(path.join(folder, 'portal/index.html'), '<html lang="en"><title>Built</title></html>');
  const send = portalPage(path.join(folder, 'portal'), 'austin', 'https://homes.test');
  app = fastify();
  app.get('/*', async (request, reply) => {
    await send(reply, request.url.split('?')[0] ?? '');
    return reply;
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const discovered = async (url: string) =>
  /application\/json\+oembed" href="([^"]*)"/
    .exec((await app.inject(url)).body)?.[1]
    ?.replaceAll('&#38;', '&');

it('tells content systems how to frame a listing or an agent', async () => {
  for (const page of ['/12-oak-austin-tx-78704-1.html', '/agents/ada-reyes'])
    expect(await discovered(page)).toBe(
      `https://homes.test/oembed?format=json&url=${encodeURIComponent(`https://homes.test${page}`)}`,
    );
  for (const page of ['/', '/listings', '/agents', '/agent/contacts/x/listing/1.html'])
    expect(await discovered(page)).toBeUndefined();
});

it('admits pictures of a tile server without TLS, and of no other', async () => {
  const app = fastify();
  const origins = ['http://10.0.0.7:8080', 'https://tiles.test'];
  const send = portalPage(path.join(folder, 'portal'), 'austin', 'https://homes.test', origins);
  app.get('/', async (_request, reply) => {
    await send(reply, '/');
    return reply;
  });
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("img-src 'self' data: blob: https: http://10.0.0.7:8080;");
  await app.close();
});

it('writes no address into the page that is not escaped', async () => {
  for (const url of ['/%22%3E%3Cscript%3E-1.html', '/\'"><script>$&$`-1.html']) {
    const { body } = await app.inject(url);
    expect(body.match(/<script/g)).toBeNull();
    expect(body.match(/<title>/g)).toHaveLength(1);
  }
});
