import { chromium } from '@playwright/test';
import { findBrowser, quietBrowserArguments } from '../../scripts/lib/find-browser.mjs';

interface OpenCollection {
  readonly origin: string;
  /** Of a session of a person with the collection. */
  readonly token: string;
  readonly id: number;
}

/** Measures milliseconds from the request of a new name until a browser with the open collection has painted it. Needs a build. */
export async function paintTimes(
  { origin, token, id }: OpenCollection,
  changes: number,
): Promise<readonly number[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...quietBrowserArguments],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'hearth-session', value: token, url: origin }]);
    // The portal asks for a session only where the browser may have one.
    await context.addInitScript(() => localStorage.setItem('hearth-signed-in', String(Date.now())));
    const page = await context.newPage();
    const stream = page.waitForResponse(/\/api\/live/);
    await page.goto(`${origin}/collections/${id}`);
    await stream;
    const times: number[] = [];
    for (let nth = 0; nth < changes; nth++) {
      const name = `Lake homes ${nth}`;
      const started = performance.now();
      const painted = page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
      await context.request.patch(`${origin}/api/v2/listing/collection/${id}`, { data: { name } });
      await painted;
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    await browser.close();
  }
}
