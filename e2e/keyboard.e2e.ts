import { expect, type Page } from '@playwright/test';
import { openSearch, searchPage } from './support/search-page.ts';
import { test } from './support/test.ts';

/** Presses Tab until an element of this name has the focus; fails after too many presses. */
async function tabTo(page: Page, name: RegExp, most = 30): Promise<void> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    const { words, isMarked } = await focused(page);
    expect(isMarked, `the focus can be seen on “${words}”`).toBe(true);
    if (name.test(words)) return;
    passed.push(words);
  }
  throw new Error(`Tab never came to ${name}, but to ${passed.join(' | ')}`);
}

/** The focused element, in shadow roots too: its name, and whether it or its container shows the focus. */
function focused(page: Page): Promise<{ words: string; isMarked: boolean }> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return { words: 'nothing', isMarked: false };
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const words = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent || '');
    const isOutlined = (each: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const around = [element.parentElement, element.parentElement?.parentElement].filter((each) => !!each);
    const isMarked =
      [element, ...element.children, ...around].some((each) => isOutlined(each)) ||
      ['::before', '::after'].some((part) => isOutlined(element, part));
    return { words: words.replace(/\s+/g, ' ').trim(), isMarked };
  });
}

test.describe('with only the keyboard', () => {
  test('the first Tab offers to skip to the content', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, /^(Buy|Lease)$/, 4);
  });

  test('a visitor searches, filters, opens a home and comes back', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, /^City, neighborhood/);
    await page.keyboard.type('Austin');
    await page.keyboard.press('Enter');
    const search = searchPage(page);
    await expect(page.getByRole('heading', { name: 'Homes for sale in Austin' })).toBeVisible();
    await search.total();

    await tabTo(page, /^Bedrooms/);
    await page.keyboard.press('Enter');
    // Tab before the menu has its code leaves it closed.
    await expect(page.getByRole('radio', { name: 'Any', exact: true }).first()).toBeVisible();
    await tabTo(page, /^Any$/, 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await search.expectInUrl({ minBedrooms: '2' });
    await page.keyboard.press('Escape');
    await expect(search.menu('2+ beds')).toBeFocused();

    await tabTo(page, /^More filters/);
    await page.keyboard.press('Enter');
    await expect(search.filters).toBeVisible();
    await tabTo(page, /^Fireplace/, 60);
    await page.keyboard.press('Space');
    await search.expectInUrl({ fireplace: 'true' });
    await page.keyboard.press('Escape');
    await expect(search.filters).toBeHidden();
    await expect(page.getByRole('button', { name: /^More filters/ })).toBeFocused();

    await search.total();
    // A home with one photo has no tab stop for it.
    const photos = search.cards.getByRole('link', { name: /, photos$/ }).first();
    const street = ((await photos.getAttribute('aria-label')) ?? '').replace(', photos', '');
    await tabTo(page, new RegExp(`^${street}, photos$`), 60);
    await page.keyboard.press('Enter');
    const home = page.getByRole('dialog', { name: street });
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, /^Photo 1 of/);
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
    await expect(page.getByRole('link', { name: `${street}, photos` })).toBeFocused();
  });

  test('the list has no focus trap: Tab goes from the first link to the last', { tag: '@full' }, async ({
    page,
  }) => {
    const search = await openSearch(page, '/listings?minPrice=1500000&limit=3');
    await expect(search.map.locator('.hearth-pin__face').first()).toBeVisible();
    const last = (await page.getByRole('contentinfo').getByRole('link').last().textContent()) ?? '';
    await tabTo(page, new RegExp(`^${last.trim()}$`), 80);
  });
});
