import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, quietBrowserArguments } from '../scripts/lib/find-browser.mjs';

interface Visitor {
  readonly origin: string;
  /** Of a session of the person. */
  readonly token: string;
}

/** Runs work with a page of a browser in which a person is signed in. Needs a build. */
export async function withSignedInPage<Result>(
  { origin, token }: Visitor,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
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
    return await work(await context.newPage(), context);
  } finally {
    await browser.close();
  }
}
