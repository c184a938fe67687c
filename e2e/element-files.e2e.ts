import { expect, type Page } from '@playwright/test';
import { elementFile } from '../domain/src/embed/first-files.ts';
import { test } from './support/test.ts';

type Attributes = Readonly<Record<string, string>>;

const HOME = '4000001';
const AGENT = 'gregory.dang.atx';

/** Each widget with what it shows once it is complete. */
const widgets: readonly (readonly [widget: string, attributes: Attributes, shown: string])[] = [
  ['mortgage-calculator', {}, '.hearth-breakdown'],
  ['search', { 'hide-map': '' }, 'article h3'],
  ['search', { shape: 'map' }, '.hearth-pin__face'],
  ['listing', { 'listing-id': HOME }, '.hearth-listing__price'],
  ['listing-card', { 'listing-id': HOME }, 'article h3'],
  ['listings', {}, 'article h3'],
  ['agent-bio', { agent: AGENT }, '.hearth-bio__name'],
  ['inquiry-form', {}, 'textarea'],
  ['home-value', {}, 'form'],
  ['market', { area: 'Austin' }, 'dl'],
  ['legal', {}, 'a'],
];

/** These widgets as a page, each with its own file. */
const code = (origin: string, ...pasted: readonly (readonly [string, Attributes])[]) =>
  pasted
    .map(([widget, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      const script = `<script type="module" async src="${origin}${elementFile(widget, attributes)}"></script>`;
      return `${script}\n<hearth-${widget}${written.join('')}></hearth-${widget}>`;
    })
    .join('\n');

/** Paths of the widgets' files and of the API that the page asks for. */
function requestedBy(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(v1|api)\//.test(pathname)) requested.push(pathname);
  });
  return requested;
}

for (const [widget, attributes, shown] of widgets) {
  test(`the code of ${widget} ${JSON.stringify(attributes)} needs one file of the server`, {
    tag: '@full',
  }, async ({ page, partnerSite, hearth }) => {
    const held = new Promise<void>(() => {});
    await page.route('**/v1/c/**', () => held);
    await page.goto(partnerSite.publish(code(hearth, [widget, attributes])));
    await expect(page.locator(`hearth-${widget}`).locator(shown).first()).toBeVisible();
  });
}

test('the loader runs the file of an element that the page preloads', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const requested = requestedBy(page);
  const file = '/v1/hearth-mortgage-calculator.js';
  const preloaded = `<link rel="modulepreload" href="${hearth}${file}"><script async src="${hearth}/v1/hearth.js"></script>`;
  await page.goto(
    partnerSite.publish(`${preloaded}<hearth-mortgage-calculator></hearth-mortgage-calculator>`),
  );
  await expect(page.locator('hearth-mortgage-calculator .hearth-breakdown')).toBeVisible();
  expect(requested.filter((path) => path === file)).toHaveLength(1);
  expect(requested.filter((path) => /\/(runtime|mortgage-calculator)\.js/.test(path))).toEqual([]);
});

test('an element requests once what its page preloads', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const requested = requestedBy(page);
  const answer = `/api/v2/listing/${HOME}`;
  const hints = `<link rel="modulepreload" href="${hearth}/v1/hearth-listing-card.js"><link rel="preload" as="fetch" crossorigin="anonymous" href="${hearth}${answer}">`;
  const card = `<hearth-listing-card listing-id="${HOME}"></hearth-listing-card>`;
  await page.goto(partnerSite.publish(`${hints}<script async src="${hearth}/v1/hearth.js"></script>${card}`));
  await expect(page.locator('hearth-listing-card article h3')).toBeVisible();
  expect(requested.filter((path) => path === answer)).toHaveLength(1);
});

test('widgets with a file each share one loader, and each runs from its own file', async ({
  page,
  partnerSite,
  hearth,
}) => {
  const requested = requestedBy(page);
  await page.goto(
    partnerSite.publish(code(hearth, ['mortgage-calculator', {}], ['listing-card', { 'listing-id': HOME }])),
  );
  await expect(page.locator('hearth-listing-card article')).toBeVisible();
  await expect(page.locator('hearth-mortgage-calculator .hearth-breakdown')).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/v1/')).toSorted()).toEqual([
    '/v1/hearth-listing-card.js',
    '/v1/hearth-mortgage-calculator.js',
  ]);
});

