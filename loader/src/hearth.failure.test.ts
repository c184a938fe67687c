import { expect, test } from 'vitest';
import { chunksRequested, open, settle, withLoaderPage, withoutProbe } from './testing/loader-page.ts';
import { cdn, complaints, page, scriptTag, shadowText, site } from './testing/partner-page.ts';

withLoaderPage();

test('content of the page stays when loading fails, and no error reaches the page', async () => {
  withoutProbe();
  await open('<hearth-probe><b>A home</b></hearth-probe><div data-hearth="probe"><i>Another</i></div>');
  await expect.poll(() => cdn.requested).toContain('/v1/hearth-probe.js');
  await settle();
  expect(await page.getByText('A home').isVisible()).toBe(true);
  expect(await page.locator('div').innerHTML()).toBe('<i>Another</i>');
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('the page hears which element has no files', async () => {
  withoutProbe();
  const listening =
    "<script>heard = []; addEventListener('hearth-error', ({ target, detail }) => heard.push(target.localName, detail.reason))</script>";
  await open('<hearth-probe><b>A home</b></hearth-probe>', { head: listening + scriptTag() });
  await expect.poll(() => page.evaluate('heard')).toEqual(['hearth-probe', 'files']);
});

test('an element one of whose files failed once comes in one file', async () => {
  cdn.failOnce.add('/v1/c/1/probe.js');
  await open('<hearth-probe listing-id="1"></hearth-probe>');
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('so does an element a shared file of which failed once', async () => {
  cdn.failOnce.add('/v1/c/1/shared.js');
  await open('<hearth-probe listing-id="1"></hearth-probe>');
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('markup that imitates the script tag cannot change the address to load from', async () => {
  const fake = `<img name="currentScript" data-api="${site.origin}">`;
  await open(`${fake}<hearth-probe>A home</hearth-probe>${scriptTag().replace('async', '')}`, { head: '' });
  await expect.poll(() => complaints).toEqual(['Hearth needs its own script tag']);
  expect(await page.evaluate('window.__hearth')).toBeUndefined();
});

test('a page that took methods from lists gets one warning of them', async () => {
  await open('<hearth-probe listing-id="1"></hearth-probe><hearth-other></hearth-other>', {
    head: `<script>delete Array.prototype.flatMap; delete Array.prototype.at</script>${scriptTag()}`,
  });
  await expect.poll(() => complaints).toHaveLength(1);
  await settle();
  expect(complaints).toEqual(['Hearth needs [].flatMap and [].at']);
});

test('an element far down the page waits until it comes near the viewport', async () => {
  await open('<div style="height: 9000px"></div><hearth-probe listing-id="1"></hearth-probe>');
  await settle();
  expect(chunksRequested()).toEqual([]);
  await page.evaluate(() => scrollTo(0, 8000));
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
});

test('an element in a closed tab is loaded when the tab opens', async () => {
  await open(`<div hidden><hearth-probe listing-id="1"></hearth-probe></div>
    <details><summary>More</summary><div data-hearth="other" data-listing-id="2"></div></details>`);
  await settle();
  expect(chunksRequested()).toEqual([]);
  await page.evaluate(() => document.querySelector('[hidden]')?.removeAttribute('hidden'));
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
  await page.getByText('More').click();
  await expect.poll(() => shadowText('hearth-other')).toBe('hearth-other 2 is here');
});

test('printing loads elements far down the page', async () => {
  await open(
    '<hearth-probe listing-id="1"></hearth-probe><div style="height: 9000px"></div><hearth-other></hearth-other>',
  );
  await expect.poll(() => shadowText('hearth-probe')).toContain('is here');
  await settle();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => shadowText('hearth-other')).toContain('is here');
});

test('a copy of the script at another address starts by the style sheet of the snippet', async () => {
  site.answers.set('/cache/all.js', { body: cdn.answers.get('/v1/hearth.js')?.body ?? '' });
  cdn.answers.set('/embed/reserve/probe.css', { body: '', headers: { 'content-type': 'text/css' } });
  await open('<hearth-probe listing-id="1"></hearth-probe>', {
    head: `<link rel="stylesheet" href="${cdn.origin}/embed/reserve/probe.css"><script async src="/cache/all.js"></script>`,
  });
  await expect.poll(() => shadowText('hearth-probe')).toBe('hearth-probe 1 is here');
  expect(complaints).toEqual([]);
});

test('a copy of the script at another address names the cause where it cannot start', async () => {
  site.answers.set('/cache/all.js', { body: cdn.answers.get('/v1/hearth.js')?.body ?? '' });
  await open('<hearth-probe>A home</hearth-probe>', { head: '<script async src="/cache/all.js"></script>' });
  await expect.poll(() => complaints).toEqual(['Hearth needs its own script tag']);
});
