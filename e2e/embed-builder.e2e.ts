import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './support/accessibility.ts';
import { test } from './support/test.ts';

const previewIn = (page: Page): FrameLocator => page.frameLocator('.embed-frame iframe');
const codeOf = (page: Page, name = 'Code') => page.getByRole('region', { name, exact: true });

async function openBuilder(page: Page, query = ''): Promise<void> {
  await page.goto(`/embed${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Widgets for your site' })).toBeVisible();
}

/** Waits for the preview of a search or a list: a second page that loads within the first. */
async function expectHomes(page: Page): Promise<void> {
  await expect(previewIn(page).getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Loading the preview…')).toBeHidden();
}

test('a partner chooses a widget, sets it up and sees it at both widths', { tag: '@phone' }, async ({
  page,
}) => {
  await openBuilder(page);
  await expectHomes(page);
  await page.getByRole('radio', { name: 'List of homes' }).check();
  await page.getByLabel('Min price').fill('300000');
  await page.getByLabel('Homes on a page').fill('3');
  await expect(page).toHaveURL('/embed?widget=listings&min-price=300000&limit=3');
  await expect(codeOf(page)).toContainText('<hearth-listings min-price="300000" limit="3"><a href=');
  await expect(previewIn(page).getByRole('article')).toHaveCount(3);

  const frame = page.locator('.embed-frame iframe');
  const height = () => frame.evaluate((node) => (node as HTMLElement).offsetHeight);
  /** Until the frame has this width, and the height that the page in it has there. */
  const expectDrawnAt = (width: number) =>
    expect
      .poll(() =>
        frame.evaluate((node: HTMLIFrameElement) => ({
          width: node.offsetWidth,
          beyond:
            node.offsetHeight - Math.ceil(node.contentDocument?.body.getBoundingClientRect().height ?? 0),
        })),
      )
      .toEqual({ width, beyond: 0 });
  await page.getByRole('radio', { name: 'Desktop' }).check();
  await expectDrawnAt(1200);
  const wide = await height();
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expectDrawnAt(390);
  expect(await height()).toBeGreaterThan(wide);
});

test('the preview appears once the required options are set', { tag: '@full' }, async ({ page }) => {
  await openBuilder(page, '?widget=listing-card');
  await expect(page.getByText('Fill in Home to see the widget.')).toBeVisible();
  const answer = await page.request.get('/api/v2/listing/search?limit=1');
  const { listings } = (await answer.json()) as { listings: { url: string }[] };
  const home = page.getByRole('combobox', { name: /^Home / });
  await home.fill('no such street 99');
  await expect(page.getByText('No home on this site has this number.')).toBeVisible();
  const { pathname } = new URL(listings[0]?.url ?? '', page.url());
  await home.fill(new URL(pathname, page.url()).href);
  await page.getByRole('option').first().waitFor();
  await home.press('Enter');
  await expectHomes(page);
});

test.describe('with an agent who does not exist', () => {
  // The browser reports the answers 404 of the agent and of its preview.
  test.use({ allowedComplaints: /status of 404/ });

  test('an agent is chosen by a part of the name, and one that does not exist is not copied', async ({
    page,
  }) => {
    await openBuilder(page, '?widget=agent-bio&agent=nobody.at.all');
    await expect(page.getByText('Correct “Agent” to get the code.')).toBeVisible();
    const agent = page.getByRole('combobox', { name: /^Agent/ });
    await agent.fill('greg');
    await page.getByRole('option').first().waitFor();
    await agent.press('ArrowDown');
    await agent.press('Enter');
    await expect(codeOf(page)).toContainText('agent="gregory.dang.atx"');
    await expect(
      previewIn(page)
        .getByRole('heading', { name: /Gregory/ })
        .first(),
    ).toBeVisible();
  });
});

test('the widget is tried on a page of another site by the line for the console', async ({
  page,
  partnerSite,
  embedKey,
}) => {
  await openBuilder(page, `?widget=mortgage-calculator&price=400000&key=${embedKey}`);
  const line = (await codeOf(page, 'Console line').textContent()) ?? '';
  const { pathname } = new URL(partnerSite.publish('<link rel="icon" href="data:,"><main>Lending</main>'));
  await page.goto(partnerSite.publicOrigin + pathname);
  await page.evaluate(line);
  await expect(page.locator('main > hearth-mortgage-calculator .hearth-breakdown')).toBeVisible();
});

test('an option is found by its name, set and removed', { tag: '@full' }, async ({ page }) => {
  await openBuilder(page, '?widget=listings&limit=1');
  await page.getByText('More options').click();
  await page.getByLabel('Find an option').fill('pool');
  await page.getByLabel('Swimming pool').selectOption('Yes');
  await expect(codeOf(page)).toContainText('swimming-pool="true"');
  await expect(page.getByText('(1 set)')).toBeVisible();
  await page.goBack();
  await expect(codeOf(page)).not.toContainText('swimming-pool');
});

test('an illegible accent is reported, with a legible one to choose', { tag: '@full' }, async ({ page }) => {
  await openBuilder(page, '?widget=legal');
  await page.getByLabel('Accent color', { exact: true }).fill('#ff9900');
  const contrast = page.getByRole('region', { name: 'Contrast' });
  await expect(contrast.getByText(/Text on the accent: 9\.\d to 1, passes AA/)).toBeVisible();
  await expect(contrast.getByText(/Accent on light pages: 1\.\d to 1, fails AA/)).toBeVisible();
  await contrast.getByRole('button', { name: /which passes/ }).click();
  await expect(contrast.getByText(/Accent on light pages: 4\.\d to 1, passes AA/)).toBeVisible();
  await expect(codeOf(page)).toContainText('token.color-accent=');
});

test('the preview has the looks that are chosen', { tag: '@full' }, async ({ page }) => {
  await openBuilder(page, '?widget=mortgage-calculator&token.color-accent=%238b3d1f&token.color-scheme=dark');
  const calculator = previewIn(page).locator('hearth-mortgage-calculator');
  await expect(calculator).toHaveCSS('color-scheme', 'dark');
  const token = calculator.evaluate((node) =>
    getComputedStyle(node).getPropertyValue('--hearth-color-accent'),
  );
  expect(await token).toBe('#8b3d1f');
});

test('a link brings back the setup, and Back undoes a step', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page, '?utm_source=mail&widget=listings&limit=1&beds=3');
  await page.getByLabel('Heading').fill('Homes & "more"');
  await page.getByRole('radio', { name: 'Mortgage calculator' }).check();
  await expect(page).toHaveURL(/widget=mortgage-calculator/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'List of homes' })).toBeChecked();
  await expect(page.getByLabel('Heading')).toHaveValue('Homes & "more"');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain('utm_source');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Heading')).toHaveValue('Homes & "more"');
  await expect(page.getByLabel('Beds', { exact: true })).toHaveValue('3');
  await expect(codeOf(page)).toContainText('heading="Homes &amp; &quot;more&quot;"');
});

test('the tabs turn by keys, and each has something to copy', { tag: '@full' }, async ({ page }) => {
  await openBuilder(page, '?widget=legal');
  await page.getByRole('tab', { name: 'HTML' }).focus();
  const tabs = ['WordPress', 'Squarespace', 'Wix', 'Webflow', 'Shopify', 'Google Tag Manager'];
  for (const name of [...tabs, 'React', 'Next.js', 'Vue', 'Svelte', 'iframe', 'oEmbed', 'Link']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
    await expect(codeOf(page)).toContainText('http');
  }
  await page.keyboard.press('End');
  await expect(codeOf(page)).toContainText('integrity="sha384-');
});

test('the keyboard gets past the preview in one step', { tag: '@full' }, async ({ page }) => {
  await openBuilder(page, '?widget=listings&limit=2');
  await page.getByRole('radio', { name: 'Desktop' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip the preview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'HTML' })).toBeFocused();
});

/** All but the frame, whose page continues the heading levels of its host page. */
const parts = ['.embed__head', '.embed__controls', '.embed-preview__head', '.embed-code', '.embed-share'];

test('the builder is accessible, by day and by night', { tag: ['@phone', '@full'] }, async ({ page }) => {
  await openBuilder(page, '?widget=legal&token.color-accent=%23ff9900');
  await expect(page.getByText('Loading the preview…')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, ...parts);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await expectLegible(page, ...parts);
});

test.describe('on a host page of another site', () => {
  /** Copies the code as a visitor would. */
  async function copied(page: Page, query: string): Promise<string> {
    await openBuilder(page, query);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  test('the copied code works with a key for that site', async ({ page, context, partnerSite, embedKey }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const snippet = await copied(page, `?widget=search&limit=4&token.color-accent=%238b3d1f&key=${embedKey}`);
    expect(snippet).toContain(`hearth.js?key=${embedKey}"`);
    const { pathname } = new URL(partnerSite.publish(snippet));
    await page.goto(partnerSite.publicOrigin + pathname);
    const search = page.locator('hearth-search');
    await expect(search.getByRole('article')).toHaveCount(4);
    await search.getByRole('button', { name: 'Next page' }).click();
    await expect(search.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(
      await search.evaluate((node) => getComputedStyle(node).getPropertyValue('--hearth-color-accent')),
    ).toMatch(/^light-dark\(#8b3d1f, /);
  });

  test('a placeholder, a link and a pinned version work as well', { tag: '@full' }, async ({
    page,
    partnerSite,
    embedKey,
  }) => {
    const visit = (body: string) =>
      page.goto(partnerSite.publicOrigin + new URL(partnerSite.publish(body)).pathname);
    await openBuilder(page, `?widget=listings&limit=2&beds=1&key=${embedKey}`);
    await page.getByRole('tab', { name: 'WordPress' }).click();
    const [header, placeholder, link] = await Promise.all(
      ['Code 3', 'Code 4', 'Code 5'].map(async (name) => (await codeOf(page, name).textContent()) ?? ''),
    );
    await page.getByRole('tab', { name: 'Pinned version' }).click();
    const pinned = (await codeOf(page).textContent()) ?? '';
    for (const body of [`${header}${placeholder}`, `${header}<p>${link}</p>`, pinned]) {
      await visit(body);
      await expect(page.locator('hearth-listings').getByRole('article')).toHaveCount(2);
    }
  });

  test('each of two copied frames is as high as its content, with a key for that site', {
    tag: '@full',
  }, async ({ page, context, partnerSite, embedKey }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBuilder(page, `?widget=listings&limit=2&key=${embedKey}`);
    await page.getByRole('tab', { name: 'iframe' }).click();
    const snippet = (await codeOf(page).textContent()) ?? '';
    const { pathname } = new URL(partnerSite.publish(snippet + snippet.replaceAll('limit=2', 'limit=1')));
    await page.goto(partnerSite.publicOrigin + pathname);
    for (const [at, homes] of [2, 1].entries()) {
      await expect(page.frameLocator(`iframe >> nth=${at}`).getByRole('article')).toHaveCount(homes);
      await expect(page.locator('iframe').nth(at)).toHaveAttribute('height', /^([3-9]|1\d)\d\d$/);
    }
  });

  test('a frame grows by the suggestions and by the types that are open in it', { tag: '@full' }, async ({
    page,
    partnerSite,
  }) => {
    await openBuilder(page, '?widget=search&shape=bar');
    await page.getByRole('tab', { name: 'iframe' }).click();
    const snippet = (await codeOf(page).textContent()) ?? '';
    await page.goto(partnerSite.publish(snippet));
    const height = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
    const frame = page.frameLocator('iframe');
    // That of the first view cannot be written into.
    const location = frame.getByLabel('Location').and(frame.locator('input:not([readonly])'));
    await location.pressSequentially('austin');
    const last = frame.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').last();
    await expect(last).toBeVisible();
    await expect.poll(height).toBeGreaterThan(300);
    await location.press('Escape');
    await expect.poll(height).toBeLessThan(300);
    await frame.getByText('Home +2').click();
    await expect(frame.getByLabel('Lot')).toBeInViewport();
    await expect.poll(height).toBeGreaterThan(300);
  });
});
