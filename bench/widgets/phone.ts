import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, quietBrowserArguments } from '../../scripts/lib/find-browser.mjs';

/** A mid-range phone on a slow mobile network. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** A browser that has just started still works on its own start, which a visitor's browser has behind it. */
const SETTLE_MS = 2_000;

export interface Phone {
  /** Runs `act` on a new page, with an empty cache and throttled CPU and network. */
  open<Result>(act: (page: Page) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

/**
 * Starts the browser of the phone profile. Its pages share nothing: each has its own context.
 *
 * @param options.hasTouch whether pages can be tapped
 */
export async function startPhone({ hasTouch = false } = {}): Promise<Phone> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...quietBrowserArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const open = async <Result>(act: (page: Page) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch,
      // Else a finger would hover, as a mouse does.
      isMobile: hasTouch,
    });
    try {
      return await act(await throttled(context));
    } finally {
      await context.close();
    }
  };
  await open((page) => page.waitForTimeout(SETTLE_MS));
  return { open, stop: () => browser.close() };
}

/** Runs `act` on one page of a phone that starts for it. */
export async function onPhone<Result>(
  act: (page: Page) => Promise<Result>,
  options?: Parameters<typeof startPhone>[0],
): Promise<Result> {
  const phone = await startPhone(options);
  try {
    return await phone.open(act);
  } finally {
    await phone.stop();
  }
}

async function throttled(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}
