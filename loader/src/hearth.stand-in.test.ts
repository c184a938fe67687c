import { expect, test } from 'vitest';
import { chunksAsked, open, settle, withLoaderPage } from './testing/loader-page.ts';
import { cdn, complaints, page, shadowText } from './testing/partner-page.ts';

withLoaderPage();

test('a placeholder div is replaced in its place and passes its content on', async () => {
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
  expect(chunksAsked()).toEqual([]);
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

test('names without an element, and links to other sites, are not changed', async () => {
  const body = `<div data-hearth="constructor">a</div><div data-hearth="unknown">b</div>
    <a href="https://example.test/w/probe?listing-id=1">c</a><a href="${cdn.origin}/w/unknown">d</a>`;
  await open(body);
  await settle();
  expect(chunksAsked()).toEqual([]);
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
