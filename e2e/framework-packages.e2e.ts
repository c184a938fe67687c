import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildExample } from './support/build-example.ts';
import { test } from './support/test.ts';

interface Example {
  readonly name: string;
  /** Files of the server that it is built with, by their folder in it. */
  readonly files: Readonly<Record<string, string>>;
  /** Folder of the built pages. */
  readonly built: string;
}

const examples: readonly Example[] = [
  { name: 'next-host', files: { 'hearth-react': 'node_modules/@hearth/react' }, built: 'out' },
  { name: 'vue-host', files: { 'hearth-vue': 'node_modules/@hearth/vue' }, built: 'dist' },
  { name: 'svelte-host', files: { 'svelte.d.ts': 'src', 'hearth.d.ts': 'src' }, built: 'dist' },
];

for (const { name, files, built } of examples) {
  test(`${name} builds with its package, shows widgets with a key and hears their events`, {
    tag: '@full',
  }, async ({ page, partnerSite, hearth, embedKey }) => {
    test.setTimeout(240_000);
    const env = Object.fromEntries(
      ['NEXT_PUBLIC', 'VITE'].flatMap((prefix) => [
        [`${prefix}_HEARTH`, hearth],
        [`${prefix}_HEARTH_KEY`, embedKey],
      ]),
    );
    const folder = await buildExample(name, files, env);
    if (folder === null) return test.skip(true, 'Its packages cannot be fetched on this machine.');
    partnerSite.publishFolder(join(folder, built));
    await page.goto(partnerSite.publicOrigin);
    await expect(page.locator('hearth-mortgage-calculator .hearth-breakdown')).toBeVisible();
    const home = page.locator('hearth-listings').getByRole('article').first();
    await home.getByRole('link').first().click();
    await expect(page.getByText(/Noted: \w+/)).toBeVisible();
    await expect(page).toHaveURL(`${partnerSite.publicOrigin}/`);
  });
}
