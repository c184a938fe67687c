import { expect, type Page } from '@playwright/test';

/**
 * Watches a page from now on; call the answer at the end of the test to demand a clean console. Uncaught exceptions,
 * `console.error` and requests that failed count. `allowed` lets through what a test provokes on purpose.
 */
export function expectNoConsoleErrors(page: Page, allowed: readonly RegExp[] = []): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return () => {
    expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
  };
}
