import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { builtLoader, builtPart, doctorScript } from '../testing/built.ts';
import { cdn, page, scriptTag, site, withPartnerPage } from '../testing/partner-page.ts';

const SHARED = `export const define = (tag) => customElements.define(tag, class extends HTMLElement {
  static kinds = { listingId: 'string', limit: 'number', hideMap: 'flag', layout: ['row', 'grid'], lang: ['en', 'es'], listing: 'raw' };
  static reads(kind, text) {
    const isFine = kind === 'number' ? /^[0-9]+$/.test(text) : typeof kind === 'string' || kind.includes(text);
    return isFine ? text : Symbol();
  }
  static accepts(name) {
    return ['listing-id', 'limit', 'hide-map', 'layout', 'lang', 'min-price'].includes(name);
  }
  connectedCallback() {
    this.style.display = 'block';
    this.attachShadow({ mode: 'open' }).append('A home');
  }
});`;

const built = { loader: '', newer: '', late: '', doctor: '' };

beforeAll(async () => {
  built.loader = await builtLoader('1.0.0');
  built.newer = await builtLoader('2.0.0');
  built.late = await builtPart('late.ts');
  built.doctor = await builtPart('doctor/doctor.ts');
});
withPartnerPage();

beforeEach(() => {
  const files = {
    'hearth.js': built.loader,
    'manifest.json': '{"version":"1.0.0"}',
    'doctor.js': doctorScript('1.0.0'),
    'c/1/doctor.js': built.doctor,
    'c/1/late.js': built.late,
    'c/1/shared.js': SHARED,
    'c/1/probe.js': `import { define } from './shared.js'; define('hearth-probe');`,
    'c/1/other.js': `import { define } from './shared.js'; define('hearth-other');`,
  };
  for (const [name, body] of Object.entries(files)) cdn.answers.set(`/v1/${name}`, { body });
  answer('allowed');
});

const answer = (verdict: string) =>
  cdn.answers.set('/api/embed/status', {
    body: JSON.stringify({ verdict, origin: site.origin, policy: null, theme: {}, configuration: {} }),
  });
const script = (attributes = 'data-key="k"') => scriptTag(attributes);

interface Opened {
  readonly head?: string;
  readonly policy?: string;
  readonly path?: string;
  readonly tab?: Page;
}

