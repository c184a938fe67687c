import type { Page } from '@playwright/test';
import { expectNoConsoleErrors } from './console-errors.ts';
import { partnerTest } from './partner-site.ts';

interface Journey {
  /** Console messages that a test causes on purpose. */
  readonly allowedComplaints: RegExp | undefined;
  readonly cleanConsole: undefined;
}

/**
 * Playwright's `test`, which also fails on errors in the page's console, and waits for the portal's own scripts. All journeys
 * use this one: for another set of fixtures Playwright would start its workers and their browsers again.
 */
export const test = partnerTest.extend<Journey>({
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...given) => running(page, await goto.apply(page, given));
    page.reload = async (...given) => running(page, await reload.apply(page, given));
    await use(page);
  },
  allowedComplaints: [undefined, { option: true }],
  cleanConsole: [
    async ({ page, allowedComplaints }, use) => {
      const expectCleanConsole = expectNoConsoleErrors(page, allowedComplaints && [allowedComplaints]);
      await use(undefined);
      expectCleanConsole();
    },
    { auto: true },
  ],
});

/** Until the portal has replaced the server's first view, which has no behaviour; other pages run at once. */
async function running<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.locator('#root:empty, [data-first-view]').waitFor({ state: 'detached' });
  return answer;
}
