import { expect, test } from 'vitest';
import { chunksRequested, open, settle, withLoaderPage } from './testing/loader-page.ts';
import { cdn, complaints, page, shadowText } from './testing/partner-page.ts';

withLoaderPage();

test('a placeholder div shows the element in a shadow root and preserves its children', async () => {
  const div =
    '<div class="mine" data-hearth="probe" data-listing-id="5" data-hide-map=""><a href="#">A home</a></div>';
  await open(div);
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 5 is here');
  expect(await page.locator('.mine').evaluate((element) => element.outerHTML)).toBe(div);
  expect(await page.locator('hearth-probe').evaluate((element) => element.outerHTML)).toBe(
    '<hearth-probe listing-id="5" hide-map=""><slot></slot></hearth-probe>',
  );
});

test('a placeholder that may have no shadow root gets the element behind its children', async () => {
  await open('<ul><li data-hearth="probe" data-listing-id="5"><b>A home</b></li></ul>');
  await expect.poll(() => shadowText('li > b + hearth-probe')).toBe('hearth-probe 5 is here');
});

test('a link to a widget is hidden behind the element beside it, once', async () => {
  await open(`<p>See <a href="${cdn.origin}/w/probe?listing-id=9&amp;hide-map">this home</a>.</p>`);
  await expect.poll(() => shadowText('p > hearth-probe')).toBe('hearth-probe 9 is here');
  await settle();
  expect(await page.locator('hearth-probe').count()).toBe(1);
  expect(await page.locator('p > hearth-probe > a').textContent()).toBe('this home');
  expect(await page.locator('p > a').isVisible()).toBe(false);
});

test('an element goes with its link, and moves with it', async () => {
  await open(`<p><a href="${cdn.origin}/w/probe?listing-id=9">this home</a></p><footer></footer>`);
  await expect.poll(() => shadowText('p > hearth-probe')).toBe('hearth-probe 9 is here');
  await page.evaluate(() => document.querySelector('footer')?.append(document.querySelector('p > a') ?? ''));
  await expect.poll(() => page.locator('footer > hearth-probe + a').count()).toBe(1);
  expect(await page.locator('hearth-probe').count()).toBe(1);
  await page.evaluate(() => document.querySelector('footer > a')?.remove());
  await expect.poll(() => page.locator('hearth-probe').count()).toBe(0);
});

test('a link that the page turns into another widget has that one alone beside it', async () => {
  await open(`<p><a href="${cdn.origin}/w/probe?listing-id=9">this home</a></p>`);
  await expect.poll(() => shadowText('p > hearth-probe')).toContain('is here');
  await page
    .locator('p > a')
    .evaluate((link, href) => link.setAttribute('href', href), `${cdn.origin}/w/other?listing-id=4`);
  await expect.poll(() => shadowText('p > hearth-other')).toBe('hearth-other 4 is here');
  await page.evaluate(() => document.querySelector('p')?.append('.'));
  await settle();
  expect(
    await page.locator('p').evaluate((found) => [...found.children].map(({ localName }) => localName)),
  ).toEqual(['hearth-other', 'a']);
});

test('attributes of a stand-in that the page changes reach the element', async () => {
  await open('<div data-hearth="probe" data-listing-id="5" data-hide-map></div>');
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  const change = (body: string) =>
    page.evaluate(`{ const { dataset } = document.querySelector('div'); ${body} }`);
  await change("dataset.listingId = '6'; delete dataset.hideMap");
  await expect.poll(() => page.locator('hearth-probe[listing-id="6"]:not([hide-map])').count()).toBe(1);
  await change("dataset.hearth = 'other'");
  await expect.poll(() => shadowText('hearth-other')).toBe('hearth-other 6 is here');
  expect(await page.locator('hearth-probe').count()).toBe(0);
  await change('delete dataset.hearth');
  await expect.poll(() => page.locator('hearth-other').count()).toBe(0);
  await change("dataset.hearth = 'probe'");
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 6 is here');
});

test('a copy of the page, as from a cache, has each element once', async () => {
  await open(
    `<main><div data-hearth="probe"></div><p><a href="${cdn.origin}/w/other?listing-id=9">x</a></p></main>`,
  );
  await expect.poll(() => shadowText('hearth-other')).toContain('is here');
  for (const _ of [1, 2]) {
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.replaceWith(main.cloneNode(true));
    });
    await expect.poll(() => page.locator('hearth-probe').count()).toBe(1);
  }
  await settle();
  expect(await page.locator('hearth-probe, hearth-other').count()).toBe(2);
  expect(await page.locator('p > a').isVisible()).toBe(false);
});

test('a link may lack the protocol, have capitals and end its path with a slash', async () => {
  await open(`<p><a href="${cdn.origin.replace('http:', '')}/W/Probe/?listing-id=9">this home</a></p>`);
  await expect.poll(() => shadowText('p > hearth-probe')).toBe('hearth-probe 9 is here');
});

test('a link with the rel that TipTap gives to all links becomes the widget', async () => {
  await open(`<a href="${cdn.origin}/w/probe?listing-id=9" rel="noopener noreferrer nofollow">this home</a>`);
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 9 is here');
});

test('links in menus, in comments and of readers stay links', async () => {
  const link = (more = '') => `<a href="${cdn.origin}/w/probe"${more}>x</a>`;
  await open(`<nav>${link()}</nav><ul class="comment-list"><li>${link()}</li></ul><div id="comments">${link()}</div><section class="comments-area">${link()}</section>
    ${link(' rel="external nofollow ugc"')}<div data-hearth-off>${link()}</div>${link(' data-hearth-off')}`);
  await settle();
  expect(chunksRequested()).toEqual([]);
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
  expect(await names('hearth-other')).toEqual(['listing-id', 'data-hearth-link']);
});

test('names without an element, and links to other sites, are not changed', async () => {
  const body = `<div data-hearth="constructor">a</div><div data-hearth="unknown">b</div>
    <a href="https://example.test/w/probe?listing-id=1">c</a><a href="${cdn.origin}/w/unknown">d</a>`;
  await open(body);
  await settle();
  expect(chunksRequested()).toEqual([]);
  expect(await page.locator('body').innerHTML()).toContain('<div data-hearth="constructor">a</div>');
  expect(complaints).toEqual([]);
});

test('a link inside of a placeholder is content, not another element', async () => {
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
