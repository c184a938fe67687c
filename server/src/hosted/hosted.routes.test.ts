import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { hostedWidgets } from './hosted-widgets.ts';

const HOME = 'http://localhost:3000';
const key = anEmbedKey({ origins: ['https://partner.test', 'https://*.partner.test'] });
const ownKey = anEmbedKey({ key: 'hk_11111111111111111111', policy: 'own-listings', agentId: 'ada.reyes' });
const revoked = anEmbedKey({ key: 'hk_22222222222222222222', revokedAt: new Date('2026-01-01T00:00:00Z') });

const home = (listingid: string, changes: Parameters<typeof aListing>[0] = {}) =>
  aListing({ listingid, listingkey: listingid, sourcelistingid: null, ...changes });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await saveAgents(server.db.kysely, [
    anAgent(),
    anAgent({ agentId: 'jd', firstname: 'José', lastname: 'Díaz' }),
    anAgent({ agentId: 'desk', firstname: 'Dana', lastname: 'Desk', userAccountType: 'Staff Account' }),
  ]);
  for (const one of [key, ownKey, revoked]) await insertEmbedKey(server.db.kysely, one);
  await server.save(
    home('1', { city: 'Austin' }),
    home('mine', { agentId: 'ada.reyes' }),
    home('private', { mlsstatus: 'Private', source: 'EX' }),
    home('undisplayed', { internetentirelistingdisplayyn: false }),
    home('withdrawn', { mlsstatus: 'Withdrawn' }),
    home('concealed', { internetaddressdisplayyn: false }),
  );
});
afterAll(() => server.close());

