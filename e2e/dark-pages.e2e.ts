import { expect, type Page } from '@playwright/test';
import { illegible } from './support/accessibility.ts';
import { expectAllWidgets, hostPage } from './support/all-widgets.ts';
import { test } from './support/test.ts';

const picture = (color: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%' height='100%' fill='${color}'/></svg>`)}")`;

/** Grounds of host pages, by their rules. */
const grounds: Readonly<Record<string, string>> = {
  white: 'body { background: #fff }',
  black: 'body { background: #000; color: #fff }',
  'dark grey': 'body { background: #333; color: #eee }',
  'mid blue': 'body { background: #2f6db5; color: #fff }',
  'mid orange': 'body { background: #e07b39 }',
  'light-dark()':
    ':root { color-scheme: light dark; background: light-dark(#fff, #101214); color: light-dark(#000, #fff) }',
  'dark by color-scheme': ':root { color-scheme: dark }',
  'white on a page that is dark by color-scheme': ':root { color-scheme: dark } body { background: #fff }',
  'a gradient': 'body { background: linear-gradient(90deg, #001020, #f0f0ff) }',
  'a picture': `body { background: ${picture('#888')} }`,
  'a picture over dark': `body { background: #111 ${picture('#777')} }`,
  'a dark ancestor': 'html { background: oklch(0.2 0.02 260) } main { background: transparent }',
  'a dark section': 'body { background: #fff } main { background: #14181b; color: #fff }',
  'a translucent section': 'body { background: #fff } main { background: rgb(0 0 0 / 60%) }',
  'a dark layer behind the content':
    'main { position: relative } main > * { position: relative } #layer { position: absolute; inset: 0; background: #111 }',
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`all widgets are legible on any ground for visitors who prefer ${colorScheme}`, {
    tag: '@full',
  }, async ({ page, partnerSite, hearth }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.goto(
      partnerSite.publish(
        hostPage(hearth, { head: '<style></style>' }).replace('<main>', '<main><i id="layer"></i>'),
      ),
    );
    await expectAllWidgets(page);
    const found: Record<string, string[]> = {};
    for (const [name, css] of Object.entries(grounds)) {
      await page.evaluate((text) => {
        const style = document.querySelector('style');
        if (style) style.textContent = text;
      }, css);
      await nextFrame(page);
      const problems = await illegible(page, 'main > :not(h1, i)');
      if (problems.length > 0) found[name] = problems;
    }
    expect(found).toEqual({});
  });

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('a frame is legible on a dark page', { tag: '@full' }, async ({
  page,
  partnerSite,
  hearth,
  embedKey,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const frame = `<iframe src="${hearth}/embed/frame/mortgage-calculator?key=${embedKey}" width="900" height="1200" title="Payment"></iframe>`;
    const html = `<link rel="icon" href="data:,"><style>:root { color-scheme: dark; background: #111 }</style><main><h1>A page</h1>${frame}</main>`;
    await page.goto(partnerSite.publicOrigin + new URL(partnerSite.publish(html)).pathname);
    await expect(page.frameLocator('iframe').getByLabel('Home price')).toBeVisible();
    expect(await illegible(page)).toEqual([]);
  }
});
