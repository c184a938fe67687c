import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { rollup } from 'rollup';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../../build/chromium.mjs';
import { loaderBuild } from '../../build/loader.mjs';
import { startServer, type TestServer } from './testing/pages.ts';

/** Two elements that share a chunk, as the widget build would list them. */
const elements = {
  probe: { files: ['c/probe-1.js', 'c/shared-1.js'] },
  other: { files: ['c/other-1.js', 'c/shared-1.js'] },
};
const SHARED = `window.sharedRuns = (window.sharedRuns ?? 0) + 1;
export const define = (tag) => customElements.define(tag, class extends HTMLElement {
  static observedAttributes = ['listing-id', 'hide-map'];
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
let folder: string;
const complaints: string[] = [];

async function buildLoader(version: string): Promise<string> {
  const file = join(folder, `hearth-${version}.js`);
  const input = fileURLToPath(new URL('hearth.ts', import.meta.url));
  const { output, ...config } = loaderBuild({ input, file, read: () => ({ version, elements }) });
  const bundle = await rollup(config);
  await bundle.write(output);
  return readFile(file, 'utf8');
}

let loader: string;
let newerLoader: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-loader-'));
  browser = await chromium.launch(chromiumLaunchOptions());
  loader = await buildLoader('1.0.0');
  newerLoader = await buildLoader('2.0.0');
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  [cdn, site] = await Promise.all([startServer(), startServer()]);
  cdn.answers.set('/v1/hearth.js', { body: loader });
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
const chunksAsked = () => cdn.asked.filter((path) => path.startsWith('/v1/c/')).sort();

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
  expect(await page.locator('link[rel=modulepreload]').count()).toBe(2);
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
  await expect.poll(() => chunksAsked()).toContain('/v1/c/probe-1.js?again');
  await settle();
  expect(await page.getByText('A home').isVisible()).toBe(true);
  expect(await page.locator('div').innerHTML()).toBe('<i>Another</i>');
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a chunk that failed once is asked for again', async () => {
  cdn.answers.delete('/v1/c/probe-1.js');
  cdn.answers.set('/v1/c/probe-1.js?again', { body: entry('hearth-probe') });
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
  expect(complaints).toEqual(['Hearth needs a script tag of its own']);
  expect(await page.evaluate('window.__hearth')).toBeUndefined();
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
