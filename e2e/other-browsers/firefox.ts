import { launch } from 'puppeteer-core';
import type { OtherBrowser } from './browser.ts';

/** Firefox over WebDriver BiDi, which it supports without geckodriver: Debian does not package that. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  return {
    name: `Firefox ${await browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    run: (body) => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
    close: () => browser.close(),
  };
}
