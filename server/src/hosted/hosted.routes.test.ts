import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalHead } from '../legal/legal-footer.ts';
import { HOME, key, ownKey, revoked, startHosted } from '../testing/hosted-world.ts';
import type { TestApp } from '../testing/test-app.ts';
import { hostedWidgets } from './hosted-widgets.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startHosted();
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
  ['location', "'><img src=x onerror=alert(1)>"],
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
  ['listing-url', 'https://evil.test/{id}'],
  ['tile-url', 'https://evil.test/{z}'],
  ['__proto__', 'x'],
  ['constructor', '"><script>'],
  ['key', '"><script>alert(1)</script>'],
];

/** Words and addresses of the links at the end of a page. */
const noticesIn = (html: string) => [
  ...[...html.slice(html.indexOf('<footer>')).matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map((link) =>
    link.slice(1),
  ),
  /<\/svg> ([^<]*)/.exec(html)?.[1],
];
const notices = [
  [`${HOME}/iabs`, 'Texas Real Estate Commission Information About Brokerage Services'],
  [
    'https://www.trec.texas.gov/forms/consumer-protection-notice',
    'Texas Real Estate Commission Consumer Protection Notice',
  ],
  [`${HOME}/privacy-policy`, 'Privacy Policy'],
  [`${HOME}/terms-of-use`, 'Terms of Use'],
  'Equal Housing Opportunity',
];

describe('the head of a page', () => {
  const headOf = async (url: string) => {
    const { body, statusCode } = await page(url);
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1];
    const [title, heading] = [/<title>([^<]*)/, /<h1[^>]*>([^<]*)/].map((tag) => tag.exec(body)?.[1]);
    return { statusCode, title, heading, canonical: canonical?.replace(HOME, ''), body };
  };

  it.each([
    [
      'listing-card?listing-id=1',
      expect.stringMatching(/^1204 Oak Hollow .*, Austin, TX \d{5} \| Hearth Austin$/),
      expect.stringMatching(/^\/1204-oak-hollow-.*-1\.html$/),
    ],
    [
      'listing-card?listing-id=concealed',
      expect.stringMatching(/^Undisclosed address, /),
      expect.stringMatching(/^\/austin-tx-\d{5}-concealed\.html$/),
    ],
    ['search?location=Austin&beds=3', 'Homes for sale in Austin | Hearth Austin', '/listings'],
    ['search?location=asdfqwer', 'Homes for sale matching “asdfqwer” | Hearth Austin', '/listings'],
    ['listings?location=asdfqwer', 'Homes for sale matching “asdfqwer” | Hearth Austin', '/listings'],
    ['listings?lease', 'Austin Homes for Lease | Hearth Austin', '/listings/lease'],
    ['agent-bio?agent=jd', 'José Díaz | Hearth Austin', undefined],
    ['mortgage-calculator', 'Mortgage calculator | Hearth Austin', undefined],
  ])('of %s says what it shows, and where the portal shows the same', async (widget, title, canonical) => {
    const head = await headOf(`/w/${widget}`);
    expect(head).toMatchObject({ statusCode: 200, title, canonical });
    expect(`${head.heading} | Hearth Austin`).toBe(head.title);
    expect(await headOf(`/embed/frame/${widget}`)).toMatchObject({ statusCode: 200, title, canonical });
  });

  it.each([
    ['listing-card?listing-id=unknown', 404, 'Home not found'],
    ['listing-card?listing-id=private', 404, 'Home not found'],
    ['listing?listing-id=private', 404, 'Home not found'],
    ['listing?listing-id=withdrawn', 410, 'Home no longer on the market'],
    ['listing-card?listing-id=undisplayed', 404, 'Home not found'],
    ['listing-card?listing-id=withdrawn', 410, 'Home no longer on the market'],
    [`listing-card?listing-id=1&key=${ownKey.key}`, 404, 'Home not found'],
    ['agent-bio?agent=unknown', 404, 'Agent not found'],
    ['agent-bio?agent=desk', 404, 'Agent not found'],
  ])('of %s, also in a frame, says what happened and leads on', async (widget, statusCode, heading) => {
    for (const path of ['/w', '/embed/frame']) {
      const { body, ...head } = await headOf(`${path}/${widget}`);
      expect(head, path).toEqual({ statusCode, heading, title: `${heading} | Hearth Austin` });
      const named = widget.includes('key=') ? `?embedKey=${ownKey.key}` : '';
      expect(body).toContain(`<a href="${HOME}/listings${named}" target="_top">Homes for sale</a>`);
      expect(body).not.toMatch(/<hearth-|\.html/);
      expect(noticesIn(body)).toEqual(notices);
    }
  });

  it.each([`${'a'.repeat(63)}%F0%9F%98%80`, '%00', '%22%3E'])(
    'is shown for a key that cannot be one: %s',
    async (name) => {
      expect((await page(`/w/listings?key=${name}`)).statusCode).toBe(200);
      expect((await page(`/w/listing-card?listing-id=unknown&key=${name}`)).statusCode).toBe(404);
    },
  );

  it('reports the height of a page about a home that a frame cannot show, framed like the home', async () => {
    const query = `listing-id=withdrawn&key=${key.key}&token.color-scheme=dark`;
    const { body, headers } = await page(`/embed/frame/listing-card?${query}`);
    for (const part of ['<main class="framed">', '<script async src="/embed/frame.js"></script>'])
      expect(body).toContain(part);
    expect(body).toContain('<link rel="stylesheet" href="/embed/theme.css?token.color-scheme=dark">');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors [^;]*https:\/\/partner\.test/);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the page of a widget', () => {
  it.each([...hostedWidgets.keys()])(
    'contains %s, and a link to the portal for browsers without scripts',
    async (name) => {
      const answer = await page(`/w/${name}?heading=${encodeURIComponent('Homes & "more"')}&lease&beds=3`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(
        `<hearth-${name} heading="Homes &#38; &#34;more&#34;" lease="" beds="3"><p><a href="${HOME}/`,
      );
      expect(answer.body).toContain('<script async src="/v1/hearth.js"></script>');
      expect(answer.body).toContain(`<header><a href="${HOME}/">Hearth Austin</a>${legalHead()}</header>`);
      expect(answer.body).toMatch(/<title>[^<]+ \| Hearth Austin<\/title>/);
      expect(noticesIn(answer.body)).toEqual(notices);
      expect(answer.body).toContain('<meta name="robots" content="noindex, follow">');
    },
  );

  it.each([
    ['search', ['Homes']],
    ['listings?heading=New%20homes', []],
    ['listing-card?listing-id=1', ['Home']],
    ['mortgage-calculator', []],
  ])('of %s has headings over its cards: %j', async (widget, headings) => {
    const { body } = await page(`/w/${widget}`);
    expect([...body.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual(headings);
  });

  it('leads to the portal page that comes closest', async () => {
    const linkOf = async (url: string) =>
      /<hearth-[^>]*><p><a href="([^"]*)"/.exec((await page(url)).body)?.[1]?.replaceAll('&#38;', '&');
    expect(await linkOf('/w/search?location=Round+Rock&beds=3')).toBe(
      `${HOME}/listings?address=Round+Rock&minBedrooms=3`,
    );
    expect(await linkOf('/w/listings?lease')).toBe(`${HOME}/listings/lease`);
    expect(await linkOf('/w/listing-card?listing-id=1')).toBe(`${HOME}/1.html`);
    expect(await linkOf('/w/agent-bio?agent=jd')).toBe(`${HOME}/`);
    expect(await linkOf('/w/legal')).toBe(`${HOME}/`);
  });

  it('forbids framing and runs only files of this server', async () => {
    const policy = await policyOf('/w/search');
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect((await page('/w/search')).headers['x-frame-options']).toBe('DENY');
  });

  it('returns 404 for an unknown widget', async () => {
    const names = 'nothing Search search%00 %3Cscript%3E ..%2Fsearch constructor __proto__';
    for (const name of names.split(' ')) {
      const answer = await page(`/w/${name}`);
      expect(answer.statusCode, name).toBe(404);
      expect(answer.body).toContain('<link rel="icon" href="/favicon.svg">');
      expect(answer.body).not.toContain('<script');
    }
  });
});

describe('the page of a widget and the parameters of its URL', () => {
  it.each(attacks)('changes no page by %s=%j', async (name, value) => {
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

  it('ignores link targets in the address', async () => {
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
});

describe('the frame of a widget', () => {
  it('lets the origins of the key, this server and this machine frame a widget', async () => {
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
    expect(answer.body).toMatch(
      new RegExp(`<script async src="/v1/hearth.js" data-key="${key.key}\\.\\d+\\.[\\w-]{43}"></script>`),
    );
    expect(answer.body).toContain('<base target="_top">');
    expect(answer.body).not.toContain('<header');
  });

  it('shows the fault of an unknown or revoked key, without the widget', async () => {
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

  it('searches under its key: the key’s policy limits even our own page', async () => {
    const requested = (query: string) => server.get<SearchResult>(`/api/v2/listing/search?${query}`);
    expect((await requested('')).total).toBe(3);
    const keyed = `embedKey=${ownKey.key}`;
    expect((await requested(keyed)).listings.map(({ listingid }) => listingid)).toEqual(['mine']);
    const headers = { origin: HOME };
    const own = await server.app.inject({ url: `/api/v2/listing/search?${keyed}`, headers });
    expect(own.json().total).toBe(1);
    const { hits } = await server.get<{ hits: unknown[] }>(`/api/places/search?query=austin&${keyed}`);
    expect(hits).toContainEqual(expect.objectContaining({ name: 'Austin', count: 1 }));
  });

  it('sends its script and looks as files, and no cookie', async () => {
    const script = await page('/embed/frame.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain("type: 'hearth:resize'");
    // The question of WordPress for the height, which has no other answer.
    expect(script.body.match(/'message'/g)).toHaveLength(1);
    expect((await page('/embed/page.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    const reserved = await page('/embed/reserve/search.css?shape=bar');
    expect(reserved.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(reserved.body).toContain('hearth-search[shape="bar"]:not(:defined)::before');
    for (const url of ['/w/search', '/embed/frame/search', '/oembed?url=x'])
      expect((await page(url)).headers['set-cookie']).toBeUndefined();
  });
});
