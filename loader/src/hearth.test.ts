import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  chunksRequested,
  newerLoader,
  open,
  settle,
  whole,
  withLoaderPage,
  withoutProbe,
} from './testing/loader-page.ts';
import { cdn, complaints, page, scriptTag, shadowText, site } from './testing/partner-page.ts';

withLoaderPage();

test('an element of the page gets its chunks, each once, and no others', async () => {
  await open('<hearth-probe listing-id="7"></hearth-probe><hearth-probe listing-id="8"></hearth-probe>');
  await expect.poll(() => shadowText('hearth-probe:last-of-type')).toBe('hearth-probe 8 is here');
  expect(chunksRequested()).toEqual(['/v1/c/1/probe.js', '/v1/c/1/shared.js']);
  expect(complaints).toEqual([]);
});

test.each([
  ['', ['results']],
  ['shape="map"', ['map-panel', 'search-map']],
])('a search %s gets the parts that it needs at once together with its own chunks', async (shape, parts) => {
  await open(`<hearth-search ${shape}></hearth-search>`);
  await expect.poll(() => shadowText('hearth-search')).toContain('is here');
  const chunks = [...parts, 'search', 'shared'].map((name) => `/v1/c/1/${name}.js`);
  await expect.poll(chunksRequested).toEqual(chunks.toSorted());
});

test('an element in the first screen is loaded before the observer of the viewport reports', async () => {
  const silent = '<script>IntersectionObserver = class { observe() {} disconnect() {} };</script>';
  const far =
    '<div style="height: 9000px"></div><hearth-other></hearth-other><div hidden><hearth-other></hearth-other></div>';
  await open(`<hearth-probe listing-id="1"></hearth-probe>${far}`, {
    head: silent + scriptTag().replace('async', 'defer'),
  });
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
  expect(chunksRequested()).toEqual(['/v1/c/1/probe.js', '/v1/c/1/shared.js']);
});

test('all elements load at once in a browser without IntersectionObserver', async () => {
  await open(
    '<hearth-probe listing-id="1"></hearth-probe><div style="height: 9000px"></div><hearth-other listing-id="2"></hearth-other>',
    {
      head: `<script>delete window.IntersectionObserver</script>${scriptTag()}`,
    },
  );
  await expect.poll(() => shadowText('hearth-other')).toBe('hearth-other 2 is here');
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('a page without elements loads only the loader', async () => {
  await open('<p>Nothing for us.</p>');
  await settle();
  expect(cdn.requested).toEqual(['/v1/hearth.js']);
});

test('elements added later are found, also inside of added nodes', async () => {
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
  expect(chunksRequested()).toEqual(['/v1/c/1/other.js', '/v1/c/1/probe.js', '/v1/c/1/shared.js']);
});

test('the loader included twice does its work once', async () => {
  await open('<div data-hearth="probe" data-listing-id="5"></div>', { head: scriptTag() + scriptTag() });
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 5 is here');
  await settle();
  expect(await page.locator('hearth-probe').count()).toBe(1);
  expect(chunksRequested()).toEqual(['/v1/c/1/probe.js', '/v1/c/1/shared.js']);
  expect(complaints).toEqual([]);
});

test('runs the first of two versions, and warns in the second', async () => {
  site.answers.set('/second/v1/hearth.js', { body: newerLoader() });
  const second = `<script src="${site.origin}/second/v1/hearth.js"></script>`;
  await open('<hearth-probe></hearth-probe>', {
    head: `<script src="${cdn.origin}/v1/hearth.js"></script>${second}`,
  });
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  expect(await page.evaluate('window.__hearth.version')).toBe('1.0.0');
  expect(site.requested.filter((path) => path.startsWith('/second/v1/c/'))).toEqual([]);
  expect(complaints).toEqual(['Hearth 1.0.0 came first.']);
});

test('a page may ask for an element wherever it is, and again after a failure', async () => {
  withoutProbe();
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
  cdn.answers.set('/v1/hearth-probe.js', { body: whole('hearth-probe') });
  expect(await ready('hearth-probe')).toBe(true);
  expect(await ready('hearth-probe')).toBe(true);
  expect(await ready('hearth-constructor')).toBe('TypeError');
  const why = page.evaluate(() => window.Hearth?.ready('hearth-nope').catch(({ message }) => message));
  expect(await why).toBe('hearth-nope does not exist, only search, probe, other');
});

test('a page asks for an element in its shadow root, which the loader leaves alone', async () => {
  await open(
    '<my-box><template shadowrootmode="open"><hearth-probe listing-id="1"></hearth-probe></template></my-box>',
  );
  await page.waitForFunction('window.Hearth');
  expect(await page.evaluate('customElements.get("hearth-probe")')).toBeUndefined();
  await page.evaluate(() => window.Hearth?.ready('hearth-probe').then(() => {}));
  const within = () =>
    page.evaluate(
      () =>
        document.querySelector('my-box')?.shadowRoot?.querySelector('hearth-probe')?.shadowRoot?.textContent,
    );
  expect(await within()).toBe('hearth-probe 1 is here');
});

test('the script may be a module', async () => {
  await open('<hearth-probe listing-id="1"></hearth-probe>', {
    head: `<script type="module" src="${cdn.origin}/v1/hearth.js"></script>`,
  });
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('a failed element is retried when the browser is back online', async () => {
  withoutProbe();
  await open('<hearth-probe listing-id="1"></hearth-probe>');
  await expect.poll(() => cdn.requested).toContain('/v1/hearth-probe.js');
  // The page has heard of the failure then.
  await page.evaluate(() => window.Hearth?.ready('hearth-probe').catch(() => undefined));
  cdn.answers.set('/v1/hearth-probe.js', { body: whole('hearth-probe') });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
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
      head: scriptTag('nonce="abc"'),
    });
    await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
    expect(complaints).toEqual([]);
  });
}

test('works without a violation under a policy of a hash and the folder of the chunks', async () => {
  const loader = cdn.answers.get('/v1/hearth.js')?.body ?? '';
  const hash = `sha384-${createHash('sha384').update(loader).digest('base64')}`;
  await open('<hearth-probe listing-id="1"></hearth-probe>', {
    headers: {
      'content-security-policy': `default-src 'none'; img-src data:; script-src '${hash}' ${cdn.origin}/v1/c/`,
    },
    head: scriptTag(`integrity="${hash}" crossorigin="anonymous"`),
  });
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
  expect(complaints).toEqual([]);
});

test('the server for the API is the one the script came from, unless its tag names another', async () => {
  await open('');
  await expect.poll(() => page.evaluate('window.__hearth?.api')).toBe(`${cdn.origin}/`);
  await open('', { head: scriptTag('data-api="https://homes.example/"') });
  await expect.poll(() => page.evaluate('window.__hearth?.api')).toBe('https://homes.example/');
});