async function open(
  body: string,
  { head = script(), policy = '', path = '/', tab = page }: Opened = {},
): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>A partner</title><link rel="icon" href="data:,">${head}</head>
    <body>${body}</body></html>`;
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
  site.answers.set(path, { body: html, headers });
  await tab.goto(`${site.origin}${path}?hearth-doctor`);
}

const panel = (tab = page) => tab.getByRole('region', { name: 'Hearth doctor' });

/** The ids of what the panel names, once it has looked. */
async function found(tab = page): Promise<string[]> {
  // Asked in each frame: a locator would look again half a second later.
  await tab.waitForFunction(() =>
    document.querySelector('#hearth-doctor-panel')?.shadowRoot?.querySelector('footer button'),
  );
  return panel(tab).locator('code').allTextContents();
}

test('a page without mistakes gets a report without problems, with its widgets', async () => {
  await open(`<hearth-probe limit="3" hide-map min-price="1" class="mine"></hearth-probe>
    <div data-hearth="other" data-layout="grid" data-aos="fade"></div>
    <p><a href="${cdn.origin}/w/probe?limit=2">Homes</a></p>`);
  expect(await found()).toEqual([]);
  await panel().getByText('No problems found.').waitFor();
  await panel()
    .getByText('<hearth-probe>, <div data-hearth="other">, the link to w/probe. Hearth 1.0.0')
    .waitFor();
});

test('fetches the doctor only where the address requests it', async () => {
  await open('<hearth-probe></hearth-probe>');
  await found();
  cdn.requested.length = 0;
  await page.goto(`${site.origin}/`);
  await page.waitForFunction(() => customElements.get('hearth-probe'));
  expect(cdn.requested.filter((path) => path.includes('doctor'))).toEqual([]);
});

const LOADED = (origin: string) => `script-src ${origin}; connect-src ${origin}; img-src ${origin} data:`;
const without = (directive: string) =>
  LOADED('CDN')
    .replace(new RegExp(`${directive} CDN`), `${directive} 'none'`)
    .replace("'none' data:", "'none'");

const markups: readonly (readonly [name: string, body: string, expected: readonly string[]])[] = [
  ['an unknown widget', '<hearth-prob></hearth-prob>', ['widget-unknown']],
  ['an unknown name on a div', '<div data-hearth="Probe"></div>', ['widget-unknown']],
  ['no widget', '<p>Nothing</p>', ['no-widgets']],
  ['quotes of a word processor', '<hearth-probe limit=”3”></hearth-probe>', ['attribute-quotes']],
  [
    'entities left over',
    '<hearth-probe layout="&amp;quot;row&amp;quot;"></hearth-probe>',
    ['attribute-quotes'],
  ],
  ['a misspelt attribute', '<hearth-probe limt="3"></hearth-probe>', ['attribute-unknown']],
  ['a prefix on the tag', '<hearth-probe data-limit="3"></hearth-probe>', ['attribute-prefix']],
  ['no prefix on a div', '<div data-hearth="probe" limit="3"></div>', ['attribute-prefix']],
  ['a word for a number', '<hearth-probe limit="three"></hearth-probe>', ['attribute-value']],
  ['a flag that says false', '<div data-hearth="probe" data-hide-map="false"></div>', []],
  ['a language with its region', '<hearth-probe lang="es-MX"></hearth-probe>', []],
  ['a language without texts', '<hearth-probe lang="fr"></hearth-probe>', ['attribute-value']],
  ['a bad value in a link', '<a href="CDN/w/probe?layout=heap">Homes</a>', ['attribute-value']],
  ['a hidden place', '<div style="display:none"><hearth-probe></hearth-probe></div>', ['widget-hidden']],
  ['a flat place', '<div style="width:0"><hearth-probe></hearth-probe></div>', ['widget-flat']],
  [
    'a box without height that lets nothing out',
    '<div style="height:0;overflow:hidden"><p><hearth-probe></hearth-probe></p></div>',
    ['widget-flat'],
  ],
  ['a box without height that lets all out', '<div style="height:0"><hearth-probe></hearth-probe></div>', []],
  ['a link in a menu', '<hearth-probe></hearth-probe><nav><a href="CDN/w/probe">x</a></nav>', ['link-plain']],
  [
    'a widget in a shadow root',
    '<my-box><template shadowrootmode="open"><p><hearth-other></hearth-other></p></template></my-box>',
    ['widget-shadow'],
  ],
  [
    'a tag that closes itself',
    '<hearth-probe /><hearth-other></hearth-other>',
    ['tag-open', 'widget-hidden'],
  ],
  ['an unknown listing', '<hearth-probe listing-id="L0"></hearth-probe>', ['listing-unknown']],
  ['a link around a widget', '<a href="/"><hearth-probe></hearth-probe></a>', ['widget-inside']],
];

test('each mistake in the markup is named', async () => {
  // In tabs of their own at the same time, since the doctor watches each for a while.
  const named = await Promise.all(
    markups.map(async ([name, body], index) => {
      const tab = await page.context().newPage();
      await open(body.replaceAll('CDN', cdn.origin), { path: `/${index}`, tab });
      const ids = await found(tab);
      await tab.close();
      return [name, ids];
    }),
  );
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(markups.map(([name, , expected]) => [name, expected])),
  );
});

test.each([
  ['key_required', 'key-required'],
  ['key_unknown', 'key-unknown'],
  ['key_revoked', 'key-revoked'],
  ['origin_not_allowed', 'origin-not-allowed'],
  ['demo', 'demo-mode'],
])("the server's verdict %s is named", async (verdict, id) => {
  answer(verdict);
  await open('<hearth-probe></hearth-probe>');
  expect(await found()).toEqual([id]);
});

test('a server that does not respond is named', async () => {
  cdn.answers.delete('/api/embed/status');
  await open('<hearth-probe></hearth-probe>');
  expect(await found()).toEqual(['server-unreachable']);
});

test.each([
  ['connect-src', 'csp-connect'],
  ['img-src', 'csp-img'],
])('a policy without us in %s is named', async (directive, id) => {
  await open('<hearth-probe></hearth-probe>', { policy: without(directive).replaceAll('CDN', cdn.origin) });
  expect(await found()).toEqual([id]);
  await panel().getByText(`Add ${cdn.origin} to ${directive} in the policy your site sends.`).waitFor();
});

test('a policy that lets the loader in by its path but not the widgets is named', async () => {
  const paths = ['v1/hearth.js', 'v1/doctor.js', 'v1/c/1/doctor.js'].map((path) => `${cdn.origin}/${path}`);
  await open('<hearth-probe></hearth-probe>', { policy: `script-src ${paths.join(' ')}` });
  expect(await found()).toEqual(['csp-script', 'widget-failed']);
});

test('files that fail to load are named', async () => {
  cdn.answers.delete('/v1/c/1/probe.js');
  await open('<hearth-probe></hearth-probe>');
  expect(await found()).toEqual(['widget-failed']);
});

test('the script twice, and two versions, are named', async () => {
  await open('<hearth-probe></hearth-probe>', { head: script() + script() });
  expect(await found()).toEqual(['loader-twice']);
  site.answers.set('/v1/hearth-2.0.0.js', { body: built.newer });
  await open('<hearth-probe></hearth-probe>', {
    head: `${script().replace('async', '')}<script src="${site.origin}/v1/hearth-2.0.0.js"></script>`,
  });
  expect(await found()).toEqual(['two-versions']);
});

test('a stripped or disarmed script: a line in the developer tools opens the doctor', async () => {
  const bring = () => page.evaluate(`import('${cdn.origin}/v1/doctor.js').then(() => {})`);
  await open('<hearth-probe></hearth-probe>', { head: '' });
  await bring();
  expect(await found()).toEqual(['script-missing']);
  await open('<hearth-probe></hearth-probe>', {
    head: script('type="text/plain"').replace('src=', 'data-src='),
  });
  await bring();
  expect(await found()).toEqual(['script-blocked']);
  await open('<hearth-probe></hearth-probe>', { head: script('integrity="sha384-AAAA"') });
  await bring();
  expect(await found()).toEqual(['script-crossorigin']);
});

test('the panel works under a strict policy with trusted types', async () => {
  const policy = `default-src 'none'; ${LOADED(cdn.origin)}; require-trusted-types-for 'script'; trusted-types 'none'`;
  await open('<hearth-probe></hearth-probe>', { policy });
  expect(await found()).toEqual([]);
});

test("the panel withstands a page's important styles, is accessible and closes by keyboard", async () => {
  await open('<main><h1>Homes</h1><hearth-prob></hearth-prob></main>', {
    head: `${script()}<style>* { all: unset !important; visibility: hidden !important }</style>`,
  });
  await found();
  expect(await panel().evaluate((section) => section.getBoundingClientRect().width)).toBeGreaterThan(300);
  expect(await panel().evaluate((section) => getComputedStyle(section).visibility)).toBe('visible');
  const { violations } = await new AxeBuilder({ page: page as never })
    .include('#hearth-doctor-panel')
    .analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await panel().count()).toBe(0);
});

test('the doctor stores nothing', async () => {
  await open('<hearth-probe></hearth-probe>');
  await found();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
