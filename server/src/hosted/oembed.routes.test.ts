import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { HOME, key, ownKey, revoked, startHosted } from '../testing/hosted-world.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startHosted();
});
afterAll(() => server.close());

const page = (url: string) => server.app.inject(url);

describe('the looks of a page', () => {
  const theme = { 'token.color-accent': '#8B3D1F', 'token.radius': '4', 'token.color-scheme': 'dark' };
  const query = new URLSearchParams(theme);
  const sheetOf = async (url: string) =>
    /<link rel="stylesheet" href="(\/embed\/theme[^"]*)">/
      .exec((await page(url)).body)?.[1]
      ?.replaceAll('&#38;', '&');

  it('serves the looks of a page as a style sheet, also to frames and by oEmbed', async () => {
    for (const path of ['/w/search', '/embed/frame/search']) {
      const address = await sheetOf(`${path}?beds=3&${query}`);
      const sheet = await page(address!);
      expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
      expect(sheet.body).toContain('  --hearth-color-accent: #8b3d1f;\n');
      expect(sheet.body).toContain('  --hearth-radius: 4px;\n  --hearth-color-scheme: dark;\n');
      expect(sheet.body).toContain('  color-scheme: dark;\n');
    }
    const requested = `/oembed?url=${encodeURIComponent(`${HOME}/w/search?${query}`)}`;
    const { html } = await server.get<{ html: string }>(requested);
    expect(html).toContain('/embed/frame/search?token.color-accent=%238b3d1f&#38;token.radius=4');
  });

  it('serves the default looks without parameters', async () => {
    expect(await sheetOf('/w/search?beds=3')).toBeUndefined();
    expect((await page('/w/search?token.radius=4')).body).toContain('<hearth-search><p>');
  });

  it.each([
    ['token.color-accent', 'red;}body{display:none'],
    ['token.color-accent', 'url(https://evil.test)'],
    ['token.font', 'x;}*{color:red'],
    ['token.font', '"x'],
    ['token.font', '</style><script>alert(1)</script>'],
    ['token.font', '\\65'],
    ['token.font', 'url(https://evil.test)'],
    ['token.radius', '4;}'],
    ['token.color-scheme', 'only light'],
    ['token.color-text', '#ffffff'],
    ['token.__proto__', 'x'],
  ])('are not changed by %s=%j', async (name, value) => {
    const bad = new URLSearchParams([[name, value]]);
    expect(await sheetOf(`/w/search?${bad}`)).toBeUndefined();
    expect((await page(`/embed/theme.css?${bad}`)).body).toBe(':root {\n}\n');
  });
});

interface Rich {
  readonly html: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}
