import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PageName, pages } from '@hearth/domain/page/pages.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../config.ts';
import { sendSecurityHeaders } from '../http/security-headers.ts';
import { makeTestFolder } from '../testing/test-server.ts';
import { firstViews } from './first-view.ts';
import type { HeadOf } from './page-head.ts';
import { portalPage } from './portal-page.ts';

/** Pages that say what they are about. */
const headOf: HeadOf = async ({ name, row, pathname }, query) => {
  if (name === 'compare') throw new Error('the database is away');
  if (row.status === 404) return 'missing';
  return { title: `"O'Hara" <b>$& ${query}`, description: "'><script>", canonical: `${pathname}?a=1&b="` };
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = makeTestFolder();
  mkdirSync(path.join(folder, 'portal'));
  writeFileSync(path.join(folder, 'portal/index.html'), '<html lang="en"><title>Built</title></html>');
  const send = portalPage(path.join(folder, 'portal'), {
    productName: 'austin',
    publicUrl: 'https://homes.test',
    headOf,
  });
  app = fastify();
  await sendSecurityHeaders(app, 'http://localhost:3000');
  app.get('/*', async (request, reply) => {
    const [pathname = '', query = ''] = request.url.split('?');
    await send(reply, pathname, query);
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

it('links content systems to the oEmbed description of a listing or an agent', async () => {
  for (const page of ['/12-oak-austin-tx-78704-1.html', '/agents/ada-reyes'])
    expect(await discovered(page)).toBe(
      `https://homes.test/oembed?format=json&url=${encodeURIComponent(`https://homes.test${page}`)}`,
    );
  for (const page of ['/', '/listings', '/agents', '/agent/contacts/x/listing/1.html'])
    expect(await discovered(page)).toBeUndefined();
});

it('admits pictures of a tile server without TLS, and of no other', async () => {
  const app = fastify();
  await sendSecurityHeaders(app, 'http://localhost:3000');
  const send = portalPage(path.join(folder, 'portal'), {
    productName: 'austin',
    publicUrl: 'https://homes.test',
    tileOrigins: ['http://10.0.0.7:8080', 'https://tiles.test'],
  });
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

it('writes the head of a page that is about something, as text', async () => {
  const { body, statusCode } = await app.inject('/nearby?max=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>&#34;O&#39;Hara&#34; &#60;b&#62;$&#38; max=1</title>');
  expect(body).toContain('<meta name="description" content="&#39;&#62;&#60;script&#62;">');
  expect(body).toContain('<link rel="canonical" href="https://homes.test/nearby?a=1&#38;b=&#34;">');
});

it('returns 404 for an unknown page, and the usual page if the lookup fails', async () => {
  const missing = await app.inject('/areas/nowhere');
  expect([missing.statusCode, missing.body.includes('<title>Not Found')]).toEqual([404, true]);
  const broken = await app.inject('/compare');
  expect([broken.statusCode, broken.body.includes('canonical')]).toEqual([200, false]);
});

it.each(Object.keys(pages) as PageName[])('finds one file of the screen of %s in the portal', (name) => {
  const file = `portal/src/features/*/${pages[name].screen}-screen.tsx`;
  expect(globSync(file, { cwd: projectRoot })).toHaveLength(1);
});

it('preloads the files of the screen at a path', async () => {
  const screens = { listing: ['assets/1.js'] };
  writeFileSync(path.join(folder, 'portal/manifest.json'), JSON.stringify({ screens }));
  writeFileSync(
    path.join(folder, 'portal/index.html'),
    '<html lang="en"><head><title>Built</title></head><body></body></html>',
  );
  const { body } = await app.inject('/a-1.html');
  expect(body).toMatch(/<link rel="modulepreload" href="\/assets\/\d+\.js">\s*<\/head>/);
});

/** File in the form that the build makes. */
const firstViewProgram = `let renders = 0;
export async function renderFirstView({ pathname, query, answers, refusal }) {
  if (pathname === '/nearby') throw new Error('no view');
  renders++;
  return {
    html: '<div data-first-view>' + [renders, query, JSON.stringify(answers), JSON.stringify(refusal)].join(' ') + '</div>',
    css: '[data-style="0"]{color:red}',
  };
}`;

it("writes a page's first view, renders it once a minute, and omits it after a failure", async () => {
  const root =
    '<html lang="en"><head><title>Built</title><link rel="modulepreload" href="/a.js"></head><body><div id="root"></div></body></html>';
  writeFileSync(path.join(folder, 'portal/index.html'), root);
  writeFileSync(path.join(folder, 'first-view.mjs'), firstViewProgram);
  const answer = { address: '/api/x', json: '{"homes":"$&"}', data: { homes: '$&' } };
  const logged: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  await sendSecurityHeaders(app, 'http://localhost:3000');
  let now = new Date('2026-05-01T12:00:00Z');
  const send = portalPage(path.join(folder, 'portal'), {
    productName: 'austin',
    publicUrl: 'https://homes.test',
    headOf: async ({ row }) =>
      row.status === 404 ? 'missing' : { title: '', description: '', canonical: null },
    answersOf: async (_request, { name }) => (name === 'compare' ? [] : [answer]),
    firstViewOf: firstViews(folder),
    clock: () => now,
  });
  app.get('/*', async (request, reply) => {
    const [pathname = '', query = ''] = request.url.split('?');
    await send(reply, pathname, query);
    return reply;
  });
  const page = await app.inject('/listings?a=1');
  const style = '<style>[data-style="0"]{color:red}</style>';
  expect(page.body).toContain(
    `<div id="root"><div data-first-view>${style}1 a=1 {"/api/x":{"homes":"$&"}} null</div>`,
  );
  const digest = createHash('sha256').update('[data-style="0"]{color:red}').digest('base64');
  expect(page.headers['content-security-policy']).toContain(`'sha256-${digest}'`);
  expect(page.body).toContain('<link data-rel="modulepreload" href="/a.js">');
  expect((await app.inject('/listings?a=1')).body).toBe(page.body);
  now = new Date('2026-05-01T12:01:00Z');
  expect((await app.inject('/listings?a=1')).body).toContain(`${style}2 a=1`);
  const missing = await app.inject('/missing');
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(missing.body).toContain(`<div id="root"><div data-first-view>${style}3  {} null</div>`);
  for (const url of ['/nearby', '/nearby', '/compare']) {
    const other = await app.inject(url);
    expect(other.body).toContain('<link rel="modulepreload" href="/a.js"></head><body><div id="root"></div>');
    expect(other.headers['content-security-policy']).not.toContain(digest);
  }
  expect(logged).toEqual([expect.stringContaining('no view')]);
  await app.close();
});

it('says what needs scripts, by what the page shows without them', async () => {
  const index =
    '<html lang="en"><head><title>Built</title></head><body><div id="root"></div><noscript>All of it.</noscript></body></html>';
  writeFileSync(path.join(folder, 'portal/index.html'), index);
  const answer = { address: '/api/x', json: '{}', data: {} };
  const listing = { listings: ['1'], data: {}, answer, photo: undefined };
  const app = fastify();
  await sendSecurityHeaders(app, 'http://localhost:3000');
  const send = portalPage(path.join(folder, 'portal'), {
    productName: 'austin',
    publicUrl: 'https://homes.test',
    headOf: async ({ pathname }) =>
      pathname === '/home-1.html' ? { title: '', description: '', canonical: null, listing } : 'missing',
    firstViewOf: async () => ({ html: '<div></div>', css: '' }),
  });
  app.get('/*', async (request, reply) => {
    await send(reply, request.url);
    return reply;
  });
  const wordsOf = async (url: string) => /<noscript>([^<]*)/.exec((await app.inject(url)).body)?.[1];
  expect(await wordsOf('/home-1.html')).toBe('Some parts of this page need JavaScript.');
  expect(await wordsOf('/gone-2.html')).toBe('Searching homes here needs JavaScript.');
  expect(await wordsOf('/listings/market-overview/city/tx/atlantis')).toBe('All of it.');
  await app.close();
});
