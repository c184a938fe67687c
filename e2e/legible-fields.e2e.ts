import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';

/** Select boxes whose value is cut off: 'No M…'. */
async function cutOff(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((lists) => {
    const pen = document.createElement('canvas').getContext('2d');
    return lists.flatMap((list) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(list);
      const words = (list as HTMLSelectElement).selectedOptions[0]?.text ?? '';
      if (!pen || list.clientWidth === 0) return [];
      pen.font = font;
      const room =
        list.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return pen.measureText(words).width > room ? [`${words} at ${innerWidth}`] : [];
    });
  });
}

/** Fields that take text or a choice, also in shadow roots, with a font below 16 px: iOS zooms the page into them. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const untyped = ['checkbox', 'radio', 'range', 'color', 'file', 'hidden', 'button', 'submit', 'image']
      .map((type) => `[type=${type}]`)
      .join();
    return roots(document)
      .flatMap((root) => [...root.querySelectorAll(`input:not(${untyped}), select, textarea`)])
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(
        (field) => `${field.localName}.${field.className} ${field.id} ${getComputedStyle(field).fontSize}`,
      );
  });

const PHONE_PAGES = [
  ...['/', '/listings', '/listings/lease', '/nearby', '/compare', '/embed?widget=search', '/settings'],
  ...['search', 'mortgage-calculator', 'listing?listing-id=4000001', 'listings', 'legal'].map(
    (name) => `/w/${name}`,
  ),
  ...['schedule-a-tour&listing-id=4000001', 'review-me&agent=gregory.dang.atx', 'contact-us'].map(
    (type) => `/w/inquiry-form?type=${type}`,
  ),
];

test('iOS zooms into no field of a phone', { tag: ['@full', '@phone'] }, async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'Desktops have a fine pointer.');
  test.slow();
  const small: string[] = [];
  for (const path of PHONE_PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    small.push(...(await smallFields(page)).map((field) => `${path}: ${field}`));
  }
  expect(small).toEqual([]);
});

test.describe('legible text', () => {
  test('no choice of a form is cut off, however wide the page', { tag: '@full' }, async ({ page }) => {
    await page.goto('/examples/community/');
    await expect(page.getByLabel('Min. price')).toBeVisible();
    await page.locator('hearth-mortgage-calculator').scrollIntoViewIfNeeded();
    await expect(page.getByLabel('HOA dues are paid')).toBeVisible();
    const cut: string[] = [];
    for (const width of [768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      cut.push(...(await cutOff(page, 'hearth-search select')));
      cut.push(...(await cutOff(page, 'hearth-mortgage-calculator select')));
    }
    expect(cut).toEqual([]);
  });

  test('a map alone is as wide as its element', { tag: '@full' }, async ({ page }) => {
    await page.goto('/examples/dark/');
    const search = page.locator('hearth-search');
    await search.scrollIntoViewIfNeeded();
    const map = search.locator('.hearth-search__map');
    const width = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().width);
    await expect(map).toBeVisible();
    expect(await width(map)).toBe(await width(search));
  });

  test('English keeps its order on a page that reads from the right, and its side', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/examples/rtl/');
    const street = page.locator('hearth-listings .hearth-card__address').first();
    await expect(street).toContainText(/\d/);
    const { number, name, end, edge } = await street.evaluate((line) => {
      const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const boxOf = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return range.getBoundingClientRect();
      };
      const space = text.data.indexOf(' ');
      const last = boxOf(space + 1, text.data.length);
      return {
        number: boxOf(0, space).left,
        name: last.left,
        end: last.right,
        edge: line.getBoundingClientRect().right,
      };
    });
    expect(number).toBeLessThan(name);
    expect(Math.abs(edge - end)).toBeLessThan(2);
  });
});
