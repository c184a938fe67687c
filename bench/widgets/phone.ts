import { chromium, type Page } from '@playwright/test';
import { findBrowser, quietBrowserArguments } from '../../scripts/lib/find-browser.mjs';

/** A mid-range phone on a slow mobile network. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** Runs `act` on a new page of the phone profile, with an empty cache and throttled CPU and network. */
export async function onPhone<Result>(act: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...quietBrowserArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await act(page);
  } finally {
    await browser.close();
  }
}
