import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listEmbedKeys } from '../embeds/embed-keys.queries.ts';
import { foldersOf } from '../static/files.ts';
import { HOME, key, startHosted } from '../testing/hosted-world.ts';
import type { TestApp } from '../testing/test-app.ts';
import { makeTestFolder } from '../testing/test-server.ts';

/** File in the form of the build; the journeys in the browser use the real one. */
const program = `export async function renderWidget({ tag, attributes, baseUrl, key, host, ask }) {
  if (attributes.has('broken')) throw new Error('no view');
  if (tag !== 'hearth-search') return null;
  const named = key === null ? '' : '?embedKey=' + key;
  const { status, body } = await ask(baseUrl + 'api/v2/listing/search' + named);
  if (attributes.has('heading')) return { html: '<p>' + host + '</p>', css: '' };
  return { html: '<p>' + tag + ' ' + status + ' ' + JSON.parse(body).listings.map((one) => one.listingid) + '</p>', css: 'p{color:red}' };
}`;

let server: TestApp;
beforeAll(async () => {
  const root = makeTestFolder();
  const folders = foldersOf(root, path.join(root, 'data'));
  mkdirSync(folders.widgetView, { recursive: true });
  writeFileSync(path.join(folders.widgetView, 'widget-view.mjs'), program);
  mkdirSync(path.join(folders.widgetView, 'es'));
  writeFileSync(
    path.join(folders.widgetView, 'es/widget-view.mjs'),
    program.replace("'<p>' + tag", "'<p>es ' + tag"),
  );
  server = await startHosted(folders);
});
afterAll(() => server.close());

const digest = createHash('sha256').update('p{color:red}').digest('base64');

it('shows what the API answers, in a shadow root with a sheet that the policy allows', async () => {
  for (const url of ['/w/search?location=Austin', `/embed/frame/search?location=Austin&key=${key.key}`]) {
    const { body, headers } = await server.app.inject(url);
    expect(body).toMatch(
      /<hearth-search location="Austin"><div class="view"><template shadowrootmode="open"><div class="root"><style>p\{color:red\}<\/style><p>hearth-search 200 [\w,]+<\/p><\/div><\/template><\/div><\/hearth-search>/,
    );
    expect(body).not.toMatch(/private|undisplayed|withdrawn/);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest}'`);
  }
});

it('shows the view of the Spanish program on a page in Spanish alone', async () => {
  const { body } = await server.app.inject('/w/search?lang=es');
  expect(body).toContain('<p>es hearth-search 200 ');
  expect((await server.app.inject('/w/search')).body).toContain('<p>hearth-search 200 ');
});

it('learns the host of the page around or before it, for its links to the portal', async () => {
  const hostOf = async (url: string, referer?: string) => {
    const { body, headers } = await server.app.inject({ url, headers: { ...(referer && { referer }) } });
    expect(headers.vary).toContain('Referer');
    return /<p>(.*)<\/p><\/div><\/template>/.exec(body)?.[1];
  };
  const query = `search?heading=a&key=${key.key}`;
  expect(await hostOf(`/embed/frame/${query}`, 'https://partner.test/homes')).toBe('partner.test');
  expect(await hostOf(`/embed/frame/${query}&host=https://a.partner.test`, HOME)).toBe('a.partner.test');
  expect(await hostOf(`/w/${query}`, 'https://partner.test/')).toBe('partner.test');
  expect(await hostOf(`/w/${query}`, `${HOME}/embed`)).toBe('undefined');
  expect(await hostOf(`/w/${query}`)).toBe('undefined');
});

it('carries the key and the host in its links outside of the widget', async () => {
  const named = `embedKey=${key.key}&#38;embedHost=partner.test`;
  const headers = { referer: 'https://partner.test/' };
  const linksOf = async (url: string) => {
    const { body } = await server.app.inject({ url, headers });
    expect(body).not.toMatch(/canonical" href="[^"]*embed/i);
    return [...body.matchAll(/<a href="([^"]*)"(?: target="_top")?>[^<]*Hearth Austin<\/a>/g)].map(
      ([, href]) => href,
    );
  };
  expect(await linksOf(`/w/mortgage-calculator?key=${key.key}`)).toEqual(Array(2).fill(`${HOME}/?${named}`));
  expect((await linksOf(`/w/search?broken&lease&key=${key.key}`))[1]).toBe(`${HOME}/listings/lease?${named}`);
  expect(await linksOf('/w/mortgage-calculator')).toEqual(Array(2).fill(`${HOME}/`));
});

it('shows a link for other widgets and after a failure', async () => {
  for (const url of ['/w/mortgage-calculator', '/w/search?broken']) {
    const { body, headers } = await server.app.inject(url);
    expect(body).toMatch(/<hearth-[a-z-]+[^>]*><p><a href="[^"]+" target="_top">/);
    expect(headers['content-security-policy']).not.toContain('sha256');
  }
});

it('counts no search for the key of its page: the widget searches again', async () => {
  await server.app.inject(`/embed/frame/search?location=Austin&key=${key.key}`);
  await server.app.close();
  const keys = await listEmbedKeys(server.db.kysely, '2020-01-01', '2040-01-01');
  expect(keys.map(({ searches }) => searches)).toEqual([0, 0, 0]);
});
