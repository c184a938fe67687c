import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

/** Delays the responses to matching requests from now on; the returned function releases those delayed so far. */
export async function delayResponses(page: Page, address: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(address, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const release of held.splice(0)) release();
  };
}

/** Delays each matching response from now on, as on a slow network. */
export async function slowResponses(page: Page, address: RegExp, delayMs: number): Promise<void> {
  await page.route(address, async (route) => {
    await sleep(delayMs);
    await route.continue();
  });
}
