import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

const text = readFileSync(join(import.meta.dirname, '../docs/embedding.md'), 'utf8');
/** The pieces of code in docs/embedding.md that are markup, as they stand there. */
const documented = [...text.matchAll(/^```html\n(.*?)^```$/gms)].map(([, code = '']) => code);

const forms = [...text.matchAll(/^\| `(<(?:hearth-|div |a ).*?>)`\s+\|/gm)].map(([, code = '']) => code);

const content: Readonly<Record<string, string>> = {
  'hearth-search': 'article',
  'hearth-mortgage-calculator': '.hearth-breakdown',
};

async function expectContent(page: Page): Promise<void> {
  for (const [tag, shown] of Object.entries(content)) {
    const elements = page.locator(tag);
    for (const element of await elements.all()) await expect(element.locator(shown).first()).toBeVisible();
  }
}

test('all code in docs/embedding.md is found', () => {
  expect(documented.length).toBeGreaterThanOrEqual(5);
  expect(forms).toHaveLength(3);
});

for (const [index, code] of documented.entries()) {
  test(`code ${index + 1} of docs/embedding.md works on a partner's page as it stands there`, {
    tag: '@full',
  }, async ({ page, partnerSite, hearth }) => {
    const { pinned, version } = await (await page.request.get('/v1/manifest.json')).json();
    const pasted = code
      .replaceAll('https://YOUR-SERVER', hearth)
      .replace('sha384-…', pinned.integrity)
      .replace('hearth-0.1.0.js', `hearth-${version}.js`)
      .replace(' data-key="…"', '');
    const failed: string[] = [];
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    // Code that is documented alone is a script, a sheet or a request: the page has the rest.
    const script = pasted.includes('<script') ? '' : `<script async src="${hearth}/v1/hearth.js"></script>`;
    const tag = pasted.includes('<hearth-') ? '' : '<hearth-search></hearth-search>';
    await page.goto(partnerSite.publish(`${script}${pasted}${tag}`));
    await expectContent(page);
    expect(failed).toEqual([]);
  });
}

for (const [index, code] of forms.entries()) {
  test(`form ${index + 1} of a widget in docs/embedding.md becomes the widget`, { tag: '@full' }, async ({
    page,
    partnerSite,
    hearth,
  }) => {
    const script = `<script async src="${hearth}/v1/hearth.js"></script>`;
    const pasted = code.replaceAll('https://YOUR-SERVER', hearth);
    await page.goto(partnerSite.publish(`${script}<p>${pasted}</p>`));
    await expect(page.locator('hearth-search article').first()).toBeVisible();
  });
}

test('the script for the console in docs/embedding.md opens the doctor', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
}) => {
  const [, address = ''] = /^import\('(.*?)'\);$/m.exec(text) ?? [];
  await page.goto(partnerSite.publish('<hearth-search></hearth-search>'));
  await page.evaluate((url) => import(url), address.replace('https://YOUR-SERVER', hearth));
  await expect(page.locator('#hearth-doctor-panel')).toBeVisible({ timeout: 20_000 });
});
