import { test as base } from '@playwright/test';
import { expectNoConsoleErrors } from './console-errors.ts';

interface Journey {
  /** Console messages that a test causes on purpose. */
  readonly allowedComplaints: RegExp | undefined;
  readonly cleanConsole: undefined;
  readonly cleanContext: undefined;
}

/** Playwright's `test`, which also fails on errors in the page's console and resets the context for the next test. */
export const test = base.extend<Journey>({
  allowedComplaints: [undefined, { option: true }],
  cleanConsole: [
    async ({ page, allowedComplaints }, use) => {
      const expectCleanConsole = expectNoConsoleErrors(page, allowedComplaints && [allowedComplaints]);
      await use(undefined);
      expectCleanConsole();
    },
    { auto: true },
  ],
  // What Playwright does not reset between tests that use one context: see `reuseContext`.
  cleanContext: [
    async ({ context }, use) => {
      await use(undefined);
      await context.setOffline(false);
      await context.clearPermissions();
    },
    { auto: true },
  ],
});
