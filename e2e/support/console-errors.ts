import { expect, type Page } from '@playwright/test';

/**
 * Watches a page from now on; call the returned function at the end of the test to expect a clean console. Uncaught exceptions,
 * `console.error` and failed requests count. `allowed` matches messages that a test causes on purpose.
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
