import { expect } from '@playwright/test';
import { wordPress, wordPressEmbedScript } from '../loader/src/testing/sanitisers.ts';
import { test } from './support/test.ts';

test.use({ allowedComplaints: /sandbox|Permissions policy/i });

for (const [when, before] of [
  ['before', true],
  ['after', false],
] as const)
  test(`a frame by oEmbed grows to its content where WordPress loads its script ${when} it`, {
    tag: '@full',
  }, async ({ page, partnerSite, hearth, embedKey, request }) => {
    const script = await wordPressEmbedScript();
    test.skip(script === null, 'WordPress cannot be fetched on this machine.');
    const address = `${hearth}/w/mortgage-calculator?key=${embedKey}`;
    const requested = `${hearth}/oembed?maxheight=250&url=${encodeURIComponent(address)}`;
    const answer = await request.get(requested, {
      headers: { 'user-agent': 'WordPress/6.1; https://blog.test' },
    });
    const html = (await wordPress('oembed', (await answer.json()).html)) ?? '';
    const { pathname } = new URL(
      partnerSite.publish(`<link rel="icon" href="data:,"><article>${html}</article>`),
    );
    const load = () => page.addScriptTag({ content: script ?? '' });
    await page.addInitScript(before ? { content: script ?? '' } : '');
    await page.goto(partnerSite.publicOrigin + pathname);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('hearth-mortgage-calculator input').first()).toBeAttached();
    if (!before) {
      await load();
      await page.evaluate(() => dispatchEvent(new Event('load')));
    }
    await expect(page.locator('blockquote')).toBeHidden();
    const heights = () =>
      Promise.all([
        page.locator('iframe').evaluate(({ clientHeight }) => clientHeight),
        frame
          .locator('body')
          .evaluate((body) => Math.min(1000, Math.ceil(body.getBoundingClientRect().height))),
      ]);
    await expect
      .poll(async () => Math.abs((await heights()).reduce((shown, content) => shown - content)))
      .toBeLessThan(2);
    expect((await heights())[0]).toBeGreaterThan(400);
  });
