import type { Page } from '@playwright/test';

/** Makes `slowestInput` possible on the pages that are opened afterwards. */
export const watchInputs = (page: Page): Promise<unknown> => page.addInitScript(observeInputs);

/** Milliseconds from input to the next paint, of the slowest input of an action; under 16 where the browser reports none. */
export async function slowestInput(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await settled(page);
  await page.evaluate(() => Reflect.set(window, 'slowestInput', 0));
  await act(page);
  await settled(page);
  return Number(await page.evaluate(() => Reflect.get(window, 'slowestInput')));
}

/** Longer than the browser takes to report an input. */
const PAUSE_MS = 500;

/** Waits until pending requests have finished and the page is painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Runs in the page before any other script; measures as "Interaction to Next Paint" does. */
function observeInputs(): void {
  Reflect.set(window, 'slowestInput', 0);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'interactionId')) continue;
      Reflect.set(window, 'slowestInput', Math.max(Reflect.get(window, 'slowestInput'), entry.duration));
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