const page = (url: string) => server.app.inject(url);
const policyOf = async (url: string) => {
  const policy = String((await page(url)).headers['content-security-policy']);
  return new Map(policy.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
};

/** Everything that a browser would run, load or be changed by. */
const tagsOf = (html: string) => html.match(/<(?!\/)[^>]*>/g) ?? [];

/** A tag without what stands in quotes. */
const namesOf = (tag: string): string => tag.replace(/"[^"]*"/g, '""');

const attacks: readonly (readonly [string, string])[] = [
  ['heading', '"><script>alert(1)</script>'],
  ['heading', "'><img src=x onerror=alert(1)>"],
  ['heading', '</hearth-search><script src=//evil.test></script>'],
  ['onclick', 'alert(1)'],
  ['onfocus', 'alert(1)'],
  ['OnClick', 'alert(1)'],
  ['style', 'position:fixed'],
  ['class', 'x'],
  ['id', 'x'],
  ['slot', 'x'],
  ['is', 'x'],
  ['autofocus', ''],
  ['data-key', 'x'],
  ['srcdoc"><script>', 'x'],
  ['a b', 'x'],
  ['x/onload', 'alert(1)'],
  ['xmlns', 'x'],
  ['heading', 'x'.repeat(501)],
  ['heading', 'a\0b'],
  ['results-url', 'https://evil.test/'],
  ['tile-url', 'https://evil.test/{z}'],
  ['__proto__', 'x'],
  ['constructor', '"><script>'],
  ['key', '"><script>alert(1)</script>'],
];

describe('the page of a widget', () => {
  it.each([...hostedWidgets.keys()])(
    'holds %s, and a link to the portal for those without a script',
    async (name) => {
      const answer = await page(`/w/${name}?heading=${encodeURIComponent('Homes & "more"')}&lease&beds=3`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(
        `<hearth-${name} heading="Homes &#38; &#34;more&#34;" lease="" beds="3"><p><a href="${HOME}/`,
      );
      expect(answer.body).toContain('<script async src="/v1/hearth.js"></script>');
      expect(answer.body).toContain(`<header><a href="${HOME}/">Hearth Austin</a></header>`);
      expect(answer.body).toMatch(/<title>[^<]+ \| Hearth Austin<\/title>/);
      expect(answer.body).toContain('<meta name="robots" content="noindex, follow">');
    },
  );

  it('leads to the portal page that comes closest', async () => {
    const linkOf = async (url: string) =>
      /<hearth-[^>]*><p><a href="([^"]*)"/.exec((await page(url)).body)?.[1]?.replaceAll('&#38;', '&');
    expect(await linkOf('/w/search?location=Round+Rock&beds=3')).toBe(
      `${HOME}/listings?address=Round+Rock&minBedrooms=3`,
    );
    expect(await linkOf('/w/listings?lease')).toBe(`${HOME}/listings/lease`);
    expect(await linkOf('/w/listing-card?listing-id=AUS-1')).toBe(`${HOME}/AUS~2d.1.html`);
    expect(await linkOf('/w/agent-bio?agent=a%2Fb')).toBe(`${HOME}/`);
    expect(await linkOf('/w/legal')).toBe(`${HOME}/`);
  });

  it('can be framed by nobody and runs nothing but files of this server', async () => {
    const policy = await policyOf('/w/search');
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect((await page('/w/search')).headers['x-frame-options']).toBe('DENY');
  });

  it('says that there is no such widget', async () => {
    for (const name of [
      'nothing',
      'Search',
      'search%00',
      '%3Cscript%3E',
      '..%2Fsearch',
      'constructor',
      '__proto__',
    ]) {
      const answer = await page(`/w/${name}`);
      expect(answer.statusCode, name).toBe(404);
      expect(answer.body).toContain('<link rel="icon" href="/favicon.svg">');
      expect(answer.body).not.toContain('<script');
    }
  });

  it.each(attacks)('is not changed by %s=%j', async (name, value) => {
    for (const path of ['/w/search', '/embed/frame/search']) {
      const { body } = await page(`${path}?${new URLSearchParams([[name, value]])}`);
      const scripts = tagsOf(body).filter((tag) => /^<script/i.test(tag));
      for (const script of scripts)
        expect(script).toMatch(
          /^<script async src="\/(v1\/hearth|embed\/frame)\.js"( data-key="[^"<>]*")?>$/,
        );
      const element = /<hearth-search([^>]*)>/.exec(body)?.[1] ?? '';
      expect(namesOf(element)).not.toMatch(/(^|\s)(on\w+|style|class|id|slot|is|autofocus|data-key|xmlns)=/i);
      for (const tag of tagsOf(body)) expect(namesOf(tag)).not.toMatch(/<img|evil|onerror/);
      expect(element).not.toMatch(/-url=/);
      expect(element.length).toBeLessThan(600);
    }
  });

  it('leads nowhere else by what a link says', async () => {
    const { body } = await page(
      '/w/search?results-url=https://evil.test/&tile-url=https://evil.test/&target=x',
    );
    expect(body).toContain('<hearth-search><p>');
  });

  it('takes the first of several, and no more than sixty', async () => {
    expect((await page('/w/search?beds=1&beds=2')).body).toContain('<hearth-search beds="1">');
    const many = Array.from({ length: 500 }, (_, at) => `a${at}=1`).join('&');
    expect(
      /<hearth-search([^>]*)>/.exec((await page(`/w/search?${many}`)).body)?.[1]?.split(' '),
    ).toHaveLength(61);
  });

  it('names where oEmbed tells how to frame it', async () => {
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
});

describe('the frame of a widget', () => {
  it('may be framed by the origins of its key, this server and this machine', async () => {
    const local = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*'];
    const ancestors = async (query: string) =>
      (await policyOf(`/embed/frame/search${query}`)).get('frame-ancestors');
    expect(await ancestors('')).toEqual(["'self'", ...local]);
    expect(await ancestors(`?key=${key.key}`)).toEqual([
      "'self'",
      ...local,
      'https://partner.test',
      'https://*.partner.test',
    ]);
    const answer = await page(`/embed/frame/search?key=${key.key}`);
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.body).toContain(`<script async src="/v1/hearth.js" data-key="${key.key}"></script>`);
    expect(answer.body).not.toContain('<header');
  });

  it('leads to pages of its key, and to no others', async () => {
    const framed = async (url: string) =>
      (await page(`/embed/frame/search?key=${key.key}&results-url=${encodeURIComponent(url)}`)).body;
    for (const url of ['https://partner.test/homes', 'https://www.partner.test/', 'http://localhost:8080/'])
      expect(await framed(url)).toContain(`<hearth-search results-url="${url}">`);
    for (const url of [
      'https://evil.test/',
      'https://partner.test.evil.test/',
      'javascript:alert(1)',
      '//evil.test',
    ])
      expect(await framed(url)).toContain('<hearth-search><p>');
  });

  it('says what is wrong with a key that is unknown or revoked, without the widget', async () => {
    for (const name of [
      revoked.key,
      'hk_33333333333333333333',
      'x',
      "'; drop table embed_key",
      'x'.repeat(300),
    ]) {
      const answer = await page(`/embed/frame/search?key=${encodeURIComponent(name)}`);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('not known or no longer valid');
      expect(answer.body).not.toMatch(/<script|<hearth-/);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await page('/embed/frame/nothing')).statusCode).toBe(404);
  });

  it('asks under its key: a page of our own that names one is held to its policy', async () => {
    const asked = (query: string) => server.get<SearchResult>(`/api/v2/listing/search?${query}`);
    expect((await asked('')).total).toBe(3);
    expect((await asked(`embedKey=${ownKey.key}`)).listings.map(({ listingid }) => listingid)).toEqual([
      'mine',
    ]);
    const own = await server.app.inject({
      url: `/api/v2/listing/search?embedKey=${ownKey.key}`,
      headers: { origin: HOME },
    });
    expect(own.json().total).toBe(1);
    const places = await server.get<{ hits: unknown[] }>(
      `/api/places/search?query=austin&embedKey=${ownKey.key}`,
    );
    expect(places.hits).toContainEqual(expect.objectContaining({ name: 'Austin', count: 1 }));
  });

  it('sends its script and looks as files, and no cookie', async () => {
    const script = await page('/embed/frame.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain("type: 'hearth:resize'");
    expect(script.body).not.toContain('addEventListener');
    expect((await page('/embed/page.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    for (const url of ['/w/search', '/embed/frame/search', '/oembed?url=x'])
      expect((await page(url)).headers['set-cookie']).toBeUndefined();
  });
});

describe('the looks of a page', () => {
  const theme = { 'token.color-accent': '#8B3D1F', 'token.radius': '4', 'token.color-scheme': 'dark' };
  const query = new URLSearchParams(theme);
  const sheetOf = async (url: string) =>
    /<link rel="stylesheet" href="(\/embed\/theme[^"]*)">/
      .exec((await page(url)).body)?.[1]
      ?.replaceAll('&#38;', '&');

  it('come as a style sheet of this server, also to frames and by oEmbed', async () => {
    for (const path of ['/w/search', '/embed/frame/search']) {
      const address = await sheetOf(`${path}?beds=3&${query}`);
      const sheet = await page(address!);
      expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
      expect(sheet.body).toContain('  --hearth-color-accent: #8b3d1f;\n');
      expect(sheet.body).toContain('  --hearth-radius: 4px;\n  --hearth-color-scheme: dark;\n');
      expect(sheet.body).toContain('  color-scheme: dark;\n');
    }
    const asked = `/oembed?url=${encodeURIComponent(`${HOME}/w/search?${query}`)}`;
    const { html } = await server.get<{ html: string }>(asked);
    expect(html).toContain('/embed/frame/search?token.color-accent=%238b3d1f&#38;token.radius=4');
  });

  it('are the usual ones where nothing is asked for', async () => {
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

describe('oEmbed', () => {
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

  it('frames listings, agents and pages of widgets', async () => {
    const answer = await rich(`${HOME}/12-oak-austin-tx-78704-1.html`);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Hearth Austin',
      provider_url: `${HOME}/`,
      title: expect.stringMatching(/^1204 Oak Hollow .*Austin, TX .*\| Hearth Austin$/),
      width: 400,
      height: 520,
    });
    expect(answer.html).toMatch(
      /^<iframe src="http:\/\/localhost:3000\/embed\/frame\/listing-card\?listing-id=1" title="[^"]*" width="400" height="520" loading="lazy" frameborder="0"><\/iframe>$/,
    );
    const agent = await rich(`${HOME}/agents/ada-reyes`);
    expect(agent.html).toContain('/embed/frame/agent-bio?agent=ada.reyes');
    expect(agent.title).toBe('Ada Reyes | Hearth Austin');
    expect((await rich(`${HOME}/agents/jose-diaz`)).html).toContain('/embed/frame/agent-bio?agent=jd');
    expect((await rich(`${HOME}/w/mortgage-calculator`)).title).toBe('Mortgage calculator | Hearth Austin');
  });

  it('keeps within the sizes asked for', async () => {
    const small = await rich(`${HOME}/w/search`, '&maxwidth=300&maxheight=200');
    expect([small.width, small.height]).toEqual([300, 200]);
    expect(small.html).toContain('width="300" height="200"');
    const large = await rich(`${HOME}/w/search`, '&maxwidth=99999');
    expect(large.width).toBe(1200);
    for (const size of ['0', '-1', 'x', '1e9', '12345678', '100px'])
      expect((await ask(`${HOME}/w/search`, `&maxwidth=${size}`)).statusCode, size).toBe(400);
  });

  it('answers in JSON and XML, and 501 for anything else', async () => {
    const xml = await ask(`${HOME}/w/search?heading=%22%3E%3Cscript%3E`, '&format=xml');
    expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(xml.body).toMatch(/^<\?xml [^>]*>\n<oembed><version>1.0<\/version><type>rich<\/type>/);
    expect(xml.body).not.toMatch(/<script|<iframe/);
    expect((await ask(`${HOME}/w/search`, '&format=yaml')).statusCode).toBe(501);
  });

  it('knows nothing of what a guest may not see, nor of other sites', async () => {
    const missing = await ask(`${HOME}/x-nothing.html`);
    expect(missing.statusCode).toBe(404);
    for (const url of [
      ...['private', 'undisplayed', 'withdrawn'].map((id) => `${HOME}/secret-street-${id}.html`),
      `${HOME}/a/b-1.html`,
      `${HOME}/agent/contacts/x/listing/1.html`,
      `${HOME}/`,
      `${HOME}/listings`,
      `${HOME}/w/nothing`,
      `${HOME}/agents/nobody`,
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
    ]) {
      const answer = await ask(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body, url).toBe(missing.body);
    }
    expect((await page('/oembed')).statusCode).toBe(400);
    expect((await ask('x'.repeat(4001))).statusCode).toBe(400);
  });

  it('tells no hidden street', async () => {
    const answer = await ask(`${HOME}/x-concealed.html`);
    expect(answer.json().title).toMatch(/^Home in Austin, TX/);
    expect(answer.body).not.toContain('Oak Hollow');
  });

  it('hands the key of an address on to the frame', async () => {
    expect((await rich(`${HOME}/x-1.html?key=${key.key}`)).html).toContain(`listing-id=1&#38;key=${key.key}`);
    expect((await rich(`${HOME}/x-mine.html?key=${ownKey.key}`)).html).toContain('listing-id=mine');
  });
});
