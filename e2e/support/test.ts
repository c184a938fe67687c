import { test as base } from '@playwright/test';
import { expectNoConsoleErrors } from './console-errors.ts';

interface Journey {
  /** Console messages that a test causes on purpose. */
  readonly allowedComplaints: RegExp | undefined;
  readonly cleanConsole: undefined;
}

/** Playwright's `test`, which also fails on errors in the page's console. */
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
});
