import { test as base } from '@playwright/test';
import { expectNoConsoleErrors } from './console-errors.ts';

interface Journey {
  /** Complaints of the console that a test provokes on purpose. */
  readonly allowedComplaints: RegExp | undefined;
  readonly cleanConsole: undefined;
}

/** Playwright's `test`, which also fails where the page complained on its console. */
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
