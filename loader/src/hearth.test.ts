import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../../build/chromium.mjs';
import { builtLoader, builtPart } from './testing/built.ts';
import { startServer, type TestServer } from './testing/pages.ts';

const SHARED = `window.sharedRuns = (window.sharedRuns ?? 0) + 1;
export const define = (tag) => customElements.define(tag, class extends HTMLElement {
  static accepts(name) {
    return ['listing-id', 'hide-map', 'onclick', 'style'].includes(name);
  }
  static events = ['hearth-probe-pick'];
  connectedCallback() {
    if (this.shadowRoot) return;
    this.attachShadow({ mode: 'open' }).textContent = tag + ' ' + this.getAttribute('listing-id') + ' is here';
  }
});`;
const entry = (tag: string) => `import { define } from './shared-1.js'; define('${tag}');`;

let browser: Browser;
let page: Page;
let cdn: TestServer;
let site: TestServer;
const complaints: string[] = [];

let loader: string;
let lateChunk: string;
let newerLoader: string;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  loader = await builtLoader('1.0.0');
  newerLoader = await builtLoader('2.0.0');
  lateChunk = await builtPart('late.ts');
});
afterAll(async () => {
  await browser.close();
});

beforeEach(async () => {
  [cdn, site] = await Promise.all([startServer(), startServer()]);
  cdn.answers.set('/v1/hearth.js', { body: loader });
  cdn.answers.set('/v1/c/late-1.js', { body: lateChunk });
  cdn.answers.set('/v1/c/probe-1.js', { body: entry('hearth-probe') });
  cdn.answers.set('/v1/c/other-1.js', { body: entry('hearth-other') });
  cdn.answers.set('/v1/c/shared-1.js', { body: SHARED });
  page = await browser.newPage();
  complaints.length = 0;
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
});
afterEach(async () => {
  await page.close();
  await Promise.all([cdn.close(), site.close()]);
});

const script = (attributes = '') => `<script async src="${cdn.origin}/v1/hearth.js" ${attributes}></script>`;

