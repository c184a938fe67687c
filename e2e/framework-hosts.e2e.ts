import { expect, type Page } from '@playwright/test';
import { documentedFrameworks, frameworks, hostScript } from '../loader/src/testing/frameworks.ts';
import { BY_ITSELF } from '../scripts/lib/page-parts.mjs';
import { test } from './support/test.ts';

/** The widgets of the documentation's table, in its order. */
const widgets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  search: { limit: '1', shape: 'results' },
  listing: { 'listing-id': '4000001', sections: 'facts' },
  'listing-card': { 'listing-id': '4000001' },
  listings: { limit: '1' },
  'mortgage-calculator': { price: '400000' },
  'agent-bio': { agent: 'gregory.dang.atx', sections: 'photo, bio' },
  'inquiry-form': { type: 'contact-us' },
  'home-value': { heading: 'Your home' },
  market: { area: 'Austin' },
  legal: { sections: 'brokerage' },
};

type Attributes = Readonly<Record<string, string>>;
const forms = {
  tag: (name: string, attributes: Attributes) => ({ tag: `hearth-${name}`, attributes }),
  div: (name: string, attributes: Attributes) => {
    const data = Object.entries(attributes).map(([attribute, text]) => [`data-${attribute}`, text]);
    return { tag: 'div', attributes: { 'data-hearth': name, ...Object.fromEntries(data) } };
  },
  link: (name: string, attributes: Attributes, hearth: string) => ({
    tag: 'a',
    attributes: { href: `${hearth}/w/${name}?${new URLSearchParams(attributes)}` },
  }),
};

const render = (page: Page, shown: boolean, count: number) =>
  page.evaluate(
    (state) => {
      const { host } = window as { host?: { render(state: object): unknown } };
      return Promise.resolve(host?.render(state)).then(() => {});
    },
    { shown, count },
  );

async function showChangeRemove(page: Page, name: string): Promise<void> {
  const widget = page.locator(`#root hearth-${name}`);
  for (const count of [1, 2]) {
    await render(page, true, count);
    await expect(widget.locator('.root')).toContainText(/\w/);
    await expect(page.locator('#root > main > b')).toHaveText(String(count));
    await expect(widget).toHaveCount(1);
  }
  await render(page, false, 3);
  await expect(widget).toHaveCount(0);
  await expect(page.locator('#root')).toContainText(/Homes.*By us/);
}

for (const [framework, host] of Object.entries(frameworks)) {
  test(`pages of ${framework} show, change and remove each widget as documented`, {
    tag: '@full',
  }, async ({ page, partnerSite, hearth }) => {
    test.setTimeout(300_000);
    const cells: string[] = [];
    for (const [name, attributes] of Object.entries(widgets)) {
      const held: string[] = [];
      for (const [form, standIn] of Object.entries(forms)) {
        const code = await hostScript(host, standIn(name, attributes, hearth));
        test.skip(code === null, 'Its packages cannot be fetched on this machine.');
        const script = `<script>${code?.replaceAll('</script', '<\\/script')}</script>`;
        const head = `<link rel="icon" href="data:,"><script async src="${hearth}/v1/hearth.js"></script>`;
        await page.goto(partnerSite.publish(`${head}<div id="root"> </div>${script}`));
        await showChangeRemove(page, name);
        held.push(form);
      }
      cells.push(held.join(', '));
    }
    expect(documentedFrameworks()[framework]).toEqual(cells);
  });
}

test('the documentation has a row for each framework and a column for each element', () => {
  const { framework, ...rows } = documentedFrameworks();
  expect(Object.keys(rows)).toEqual(Object.keys(frameworks));
  expect(framework).toEqual(Object.keys(widgets));
  expect(Object.keys(widgets).toSorted()).toEqual(Object.keys(BY_ITSELF).toSorted());
});
