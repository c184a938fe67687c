import { findTestBrowser } from '../scripts/lib/find-browser.mjs';

/** How component tests start their browser: as the journeys do, by the same choice of one. */
export function chromiumLaunchOptions() {
  const executablePath = findTestBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
