import { consumerProtectionWords, iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { homeServer } from '../testing/home-server.ts';
import { expectInFull, textSpacing } from '../testing/in-full.ts';
import { mount } from '../testing/mount.tsx';
import base from '../ui/base.element.css';
import { SourceNotes } from './source-notes.tsx';

test('the line below listings has each source with its date and the brokerage, in full at 320 px', async () => {
  await page.viewport(320, 800);
  const site = aSite();
  const [mls, exclusive] = site.legal.disclaimers;
  const disclaimers = [mls!, { ...exclusive!, updatedat: '2026-11-18T12:00:00.000Z' }];
  const { client } = homeServer({ site: () => ({ ...site, legal: { ...site.legal, disclaimers } }) });
  const view = mount(<SourceNotes client={client} sources={['AUS', 'EX']} />, {
    sheets: [base, textSpacing],
  });
  const line = await view.findByText(/^Data from/);
  const words = 'Data from ACTRIS as of 20 Nov 2026, Hearth Realty as of 18 Nov 2026. Shown by Hearth Realty';
  expect(line.textContent).toBe(words);
  expectInFull(view.container, [words], 12);
});

test('the notices of the commission are linked at their size from the start, in the same room', async () => {
  await page.viewport(390, 800);
  const waiting = new Promise<never>(() => {});
  const { client } = homeServer({ site: () => waiting });
  const view = mount(<SourceNotes client={client} sources={[]} />, { sheets: [base] });
  const links = view.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    [iabsWords, 'https://homes.example/iabs'],
    [consumerProtectionWords, 'https://homes.example/consumer-protection-notice'],
  ]);
  const height = view.container.offsetHeight;
  view.update(<SourceNotes client={client} sources={['AUS']} />);
  view.getByText('About this data');
  expect(view.container.offsetHeight).toBe(height);
  for (const link of links) {
    expect(Number.parseFloat(getComputedStyle(link).fontSize)).toBeGreaterThanOrEqual(10 / 0.75);
    for (const { height } of link.getClientRects()) expect(height).toBeGreaterThanOrEqual(24);
  }
});

test('the line names the brokerage where no source has a disclaimer', async () => {
  const site = aSite();
  const { client } = homeServer({ site: () => ({ ...site, legal: { ...site.legal, disclaimers: [] } }) });
  const view = mount(<SourceNotes client={client} />);
  await view.findByText('About this data. Shown by Hearth Realty');
});

test('the line names the server while the brokerage is not available, and then the brokerage', async () => {
  let isAway = true;
  const { client } = homeServer({ site: () => (isAway ? json({}, 500) : aSite()) });
  const view = mount(<SourceNotes client={client} />);
  await view.findByText('About this data. Shown by the brokerage at homes.example');
  isAway = false;
  dispatchEvent(new Event('online'));
  await view.findByText(/Shown by Hearth Realty$/);
});
