import type { EmbedConfig } from '@hearth/domain/contract/embed-config.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEmbedKey } from '../../testing/an-embed-key.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertEmbedKey } from '../embed-keys.queries.ts';
import { keyLink } from '../owner/key-link.service.ts';
import { rotateKey } from '../owner/rotate-key.service.ts';

const mine = anEmbedKey({ key: 'hk_mine0000000000000000', ownerEmail: 'ana@partner.test' });
const other = anEmbedKey({ key: 'hk_other000000000000000', ownerEmail: 'bo@other.test' });

let server: TestApp;
let links: { readonly mine: string; readonly other: string };
beforeAll(async () => {
  server = await startTestApp();
  const { kysely } = server.db;
  await insertEmbedKey(kysely, mine);
  await insertEmbedKey(kysely, other);
  const until = new Date(testNow.getTime() + 86_400_000);
  links = { mine: await keyLink(kysely, mine, until), other: await keyLink(kysely, other, until) };
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const owner = (method: Method, path = '', payload?: object, link = links.mine) =>
  server.app.inject({ method, url: `/api/embed/key/${link}/config${path}`, ...(payload && { payload }) });
const asPage = (id: string, key = mine.key) =>
  server.app.inject({
    url: `/api/embed/config/${id}?embedKey=${key}`,
    headers: { origin: 'https://partner.test' },
  });

const settings = {
  name: 'Front page',
  widget: 'search',
  attributes: { location: 'Austin', 'min-price': '300000' },
};

it('settings are changed by the owner and read by the pages of the key alone', async () => {
  const added: EmbedConfig = (await owner('POST', '', settings)).json();
  expect(added).toMatchObject(settings);
  const read = await asPage(added.id);
  expect(read.json()).toEqual({ widget: 'search', attributes: settings.attributes });
  expect(read.headers['cache-control']).toBe('public, max-age=60');
  expect((await asPage(added.id, other.key)).statusCode).toBe(404);
  const changed = { name: 'Front', attributes: { location: 'Dallas' } };
  expect((await owner('PUT', `/${added.id}`, changed)).json()).toMatchObject({
    ...changed,
    widget: 'search',
  });
  expect((await asPage(added.id)).json().attributes).toEqual({ location: 'Dallas' });
  expect((await owner('GET')).json().items).toHaveLength(1);
  expect((await owner('DELETE', `/${added.id}`)).statusCode).toBe(200);
  expect((await asPage(added.id)).statusCode).toBe(404);
});

it('settings are read by pages with the former name of a key that was rotated a moment ago', async () => {
  const { id }: EmbedConfig = (await owner('POST', '', settings)).json();
  expect((await asPage(id)).statusCode).toBe(200);
  const { key } = await rotateKey(server.db.kysely, mine.id, { now: testNow, days: 7 });
  expect([(await asPage(id)).statusCode, (await asPage(id, key)).statusCode]).toEqual([200, 200]);
});

it('the owner of another key sees, changes and removes no settings', async () => {
  const { id }: EmbedConfig = (await owner('POST', '', settings)).json();
  const { name, attributes } = settings;
  const tries = [
    await owner('PUT', `/${id}`, { name, attributes }, links.other),
    await owner('DELETE', `/${id}`, undefined, links.other),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect((await owner('GET', '', undefined, links.other)).json()).toEqual({ items: [] });
});

it('settings that no element takes are refused, and more than the most', async () => {
  const refused = async (attributes: object) =>
    (await owner('POST', '', { ...settings, attributes }, links.other)).statusCode;
  expect(await refused({ 'on"click': '1' })).toBe(400);
  expect(await refused({ heading: 'x'.repeat(501) })).toBe(400);
  const codes = new Set<number>();
  for (let at = 0; at < 50; at += 1) codes.add(await refused(settings.attributes));
  expect([...codes]).toEqual([200]);
  expect(await refused(settings.attributes)).toBe(429);
});
