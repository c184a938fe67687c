import { expect } from '@playwright/test';
import { hostPage, startAll } from './support/all-widgets.ts';
import { test } from './support/test.ts';

const stand = '<div data-hearth="search" data-shape="results" data-limit="2"></div>';
const shapes: Readonly<Record<string, string>> = {
  'a tag': '<hearth-search shape="results" limit="2"></hearth-search>',
  'a div': stand,
  'a div in a modal dialog of the page': `<dialog>${stand}</dialog>`,
};

for (const [name, body] of Object.entries(shapes))
  test(`letters typed into a search of ${name} are no shortcuts of the page`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    await page.goto(partnerSite.publish(hostPage(hearth, { body })));
    await page.evaluate(() => {
      document.querySelector('dialog')?.showModal();
      const keys: string[] = [];
      Object.assign(window, { keys });
      document.addEventListener('keydown', (event) => {
        keys.push(event.key);
        if ('sa/'.includes(event.key)) event.preventDefault();
      });
    });
    await startAll(page);
    const field = page.getByLabel('Location');
    const suggestion = page.getByRole('option', { name: /^Austin/ });
    await field.pressSequentially('is it for sale');
    await expect(field).toHaveValue('is it for sale');
    await field.fill('');
    await field.pressSequentially('Aus');
    await expect(suggestion.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(suggestion).toHaveCount(0);
    await expect(field).toBeVisible();
    expect(await page.evaluate('keys')).toEqual([]);
    await page.getByRole('button', { name: 'Next page' }).press('s');
    expect(await page.evaluate('keys')).toEqual(['s']);
    await page.keyboard.press('Escape');
    await expect(field).toBeVisible({ visible: !name.includes('modal') });
  });