test('widgets of one group share their search, although each has a file', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  await page.goto(
    partnerSite.publish(
      code(hearth, ['search', { shape: 'bar', group: 'a' }], ['listings', { group: 'a', limit: '3' }]),
    ),
  );
  await expect(page.locator('hearth-listings article').first()).toBeVisible();
  const total = page.locator('hearth-listings').getByRole('article');
  await expect(total).toHaveCount(3);
  const place = page.locator('hearth-search input').first();
  await place.fill('78704');
  await place.press('Enter');
  await expect(total.first()).toContainText('78704');
});

for (const [what, address] of [
  ['its address', 'hearth-search.js'],
  ['an address with a query, as WordPress writes it', 'hearth-search.js?ver=6.5'],
] as const) {
  test(`a file of an element at ${what} loads its later parts into the same copy`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const script = `<script type="module" async src="${hearth}/v1/${address}"></script>`;
    await page.goto(partnerSite.publish(`${script}<hearth-search></hearth-search>`));
    await expect(page.locator('hearth-search .hearth-pin__face').first()).toBeVisible();
    await expect(page.locator('hearth-search article').first()).toBeVisible();
  });
}

test('a file of an element defines it once it comes near, and loads others from its own build', {
  tag: '@full',
}, async ({ page, partnerSite, hearth }) => {
  const script = `<script type="module" async src="${hearth}/v1/hearth-mortgage-calculator.js"></script>`;
  await page.goto(
    partnerSite.publish(
      `${script}<hearth-legal></hearth-legal><div style="height: 9000px"></div><hearth-mortgage-calculator></hearth-mortgage-calculator>`,
    ),
  );
  await expect(page.locator('hearth-legal a').first()).toBeVisible();
  const isDefined = () => page.evaluate(() => customElements.get('hearth-mortgage-calculator') !== undefined);
  expect(await isDefined()).toBe(false);
  await page.locator('hearth-mortgage-calculator').scrollIntoViewIfNeeded();
  await expect.poll(isDefined).toBe(true);
});

test('a file of an element with the loader for all keeps the page at one loader', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const requested = requestedBy(page);
  const both = `<script src="${hearth}/v1/hearth.js"></script><script type="module" async src="${hearth}/v1/hearth-mortgage-calculator.js"></script>`;
  await page.goto(partnerSite.publish(`${both}<hearth-mortgage-calculator></hearth-mortgage-calculator>`));
  await expect(page.locator('hearth-mortgage-calculator .hearth-breakdown')).toBeVisible();
  expect(requested.filter((path) => /runtime/.test(path))).toEqual([]);
});

for (const [kind, policy] of [
  ['a nonce', "script-src 'nonce-abc'"],
  ['a nonce and strict-dynamic', "script-src 'nonce-abc' 'strict-dynamic'"],
  ['the server', 'script-src HEARTH'],
] as const) {
  test(`a file of an element runs with its later parts under a policy with ${kind}`, {
    tag: '@full',
  }, async ({ page, partnerSite, hearth }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const script = `<script type="module" async nonce="abc" src="${hearth}/v1/hearth-search.js"></script>`;
    const rules = `default-src 'none'; ${policy.replace('HEARTH', hearth)}; connect-src ${hearth}; img-src ${hearth} data:; require-trusted-types-for 'script'; trusted-types 'none'`;
    await page.goto(
      partnerSite.publish(`<link rel="icon" href="data:,">${script}<hearth-search></hearth-search>`, {
        'content-security-policy': rules,
      }),
    );
    await expect(page.locator('hearth-search .hearth-pin__face').first()).toBeVisible();
  });
}

test('a file of an element applies the key of its tag', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  const script = `<script type="module" async src="${hearth}/v1/hearth-search.js" data-key="${embedKey}"></script>`;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(
    partnerSite.publish(`${script}<hearth-search></hearth-search>`).replace('localhost', 'partner.test'),
  );
  await expect(page.locator('hearth-search article').first()).toBeVisible();
  expect(requested.filter((url) => url.includes(`/api/embed/status?key=${embedKey}`))).toHaveLength(1);
});
