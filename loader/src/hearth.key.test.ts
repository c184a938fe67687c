import { describe, expect, test } from 'vitest';
import { open, settle, withLoaderPage } from './testing/loader-page.ts';
import { cdn, complaints, page, scriptTag, shadowText } from './testing/partner-page.ts';

withLoaderPage();

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
    cdn.answers.set('/api/embed/status', {
      body: JSON.stringify(status),
      headers: { 'content-type': 'application/json' },
    });
    return open(body, { head: `${head}${scriptTag('data-key="k&amp;1"')}` });
  };
  const token = (name: string) =>
    page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted), name);

  test('sends the embed key of the script tag with requests', async () => {
    await withKey('');
    await expect.poll(() => page.evaluate(() => window.__hearth?.key)).toBe('k&1');
    expect(cdn.requested.filter((path) => path.includes('status'))).toEqual([]);
  });

  test('gets the address of the page without its query, and the widgets on it', async () => {
    await withKey('<hearth-probe></hearth-probe><div data-hearth="other"></div>');
    const requested = () => cdn.requested.filter((path) => path.startsWith('/api/embed/status'));
    await expect.poll(requested).toHaveLength(1);
    const query = Object.fromEntries(new URL(requested()[0] ?? '', cdn.origin).searchParams);
    expect(query).toEqual({ key: 'k&1', page: page.url().replace(/[?#].*/, ''), widgets: 'probe,other' });
  });

  test('brings its theme, which the page may override, and no other attributes', async () => {
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

  test.each([
    ['an element', '<hearth-probe config="abc123abc123" hide-map></hearth-probe>', 'hearth-probe'],
    ['a div', '<div data-hearth="probe" data-config="abc123abc123"></div>', 'hearth-probe'],
  ])(
    'brings the stored attributes that %s names; those of the page and the key’s widget count',
    async (_, body, tag) => {
      const stored = { widget: 'probe', attributes: { 'listing-id': '7', onclick: 'window.owned = 1' } };
      cdn.answers.set('/api/embed/config/abc123abc123', {
        body: JSON.stringify(stored),
        headers: { 'content-type': 'application/json' },
      });
      await withKey(body);
      const shown = page.locator(tag).first();
      await expect.poll(() => shown.getAttribute('listing-id')).toBe('7');
      await expect.poll(() => shown.evaluate((element) => element.hasAttribute('hide-map'))).toBe(true);
      expect(await shown.getAttribute('onclick')).toBeNull();
      const requested = cdn.requested.filter((path) => path.startsWith('/api/embed/config'));
      expect(requested).toEqual(['/api/embed/config/abc123abc123?embedKey=k%261']);
    },
  );

  test('leaves an element as it is pasted where its stored attributes are gone', async () => {
    await withKey('<hearth-probe config="gone" listing-id="1"></hearth-probe><hearth-other></hearth-other>');
    const first = page.locator('hearth-probe').first();
    await expect.poll(() => first.evaluate((element) => element.hasAttribute('hide-map'))).toBe(true);
    expect(await first.getAttribute('listing-id')).toBe('1');
    expect(cdn.requested.filter((path) => path.includes('/config/'))).toHaveLength(1);
  });

  test('leaves the page as it is when the server is away', async () => {
    await open('<hearth-probe></hearth-probe>', { head: scriptTag('data-key="gone"') });
    await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
    await settle();
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
});

const keyOfPage = async () => {
  await page.waitForFunction('window.__hearth');
  return page.evaluate(() => window.__hearth?.key);
};

test.each([
  ['the address of the script', () => scriptTag().replace('hearth.js', 'hearth.js?ver=6&amp;key=hk_a')],
  [
    'another script tag of the server',
    () => `${scriptTag('type="text/plain" data-key="hk_a"')}${scriptTag()}`,
  ],
  ['a link of a snippet', () => `<a href="${cdn.origin}/w/none?key=hk_a">Homes</a>${scriptTag()}`],
  ['the page itself', () => `<script>window.Hearth = { key: 'hk_a' }</script>${scriptTag()}`],
])('the key is that of %s where the tag lost it', async (_, head) => {
  await open('', { head: head() });
  expect(await keyOfPage()).toBe('hk_a');
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('a second script with another key warns', async () => {
  const blocking = (key: string) => scriptTag(`data-key="${key}"`).replace('async', '');
  await open('', { head: blocking('hk_a') + blocking('hk_b') });
  expect(await keyOfPage()).toBe('hk_a');
  await expect.poll(() => complaints).toContain('Hearth uses the key hk_a, not hk_b.');
});

test("the page's data layer receives events of visitors, and may fail at it", async () => {
  await open('<hearth-probe></hearth-probe><hearth-other></hearth-other>');
  await expect.poll(() => shadowText('hearth-other')).toContain('is here');
  const pick = () =>
    page.evaluate(() =>
      document
        .querySelector('hearth-probe')
        ?.dispatchEvent(
          new CustomEvent('hearth-probe-pick', { detail: { id: '7' }, bubbles: true, composed: true }),
        ),
    );
  await page.evaluate('window.dataLayer = []');
  const received = async () => {
    await pick();
    return page.evaluate('window.dataLayer.length');
  };
  // The part of the loader that listens may come after the elements.
  await expect.poll(received).toBe(1);
  await page.evaluate('delete window.dataLayer');
  await pick();
  await page.evaluate('window.dataLayer = []');
  await pick();
  expect(await page.evaluate('window.dataLayer')).toEqual([{ event: 'hearth-probe-pick', id: '7' }]);
  expect(complaints).toEqual([]);
  await page.evaluate('window.dataLayer = { push() { throw new Error("a broken tag"); } }');
  expect(await pick()).toBe(true);
  expect(complaints).toHaveLength(1);
});
