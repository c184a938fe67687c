import { expect, test } from 'vitest';
import { open, withLoaderPage } from './testing/loader-page.ts';
import { cdn, page, scriptTag, site } from './testing/partner-page.ts';

withLoaderPage();

test('counts later pages of a single-page app that show a widget, with the widgets on them', async () => {
  await page.clock.install();
  await open('<hearth-probe></hearth-probe>', { head: scriptTag('data-key="hk_a"') });
  const counted = () =>
    cdn.requested
      .filter((path) => path.startsWith('/api/embed/status'))
      .map((path) => new URL(path, cdn.origin).searchParams)
      .map((query) => [query.get('page')?.replace(site.origin, ''), query.get('widgets')]);
  const countedLater = async () => {
    await page.clock.runFor(2000);
    return counted();
  };
  await expect.poll(countedLater).toEqual([['/', 'probe']]);
  await page.evaluate(() => history.pushState({}, '', '/?beds=3#map'));
  await page.clock.runFor(2000);
  await page.evaluate(() => {
    document.querySelector('hearth-probe')?.remove();
    history.pushState({}, '', '/about');
  });
  await page.clock.runFor(2000);
  await page.evaluate(() => {
    history.pushState({}, '', '/homes?visitor=ana');
    document.body.innerHTML = '<hearth-other></hearth-other><div data-hearth="probe"></div>';
  });
  const homes = [
    ['/', 'probe'],
    ['/homes', 'other,probe'],
  ];
  await expect.poll(countedLater).toEqual(homes);
  await page.evaluate(() => history.pushState({}, '', '/homes/2'));
  await expect.poll(countedLater).toEqual([...homes, ['/homes/2', 'other,probe']]);
  await page.evaluate(() => history.back());
  await expect.poll(countedLater).toEqual([...homes, ['/homes/2', 'other,probe'], ['/homes', 'other,probe']]);
});