/** Opens a page of the partner's with this body. */
async function open(body: string, { headers = {}, head = script() } = {}): Promise<void> {
  const html = `<!doctype html><html><head><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
  site.answers.set('/', { body: html, headers });
  await page.goto(site.origin);
}

const shadowText = (selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.shadowRoot?.textContent ?? null, selector);
const settle = () => page.evaluate(() => new Promise((done) => setTimeout(done, 150)));
const chunksAsked = () => cdn.asked.filter((path) => /\/c\/(?!late)/.test(path)).sort();

test('an element of the page gets its chunks, each once, and no others', async () => {
  await open('<hearth-probe listing-id="7"></hearth-probe><hearth-probe listing-id="8"></hearth-probe>');
  await expect.poll(() => shadowText('hearth-probe:last-of-type')).toBe('hearth-probe 8 is here');
  expect(chunksAsked()).toEqual(['/v1/c/probe-1.js', '/v1/c/shared-1.js']);
  expect(complaints).toEqual([]);
});

test('a page without elements loads the loader alone', async () => {
  await open('<p>Nothing for us.</p>');
  await settle();
  expect(cdn.asked).toEqual(['/v1/hearth.js']);
});

test('elements added later are found, also inside of what is added', async () => {
  await open('<main></main>');
  await page.evaluate(() => {
    const part = document.createElement('section');
    part.innerHTML = '<div><hearth-other listing-id="3"></hearth-other></div>';
    document.querySelector('main')?.append(part);
  });
  await expect.poll(() => shadowText('hearth-other')).toBe('hearth-other 3 is here');
});

test('two elements share a chunk that runs once', async () => {
  await open('<hearth-probe></hearth-probe><hearth-other></hearth-other>');
  await expect.poll(() => shadowText('hearth-other')).toContain('is here');
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  expect(await page.evaluate('window.sharedRuns')).toBe(1);
  expect(chunksAsked()).toEqual(['/v1/c/other-1.js', '/v1/c/probe-1.js', '/v1/c/shared-1.js']);
});

test('the loader included twice does its work once', async () => {
  await open('<div data-hearth="probe" data-listing-id="5"></div>', { head: script() + script() });
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 5 is here');
  await settle();
  expect(await page.locator('hearth-probe').count()).toBe(1);
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(1);
  expect(complaints).toEqual([]);
});

test('of two versions the first wins, and the second says so', async () => {
  site.answers.set('/second/v1/hearth.js', { body: newerLoader });
  const second = `<script src="${site.origin}/second/v1/hearth.js"></script>`;
  await open('<hearth-probe></hearth-probe>', {
    head: `<script src="${cdn.origin}/v1/hearth.js"></script>${second}`,
  });
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  expect(await page.evaluate('window.__hearth.version')).toBe('1.0.0');
  expect(site.asked.filter((path) => path.startsWith('/second/v1/c/'))).toEqual([]);
  expect(complaints).toEqual(['Hearth 1.0.0 came first.']);
});

test('a div that stands for an element keeps its place and hands its content over', async () => {
  await open(
    '<div class="mine" data-hearth="probe" data-listing-id="5" data-hide-map><a href="#">A home</a></div>',
  );
  await expect.poll(() => shadowText('.mine > hearth-probe')).toBe('hearth-probe 5 is here');
  expect(await page.locator('.mine > hearth-probe').evaluate((element) => element.outerHTML)).toBe(
    '<hearth-probe listing-id="5" hide-map=""><a href="#">A home</a></hearth-probe>',
  );
});

test('a link to a widget becomes the widget around the link, once', async () => {
  await open(`<p>See <a href="${cdn.origin}/w/probe?listing-id=9&amp;hide-map">this home</a>.</p>`);
  await expect.poll(() => shadowText('p > hearth-probe')).toBe('hearth-probe 9 is here');
  await settle();
  expect(await page.locator('hearth-probe').count()).toBe(1);
  expect(await page.locator('hearth-probe > a').textContent()).toBe('this home');
});

test('a stand-in can pass on only what the element declares, never a script', async () => {
  await open(
    `<div data-hearth="probe" data-onclick="window.owned=1" data-id="x" data-style="color:red"></div>
     <a href="${cdn.origin}/w/other?onfocus=window.owned%3D1&amp;tabindex=0&amp;listing-id=1">x</a>`,
  );
  await expect.poll(() => shadowText('hearth-other')).toContain('is here');
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  const names = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getAttributeNames());
  expect(await names('hearth-probe')).toEqual([]);
  expect(await names('hearth-other')).toEqual(['listing-id']);
});

test('names that no element has, and links elsewhere, are left alone', async () => {
  const body = `<div data-hearth="constructor">a</div><div data-hearth="unknown">b</div>
    <a href="https://example.test/w/probe?listing-id=1">c</a><a href="${cdn.origin}/w/unknown">d</a>`;
  await open(body);
  await settle();
  expect(chunksAsked()).toEqual([]);
  expect(await page.locator('body').innerHTML()).toContain('<div data-hearth="constructor">a</div>');
  expect(complaints).toEqual([]);
});

test('content of the page stays when loading fails, and no error reaches the page', async () => {
  cdn.answers.delete('/v1/c/probe-1.js');
  await open('<hearth-probe><b>A home</b></hearth-probe><div data-hearth="probe"><i>Another</i></div>');
  await expect.poll(() => chunksAsked().join()).toMatch(/probe-1\.js\?\d+/);
  await settle();
  expect(await page.getByText('A home').isVisible()).toBe(true);
  expect(await page.locator('div').innerHTML()).toBe('<i>Another</i>');
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a chunk that failed once is asked for again', async () => {
  cdn.failOnce.add('/v1/c/probe-1.js');
  await open('<hearth-probe listing-id="1"></hearth-probe>');
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('a shared chunk that failed once is asked for again', async () => {
  cdn.failOnce.add('/v1/c/shared-1.js');
  await open('<hearth-probe listing-id="1"></hearth-probe>');
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test("markup that passes itself off as the loader's script tag cannot name the address to load from", async () => {
  const fake = `<img name="currentScript" data-api="${site.origin}">`;
  await open(`${fake}<hearth-probe>A home</hearth-probe>${script().replace('async', '')}`, { head: '' });
  await settle();
  expect(complaints).toEqual(['Hearth needs its own script tag']);
  expect(await page.evaluate('window.__hearth')).toBeUndefined();
});

test('an element far down the page waits until it comes near the viewport', async () => {
  await open('<div style="height: 9000px"></div><hearth-probe listing-id="1"></hearth-probe>');
  await settle();
  expect(chunksAsked()).toEqual([]);
  await page.evaluate(() => scrollTo(0, 8000));
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('what a closed tab hides is loaded when it is shown', async () => {
  await open(`<div hidden><hearth-probe listing-id="1"></hearth-probe></div>
    <details><summary>More</summary><div data-hearth="other" data-listing-id="2"></div></details>`);
  await settle();
  expect(chunksAsked()).toEqual([]);
  await page.evaluate(() => document.querySelector('[hidden]')?.removeAttribute('hidden'));
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
  await page.getByText('More').click();
  await expect.poll(() => shadowText('hearth-other')).toBe('hearth-other 2 is here');
});

test('a print loads what lies far down', async () => {
  await open(
    '<hearth-probe listing-id="1"></hearth-probe><div style="height: 9000px"></div><hearth-other></hearth-other>',
  );
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  await settle();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => shadowText('hearth-other')).toContain('is here');
});

test('a page may ask for an element wherever it is, and again after a failure', async () => {
  cdn.answers.delete('/v1/c/probe-1.js');
  await open('');
  await page.waitForFunction('window.Hearth');
  const ready = (tag: string) =>
    page.evaluate(
      (wanted) =>
        window.Hearth?.ready(wanted).then(
          (defined) => defined === customElements.get(wanted),
          (error: Error) => error.name,
        ),
      tag,
    );
  expect(await ready('hearth-probe')).toMatch(/Error$/);
  cdn.answers.set('/v1/c/probe-1.js', { body: entry('hearth-probe') });
  expect(await ready('hearth-probe')).toBe(true);
  expect(await ready('hearth-probe')).toBe(true);
  expect(await ready('hearth-constructor')).toBe('TypeError');
});

test('what failed is tried again when the browser is back online', async () => {
  cdn.answers.delete('/v1/c/probe-1.js');
  await open('<hearth-probe listing-id="1"></hearth-probe>');
  await expect.poll(() => chunksAsked()).toHaveLength(3);
  await settle();
  cdn.answers.set('/v1/c/probe-1.js', { body: entry('hearth-probe') });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('a link inside of what stands for an element is its content, not another element', async () => {
  await open(`<div data-hearth="probe"><a href="${cdn.origin}/w/probe">Homes</a></div>`);
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  await settle();
  expect(await page.locator('hearth-probe').count()).toBe(1);
});

test('an element that moves stays one element', async () => {
  await open('<div id="a"><div data-hearth="probe" data-listing-id="1"></div></div><div id="b"></div>');
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  await page.evaluate(() => {
    document.querySelector('#b')?.append(...(document.querySelector('#a')?.children ?? []));
  });
  await settle();
  expect(await page.locator('hearth-probe').count()).toBe(1);
});

describe('the embed key of the script tag', () => {
  const status = {
    theme: { 'hearth-color-accent': 'rgb(1, 2, 3)', 'hearth-radius': '4px}body{display:none', colour: 'red' },
    configuration: {
      probe: { 'listing-id': '99', 'hide-map': '', onclick: 'window.owned = 1' },
      none: {},
      'no name': {},
    },
  };
  const withKey = (body: string, head = '') => {
    cdn.answers.set('/api/embed/status?key=k%261', {
      body: JSON.stringify(status),
      headers: { 'content-type': 'application/json' },
    });
    return open(body, { head: `${head}${script('data-key="k&amp;1"')}` });
  };
  const token = (name: string) =>
    page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted), name);

  test('is what widgets send', async () => {
    await withKey('');
    await expect.poll(() => page.evaluate(() => window.__hearth?.key)).toBe('k&1');
    expect(cdn.asked.filter((path) => path.includes('status'))).toEqual([]);
  });

  test('brings its look, which the page may overrule, and nothing else', async () => {
    await withKey('<hearth-probe></hearth-probe>', '<style>:root { --hearth-radius: 9px }</style>');
    await expect.poll(() => token('--hearth-color-accent')).toBe('rgb(1, 2, 3)');
    expect(await token('--hearth-radius')).toBe('9px');
    expect(await token('--colour')).toBe('');
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('block');
  });

  test('brings attributes that the elements lack, now and later, never a script', async () => {
    await withKey('<hearth-probe listing-id="1"></hearth-probe>');
    const first = page.locator('hearth-probe').first();
    await expect.poll(() => first.evaluate((element) => element.hasAttribute('hide-map'))).toBe(true);
    expect(await first.getAttribute('listing-id')).toBe('1');
    await page.evaluate(() => document.body.append(document.createElement('hearth-probe')));
    const second = page.locator('hearth-probe').last();
    await expect.poll(() => second.getAttribute('listing-id')).toBe('99');
    expect(await second.getAttribute('onclick')).toBeNull();
  });

  test('waits once for an element that never comes, however much the page changes', async () => {
    await page.addInitScript(() => {
      const { whenDefined } = customElements;
      Object.assign(window, { waits: 0 });
      customElements.whenDefined = (tag) => {
        (window as unknown as { waits: number }).waits++;
        return whenDefined.call(customElements, tag);
      };
    });
    await withKey('<hearth-probe></hearth-probe>');
    const probe = page.locator('hearth-probe').first();
    await expect.poll(() => probe.evaluate((element) => element.hasAttribute('hide-map'))).toBe(true);
    for (let change = 0; change < 9; change++)
      await page.evaluate(() => void document.body.append(document.createElement('p')));
    await settle();
    expect(await page.evaluate('window.waits')).toBe(Object.keys(status.configuration).length);
    expect(complaints).toEqual([]);
  });
  test('does not matter to the page when the server is away', async () => {
    await open('<hearth-probe></hearth-probe>', { head: script('data-key="gone"') });
    await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
    await settle();
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
});

test("the page's data layer hears of what visitors do, and may fail at it", async () => {
  await open('<hearth-probe></hearth-probe><hearth-other></hearth-other>');
  await expect.poll(() => shadowText('hearth-other')).toContain('is here');
  await settle();
  const pick = () =>
    page.evaluate(() =>
      document
        .querySelector('hearth-probe')
        ?.dispatchEvent(
          new CustomEvent('hearth-probe-pick', { detail: { id: '7' }, bubbles: true, composed: true }),
        ),
    );
  await pick();
  await page.evaluate('window.dataLayer = []');
  await pick();
  expect(await page.evaluate('window.dataLayer')).toEqual([{ event: 'hearth-probe-pick', id: '7' }]);
  expect(complaints).toEqual([]);
  await page.evaluate('window.dataLayer = { push() { throw new Error("a broken tag"); } }');
  expect(await pick()).toBe(true);
  expect(complaints).toHaveLength(1);
});

const policies = {
  'a list of hosts': (host: string) => `script-src ${host}`,
  'a nonce': () => `script-src 'nonce-abc'`,
  'a nonce with strict-dynamic': () => `script-src 'nonce-abc' 'strict-dynamic'`,
  'a nonce with trusted types': () =>
    `script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'`,
};
for (const [name, policy] of Object.entries(policies)) {
  test(`works without a violation under a policy of ${name}`, async () => {
    await open('<hearth-probe listing-id="1"></hearth-probe>', {
      headers: { 'content-security-policy': `default-src 'none'; img-src data:; ${policy(cdn.origin)}` },
      head: script('nonce="abc"'),
    });
    await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
    expect(complaints).toEqual([]);
  });
}

test('the server for the API is the one the script came from, unless its tag names another', async () => {
  await open('');
  await expect.poll(() => page.evaluate('window.__hearth?.api')).toBe(`${cdn.origin}/`);
  await open('', { head: script('data-api="https://homes.example/"') });
  await expect.poll(() => page.evaluate('window.__hearth?.api')).toBe('https://homes.example/');
});
