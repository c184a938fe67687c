import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { consumerProtectionWords, iabsWords } from '../domain/src/edition/legal-words.ts';
import { textProblems } from '../widgets/src/testing/text-problems.ts';
import { hostPage } from './support/all-widgets.ts';
import { openSearch } from './support/search-page.ts';
import { test } from './support/test.ts';

/** Names in every display of a listing: its firm, the contact of the firm and its number. */
const attribution = [/Listed by \S/, /\+1 \(\d{3}\) \d{3}-\d{4}|\S@\S/, /(MLS|EL)# \S/];
/** Displays that have it beside the agent's own numbers. */
const labelled = [/Listed by \S/, /Listing contact: \S/, /(MLS|EL)# \S/];
const updated = /as of \d{1,2} [A-Z][a-z]{2} \d{4}/;
/** Owner of the display, beside the date. */
const shownBy = /Shown by Hearth Austin/;
/** The Texas Real Estate Commission asks for ten points. */
const tenPoints = 10 / 0.75;
const smallPrint = 12;

type Scope = Page | FrameLocator | Locator;

/** The problems of the first elements, each with its name. */
async function problemsOf(elements: Locator, wanted: Parameters<typeof textProblems>[1]): Promise<string[]> {
  await expect(elements.first()).toBeVisible();
  const problems: string[] = [];
  for (const element of (await elements.all()).slice(0, 2)) {
    await element.scrollIntoViewIfNeeded();
    problems.push(...(await element.evaluate(textProblems, wanted)));
  }
  return problems;
}

/** Of homes and, below them, of the date of their data; `facts` is a selector inside of a home. */
const ofHomes = async (
  homes: Locator,
  facts: string,
  scope: Scope,
  texts = attribution,
): Promise<string[]> => [
  ...(await problemsOf(homes, { texts, size: facts })),
  ...(await problemsOf(scope.getByText(updated).filter({ visible: true }), {
    texts: [updated, shownBy],
    size: smallPrint,
  })),
];

async function ofNotices(scope: Scope): Promise<string[]> {
  const problems: string[] = [];
  for (const words of [iabsWords, consumerProtectionWords])
    problems.push(
      ...(await problemsOf(scope.locator('a').filter({ hasText: words }).filter({ visible: true }), {
        texts: [words],
        size: tenPoints,
      })),
    );
  return problems;
}

const softly = expect.configure({ soft: true });

/** Checks a page on the narrowest phones and on usual ones. */
async function expectAtWidths(page: Page, name: string, problems: () => Promise<string[]>): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    // Parts that load late move what has just been scrolled into view.
    await softly.poll(problems, `${name} at ${width} px`).toEqual([]);
  }
}

const cardFacts = '.hearth-card__facts';

test('every page of the portal and its print name firm, contact, number, date and notices', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const search = await openSearch(page, '/listings?minPrice=1500000&minSquareFeet=500&limit=6');
  const cards = async () => [...(await ofHomes(search.cards, cardFacts, page)), ...(await ofNotices(page))];
  await expectAtWidths(page, 'the list', cards);
  await page.emulateMedia({ media: 'print' });
  await expectAtWidths(page, 'the print of the list', cards);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await search.map
    .getByRole('button', { name: /home, \$/ })
    .first()
    .press('Enter');
  const popup = search.map.getByRole('dialog');
  await expectAtWidths(page, 'the popup of the map', () =>
    ofHomes(popup.getByRole('article'), cardFacts, popup),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'List', exact: true }).last().click();

  await page.getByRole('radio', { name: 'Table' }).check();
  const rows = page.getByRole('table').locator('tbody tr');
  await expectAtWidths(page, 'the table', () => ofHomes(rows, '[data-label="Beds"]', page));
  await page.emulateMedia({ media: 'print' });
  await expectAtWidths(page, 'the print of the table', () => ofHomes(rows, '[data-label="Beds"]', page));
  await page.emulateMedia({ media: 'screen' });

  const paths = await rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await rows.first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  const summary = (scope: Scope) => scope.locator('.summary');
  const home = (scope: Scope) => async () => [
    ...(await ofHomes(summary(scope), '.summary__facts', scope, labelled)),
    ...(await ofHomes(summary(scope), '.summary__area', scope, labelled)),
  ];
  await expectAtWidths(page, 'a home over the list', home(dialog));
  await page.emulateMedia({ media: 'print' });
  await expectAtWidths(page, 'the print of a home over the list', async () => [
    ...(await home(dialog)()),
    ...(await ofNotices(page)),
  ]);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(paths[0] ?? '');
  const alone = async () => [...(await home(page)()), ...(await ofNotices(page))];
  await expectAtWidths(page, 'the page of a home', alone);
  await page.emulateMedia({ media: 'print' });
  await expectAtWidths(page, 'the print of a home', alone);
  await page.emulateMedia({ media: 'screen' });

  const answer = await page.request.get('/api/v2/listing/search?limit=4');
  const { listings } = (await answer.json()) as { listings: { listingid: string }[] };
  await page.goto(`/compare?ids=${listings.map(({ listingid }) => listingid).join()}`);
  const compared = async () => [
    ...(await problemsOf(page.locator('.compare-home'), { texts: attribution, size: 16 })),
    ...(await ofNotices(page)),
  ];
  await expectAtWidths(page, 'the comparison', compared);

  // Paper does not scroll.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  const last = page.locator('.compare-home').last();
  const end = () => last.evaluate((home) => home.getBoundingClientRect().right);
  await expect.poll(end).toBeLessThanOrEqual(720);
});

test('widgets on another site, hosted pages and frames name firm, contact, number and date', {
  tag: '@full',
}, async ({ page, partnerSite, hearth, embedKey }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const homesOf = (scope: Scope) => () => ofHomes(scope.getByRole('article'), cardFacts, scope);
  const withNotices = (scope: Scope) => async () => [
    ...(await homesOf(scope)()),
    ...(await ofNotices(scope)),
  ];

  const body = `<hearth-search shape="results" limit="2"></hearth-search>
    <hearth-listings layout="carousel" limit="3"></hearth-listings><hearth-legal></hearth-legal>`;
  await page.goto(partnerSite.publish(hostPage(hearth, { body })));
  await expectAtWidths(page, 'the search', homesOf(page.locator('hearth-search')));
  await expectAtWidths(page, 'a row of homes', homesOf(page.locator('hearth-listings')));
  await expectAtWidths(page, 'the notices', () => ofNotices(page.locator('hearth-legal')));

  await page.goto(`${hearth}/w/listings?limit=2`);
  await expectAtWidths(page, 'a hosted page', withNotices(page));

  const frame = `<iframe src="${hearth}/embed/frame/listings?limit=2&key=${embedKey}" width="300" height="900"></iframe>`;
  const published = new URL(
    partnerSite.publish(`<meta name="viewport" content="width=device-width">${frame}`),
  );
  await page.goto(partnerSite.publicOrigin + published.pathname);
  await expectAtWidths(page, 'a frame', withNotices(page.frameLocator('iframe')));
});