const ask = (url: string, more = '') => page(`/oembed?url=${encodeURIComponent(url)}${more}`);
const rich = async (url: string, more = ''): Promise<Rich> => {
  const answer = await ask(url, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** Addresses that have no oEmbed description. */
const hiddenOrForeign: readonly string[] = [
  ...['private', 'undisplayed'].map((id) => `${HOME}/secret-street-${id}.html`),
  ...['private', 'undisplayed', 'unknown', `1&key=${ownKey.key}`].map(
    (id) => `${HOME}/w/listing-card?listing-id=${id}`,
  ),
  ...['unknown', 'desk'].map((agent) => `${HOME}/w/agent-bio?agent=${agent}`),
  `${HOME}/a/b-1.html`,
  `${HOME}/agent/contacts/x/listing/1.html`,
  `${HOME}/`,
  `${HOME}/listings`,
  `${HOME}/w/nothing`,
  `${HOME}/agents/unknown`,
  `${HOME}/agents/dana-desk`,
  `${HOME}/x-~0..html`,
  `${HOME}/agents/%00`,
  `${HOME}/agents/%E0%A4%A`,
  'https://evil.test/x-1.html',
  'http://localhost:3000.evil.test/x-1.html',
  'javascript://localhost:3000/w/search',
  'file:///etc/passwd',
  'not an address',
  `${HOME}/x-1.html?key=${ownKey.key}`,
  `${HOME}/w/search?key=${revoked.key}`,
];

describe('oEmbed', () => {
  it('frames listings, agents and pages of widgets', async () => {
    const answer = await rich(`${HOME}/12-oak-austin-tx-78704-1.html`);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Hearth Austin',
      provider_url: `${HOME}/`,
      title: expect.stringMatching(/^1204 Oak Hollow .*Austin, TX .*\| Hearth Austin$/),
      width: 400,
      height: 710,
      author_name: 'Listed by Juniper Realty, +1 (512) 555-0142',
      listing_number: 'MLS# 1',
      listing_changed: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(answer.html).toMatch(
      /^<iframe src="http:\/\/localhost:3000\/embed\/frame\/listing-card\?listing-id=1" title="[^"]*" width="400" height="710" loading="lazy" referrerpolicy="no-referrer-when-downgrade" frameborder="0"><\/iframe>$/,
    );
    const agent = await rich(`${HOME}/agents/ada-reyes`);
    expect(agent.html).toContain('/embed/frame/agent-bio?agent=ada.reyes');
    expect(agent.title).toBe('Ada Reyes | Hearth Austin');
    expect((await rich(`${HOME}/agents/jose-diaz`)).html).toContain('/embed/frame/agent-bio?agent=jd');
    expect((await rich(`${HOME}/w/mortgage-calculator`)).title).toBe('Mortgage calculator | Hearth Austin');
  });

  it('stays within the requested sizes', async () => {
    const small = await rich(`${HOME}/w/search`, '&maxwidth=300&maxheight=200');
    expect([small.width, small.height]).toEqual([300, 200]);
    expect(small.html).toContain('width="300" height="200"');
    const large = await rich(`${HOME}/w/search`, '&maxwidth=99999');
    expect(large.width).toBe(1200);
    for (const size of ['0', '-1', 'x', '1e9', '12345678', '100px'])
      expect((await ask(`${HOME}/w/search`, `&maxwidth=${size}`)).statusCode, size).toBe(400);
  });

  it('returns JSON and XML, and 501 for any other format', async () => {
    const xml = await ask(`${HOME}/w/search?heading=%22%3E%3Cscript%3E`, '&format=xml');
    expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(xml.body).toMatch(/^<\?xml [^>]*>\n<oembed><version>1.0<\/version><type>rich<\/type>/);
    expect(xml.body).not.toMatch(/<script|<iframe/);
    expect((await ask(`${HOME}/w/search`, '&format=yaml')).statusCode).toBe(501);
  });

  it('returns 410 for a listing that is gone, without a word of it', async () => {
    for (const url of [
      `${HOME}/secret-street-withdrawn.html`,
      `${HOME}/w/listing-card?listing-id=withdrawn`,
    ]) {
      const answer = await ask(url);
      expect([answer.statusCode, answer.json().code], url).toEqual([410, 'listing_gone']);
      expect(answer.body).not.toMatch(/secret|street/i);
    }
  });

  it('returns 404 for listings hidden from guests and for other sites', async () => {
    const missing = await ask(`${HOME}/x-nothing.html`);
    expect(missing.statusCode).toBe(404);
    for (const url of hiddenOrForeign) {
      const answer = await ask(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body, url).toBe(missing.body);
    }
    expect((await page('/oembed')).statusCode).toBe(400);
    expect((await ask('x'.repeat(4001))).statusCode).toBe(400);
  });

  it('leaves out a hidden street', async () => {
    const answer = await ask(`${HOME}/x-concealed.html`);
    expect(answer.json().title).toMatch(/^Undisclosed address, Austin, TX/);
    expect(answer.body).not.toContain('Oak Hollow');
  });

  it('returns a link where a frame would need a key and the address has none', async () => {
    const config = testConfig({ publicUrl: 'https://homes.test' });
    const app = await buildApp({ db: server.db, config, clock: () => testNow });
    const of = async (path: string) =>
      (await app.inject(`/oembed?url=${encodeURIComponent(`https://homes.test${path}`)}`)).json();
    const link = await of('/x-1.html');
    expect(link).toMatchObject({ type: 'link', author_name: 'Listed by Juniper Realty, +1 (512) 555-0142' });
    expect(link).not.toHaveProperty('html');
    expect((await of(`/x-1.html?key=${key.key}`)).html).toContain(
      '<iframe src="https://homes.test/embed/frame/',
    );
    await app.close();
  });

  it('hands the key of an address on to the frame', async () => {
    expect((await rich(`${HOME}/x-1.html?key=${key.key}`)).html).toContain(`listing-id=1&#38;key=${key.key}`);
    expect((await rich(`${HOME}/x-mine.html?key=${ownKey.key}`)).html).toContain('listing-id=mine');
  });
});

describe('oEmbed of a hosted page', () => {
  it('quotes a link for WordPress alone, whose script for heights needs one', async () => {
    const url = `/oembed?url=${encodeURIComponent(`${HOME}/x-1.html?key=${key.key}`)}`;
    const headers = { 'user-agent': 'WordPress/6.1; https://blog.example' };
    const answer = await server.app.inject({ url, headers });
    expect(answer.headers.vary).toContain('User-Agent');
    expect(answer.json<Rich>().html).toMatch(
      /^<blockquote><a href="[^"]*\/w\/listing-card\?listing-id=1&#38;key=[^"]*">[^<]*<\/a><\/blockquote><iframe /,
    );
  });

  it.each([
    ['/12-oak-austin-tx-78704-1.html', '/w/listing-card?listing-id=1'],
    ['/x-concealed.html', '/w/listing-card?listing-id=concealed'],
    [`/x-mine.html?key=${ownKey.key}`, `/w/listing-card?listing-id=mine&key=${ownKey.key}`],
    ['/agents/ada-reyes', '/w/agent-bio?agent=ada.reyes'],
    ['/agents/jose-diaz', '/w/agent-bio?agent=jose-diaz'],
  ])('is that of %s, which shows the same', async (portal, hosted) => {
    expect(await rich(HOME + hosted)).toEqual(await rich(HOME + portal));
  });

  it('links the page to its oEmbed description', async () => {
    const { body } = await page(`/w/search?beds=3&key=${key.key}`);
    const href = /application\/json\+oembed" href="([^"]*)"/.exec(body)?.[1]?.replaceAll('&#38;', '&');
    expect(href).toBe(
      `${HOME}/oembed?format=json&url=${encodeURIComponent(`${HOME}/w/search?beds=3&key=${key.key}`)}`,
    );
    const { pathname, search } = new URL(href!);
    expect((await server.get<{ html: string }>(pathname + search)).html).toContain(
      '/embed/frame/search?beds=3',
    );
    expect(body).toContain(`data-key="${key.key}"`);
  });

  it('returns the title of the page', async () => {
    const { title } = await rich(`${HOME}/w/search?location=Austin`);
    expect(title).toBe('Homes for sale in Austin | Hearth Austin');
  });
});
