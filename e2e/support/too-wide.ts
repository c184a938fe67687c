import type { Page } from '@playwright/test';

/** Which of the widths, in pixels, make the page scroll to the side, and by how much, e.g. '12 px beyond 320'. */
export async function widthsThatScroll(page: Page, widths: readonly number[]): Promise<string[]> {
  const tooWide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Layout that depends on a measured width is final after two frames.
    const beyond = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (beyond > 0) tooWide.push(`${beyond} px beyond ${width}`);
  }
  return tooWide;
}
