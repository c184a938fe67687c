import os from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findTestBrowser, quietBrowserArguments } from '../../scripts/lib/find-browser.mjs';
import { liveMarkup } from './live-markup.ts';

const SHOWN_MS = 10_000;

/** Effects of payloads in pages. */
interface Effects {
  /** A payload ran: it called one of the functions that payloads call. */
  executed: number;
  /** A policy of the page kept a script from running, that should not have been there. */
  blocked: number;
  /** Something was to be loaded from another server. */
  foreign: number;
  readonly details: string[];
}

/** A browser whose pages report scripts that payloads ran, tried to run, or would run when touched. */
export interface WatchedBrowser {
  readonly effects: Effects;
  /** Opens a page, waits until it shows this text, and inspects it; whether it showed it. */
  visit(address: string, shown: string | null): Promise<boolean>;
  /** The same for HTML without any policy, as a mail program has it. */
  show(html: string, shown: string | null): Promise<boolean>;
  close(): Promise<void>;
}

export async function openWatchedBrowser(origins: readonly string[], pages: number): Promise<WatchedBrowser> {
  const executablePath = findTestBrowser();
  const browser: Browser = await atLowPriority(() =>
    chromium.launch({
      ...(executablePath && { executablePath }),
      args: [...quietBrowserArguments, '--no-sandbox'],
    }),
  );
  const effects: Effects = { executed: 0, blocked: 0, foreign: 0, details: [] };
  const idle = await Promise.all(
    Array.from({ length: pages }, async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      return watchedPage(context, origins, effects);
    }),
  );
  const waiting: ((page: Page) => void)[] = [];
  async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
    const page = idle.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)));
    try {
      return await work(page);
    } finally {
      const next = waiting.shift();
      if (next) next(page);
      else idle.push(page);
    }
  }
  async function inspect(page: Page, about: string, shown: string | null): Promise<boolean> {
    const isShown = shown === null || (await shows(page, shown));
    // Handlers of failed pictures run after the page.
    await page.waitForTimeout(50);
    const live = await page.evaluate(liveMarkup, origins);
    if (live.length > 0) {
      effects.executed += live.length;
      effects.details.push(...live.map((markup) => `${about}: live markup ${markup}`));
    }
    return isShown;
  }
  return {
    effects,
    visit: (address, shown) =>
      withPage(async (page) => {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        return inspect(page, address, shown);
      }),
    show: (html, shown) =>
      withPage(async (page) => {
        await page.goto('about:blank');
        await page.setContent(html, { waitUntil: 'domcontentloaded' });
        return inspect(page, 'HTML', shown);
      }),
    close: () => browser.close(),
  };
}

/** Shadow roots are looked into; a text in an attribute counts, since browsers show some of these. */
const shows = (page: Page, text: string): Promise<boolean> =>
  page
    .locator(
      `:text(${JSON.stringify(text)}), [alt*=${JSON.stringify(text)}], [value*=${JSON.stringify(text)}]`,
    )
    .first()
    .waitFor({ state: 'attached', timeout: SHOWN_MS })
    .then(
      () => true,
      () => false,
    );

async function watchedPage(
  context: BrowserContext,
  origins: readonly string[],
  effects: Effects,
): Promise<Page> {
  await context.exposeBinding('hearthExecuted', ({ page }, what: string) => {
    effects.executed += 1;
    effects.details.push(`${page.url()}: ${what}`);
  });
  await context.exposeBinding('hearthBlocked', ({ page }, what: string) => {
    effects.blocked += 1;
    effects.details.push(`${page.url()}: blocked ${what}`);
  });
  await context.addInitScript(() => {
    const reports = window as unknown as Record<'hearthExecuted' | 'hearthBlocked', (what: string) => void>;
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      window[name] = ((text: unknown) => {
        reports.hearthExecuted(`${name}(${String(text)})`);
        return null;
      }) as never;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      if (effectiveDirective.startsWith('script-src'))
        reports.hearthBlocked(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && !origins.includes(url.origin),
    (route) => {
      const request = route.request();
      if (isHarmless(request.url())) return route.abort();
      effects.foreign += 1;
      effects.details.push(`${request.frame().url()}: would load ${request.url()}`);
      return route.abort();
    },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('dialog', (dialog) => void dialog.dismiss());
  return page;
}

/** Photos of the feed are the only files of other servers that pages may ask for. */
const isHarmless = (address: string): boolean => new URL(address).hostname === 'photos.example';

/** Processes that start meanwhile have a low priority: browsers of visitors take no processor from a server. */
async function atLowPriority<Result>(start: () => Promise<Result>): Promise<Result> {
  const usual = os.getPriority();
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  try {
    return await start();
  } finally {
    try {
      os.setPriority(usual);
    } catch {
      // Only an administrator may raise it again.
    }
  }
}
