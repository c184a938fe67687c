import { describe, expect, it } from 'vitest';
import { aMailFrame } from '../../testing/a-mail-frame.ts';
import { aBareHome, mailSamples } from '../../testing/mail-samples.ts';
import { renderMail } from '../render-mail.ts';
import type { MailFrame } from './mail-document.ts';

/** Gmail cuts mails at 102 KB. */
const MOST_BYTES = 80_000;

/** Outlook, Gmail or Yahoo leaves these out or shows them wrong (caniemail.com). */
const unsupportedStyles =
  /display:\s*(?:inline-)?(?:flex|grid)|(?:^|[;{\s])(?:position|float|gap|inset|object-fit|background-image|transform|filter|clip-path|z-index)\s*:|\b(?:var|calc|clamp|min|max|light-dark|color-mix)\(|\d(?:rem|vw|vh|ch)\b|@import|@font-face|:has\(|:is\(/;
const unsupportedElements =
  /<(?:svg|script|form|input|button|video|audio|iframe|object|link|picture|canvas)\b/i;

const bareFrame = aMailFrame({
  agent: null,
  brokerage: { name: 'Hearth Austin', license: null, phone: null, address: null },
});
const whole = aMailFrame({ unsubscribeUrl: 'https://homes.example/subscription/abcdefghijklmnopqrstuv' });
const aGuide = { title: 'Buying and selling a home in Austin', url: 'https://homes.example/home-guide' };

const manySearches = Array.from({ length: 100 }, (_, at) => `${at} ${'Homes by the lake '.repeat(14)}`);
const newsOfMany = {
  ...mailSamples['saved-search-news'],
  homes: mailSamples['saved-search-news'].homes
    .slice(0, 12)
    .map((item) => ({ ...item, searches: manySearches })),
  searches: manySearches,
};

const mails: readonly [string, object, MailFrame][] = [
  ...Object.entries(mailSamples).map(
    ([template, parameters]) => [template, parameters, whole] as [string, object, MailFrame],
  ),
  ['saved-search-news', newsOfMany, whole],
  ['listing-shared', { sender: 'Bo Lee', message: '', listing: aBareHome }, bareFrame],
  ['inquiry-visitor', { ...mailSamples['inquiry-visitor'], agent: null, listing: aBareHome }, bareFrame],
  [
    'inquiry-visitor',
    { ...mailSamples['inquiry-visitor'], listing: null, tourTime: null, guide: aGuide },
    whole,
  ],
  ['inquiry-agent', { ...mailSamples['inquiry-agent'], listing: aBareHome }, bareFrame],
  ['inquiry-agent', { ...mailSamples['inquiry-agent'], guide: aGuide }, whole],
  ['account-welcome', mailSamples['account-welcome'], bareFrame],
];

const attributesIn = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) => attributes);

/** The words between tags that a reader sees. */
const wordsIn = (html: string): string[] =>
  html
    .replace(/<head>.*<\/head>|<div class="preview".*?<\/div>|<td class="brand".*?<\/td>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim())
    .filter((text) => text !== '' && !text.startsWith('<!'));

describe.each(mails)('the mail %s', (template, parameters, frame) => {
  const rendered = () => renderMail({ template, parameters }, frame);

  it('uses styles and elements alone that all common mail programs support', async () => {
    const { html } = await rendered();
    const styles = [...html.matchAll(/style="([^"]*)"|<style>(.*?)<\/style>/gs)].map(
      ([, inline = '', sheet = '']) => inline + sheet,
    );
    expect(styles.length).toBeGreaterThan(10);
    for (const style of styles) expect(style).not.toMatch(unsupportedStyles);
    expect(html).not.toMatch(unsupportedElements);
  });

  it('writes small mails, with whole addresses and pictures of a stated size', async () => {
    const { html } = await rendered();
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
    for (const link of attributesIn(html, 'a')) expect(link).toMatch(/href="(?:https?:\/\/|tel:|mailto:)/);
    for (const picture of attributesIn(html, 'img')) {
      expect(picture).toMatch(/src="https?:\/\//);
      for (const name of ['alt', 'width', 'height']) expect(picture).toMatch(new RegExp(` ${name}="`));
    }
  });

  it('asks for at most one thing, and says the same in both parts', async () => {
    const { html, text } = await rendered();
    expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const plain = text.replace(/\s+/g, ' ');
    for (const words of wordsIn(html)) expect(plain).toContain(words.replace(/\s+/g, ' '));
    expect(text).not.toMatch(/undefined|null|\[object/);
  });

  it('writes the notices of the commission, and the postal address where one is set', async () => {
    const { html, text } = await rendered();
    for (const part of [html, text]) {
      expect(part).toContain('Texas Real Estate Commission Information About Brokerage Services');
      expect(part).toContain('Texas Real Estate Commission Consumer Protection Notice');
      if (frame.brokerage.address) expect(part).toContain(frame.brokerage.address);
    }
  });
});

it('a mail about a home names its firm, and source and day of its figures', async () => {
  const { html, text } = await renderMail(
    { template: 'listing-shared', parameters: mailSamples['listing-shared'] },
    whole,
  );
  for (const part of [html, text]) {
    expect(part).toContain('Listed by Juniper Realty, +1 (512) 555-0142');
    expect(part).toContain('ACTRIS as of 21 Nov 2026');
    expect(part).toContain(whole.unsubscribeUrl);
  }
  expect(html).toMatch(/<img [^>]*alt="Photo of 1204 Oak Hollow Dr, Austin, TX 78704"/);
});
