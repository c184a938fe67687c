import type { Page } from '@playwright/test';
import { settled, slowestInput, watchInputs } from '../interactions/slowest-input.ts';
import { machine } from '../report-file.ts';
import { onPhone } from '../widgets/phone.ts';

/** Steps of a visitor on the page of a listing, in this order. */
const inputs: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['press a tab', (page) => page.locator('.section-tabs a', { hasText: 'Facts' }).click()],
  ['ask for a tour', (page) => page.locator('.listing-bar a', { hasText: 'Tour' }).click()],
  [
    'open the photos',
    async (page) => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator('.hearth-mosaic__photo').first().click();
      await page.locator('.pswp__counter').waitFor();
    },
  ],
  ['turn a photo by key', (page) => page.keyboard.press('ArrowRight')],
];

const touch = { hasTouch: true };
/** How long the finger stays. */
const TAP_MS = 70;

/** How long a visitor looks at the list before the first home is opened. */
const LOOK_MS = 3000;

/** Figures of a name, one of each run, with the maximum of the design. */
export interface ListingFigure {
  readonly name: string;
  readonly unit: 'ms' | '';
  readonly budget: number;
  readonly runs: number[];
}

/** Opens the first home of the list `runs` times as a page and over the list, on a phone profile with an empty cache. */
export async function benchListing(
  origin: string,
  runs: number,
  log: (line: string) => void,
): Promise<readonly ListingFigure[]> {
  const figures = new Map<string, ListingFigure>();
  const note: Note = (name, figure, budget, unit = 'ms') => {
    const noted = figures.get(name) ?? { name, unit, budget, runs: [] };
    noted.runs.push(figure);
    figures.set(name, noted);
  };
  const path = await firstHome(origin);
  for (let run = 0; run < runs; run++) {
    await measurePage(origin + path, note);
    await measureDialog(`${origin}/listings?limit=12`, note);
  }
  for (const { name, runs } of figures.values()) log(`${name}: ${runs.map(spoken).join(', ')}`);
  return [...figures.values()];
}

type Note = (name: string, figure: number, budget: number, unit?: ListingFigure['unit']) => void;

async function measurePage(url: string, note: Note): Promise<void> {
  await onPhone(async (page) => {
    await openPage(page, url);
    note('page: largest contentful paint', await largestPaint(page), 1500);
    for (const [name, act] of inputs) note(`page: ${name}`, await slowestInput(page, act), 150);
    note('page: layout shift, from load to the last photo', await layoutShift(page), 0, '');
  });
}

async function measureDialog(listUrl: string, note: Note): Promise<void> {
  await onPhone(async (page) => {
    await openPage(page, listUrl);
    await page.waitForTimeout(LOOK_MS);
    note('dialog: card to price and address, first home', await openDialog(page, 0), 100);
    note('dialog: next home', await slowestInput(page, nextHome), 150);
    await page.keyboard.press('Escape');
    await page.locator('.listing-dialog').waitFor({ state: 'detached' });
    await settled(page);
    note('dialog: card to price and address, another home', await openDialog(page, 2), 100);
    note('dialog: layout shift', await layoutShift(page), 0, '');
  }, touch);
  await onPhone(async (page) => {
    await openPage(page, listUrl);
    await page.waitForTimeout(LOOK_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    note("dialog: first home, at the processor's own speed", await openDialog(page, 0), 100);
  }, touch);
}

async function firstHome(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v2/listing/search?limit=1`);
  const { listings } = (await answer.json()) as { listings: readonly { url: string }[] };
  if (listings[0] === undefined) throw new Error(`${origin} lists no home`);
  return listings[0].url;
}

/** Opens a page of the portal, and waits until its app has taken over what the server rendered. */
async function openPage(page: Page, url: string): Promise<void> {
  await watchInputs(page);
  await page.addInitScript(observePaints);
  await page.goto(url);
  await settled(page);
  await holds(page, () => document.querySelector('[data-first-view]') === null);
}

const LOOK_EVERY_MS = 500;
const HOLDS_WITHIN_MS = 60_000;

/** Waits until something holds in the page. Looks rarely: a library that looks at each frame would work on the processor that is measured. */
async function holds(page: Page, isSo: () => boolean): Promise<void> {
  for (let waited = 0; !(await page.evaluate(isSo)); waited += LOOK_EVERY_MS) {
    if (waited > HOLDS_WITHIN_MS) throw new Error(`Not so within 60 s: ${isSo}`);
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'largestPaint'));
const layoutShift = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'layoutShift'));

/** Milliseconds from the tap on a card until the dialog with its price and address is painted, as the browser reports them. */
async function openDialog(page: Page, card: number): Promise<number> {
  await page.evaluate(watchDialog);
  const link = page.locator('.hearth-card__link').nth(card);
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  const { x, y, width, height } = (await link.boundingBox()) ?? fail(`Card ${card} is not shown`);
  await tap(page, { x: x + width / 2, y: y + height / 2 });
  await settled(page);
  await holds(page, () => Reflect.has(window, 'dialogPainted'));
  return page.evaluate(() => Reflect.get(window, 'dialogPainted'));
}

/**
 * Runs in the page. The paint that follows an input shows the dialog where it was added while the input was handled; one that is added later is
 * taken as painted after its frame.
 */
function watchDialog(): void {
  Reflect.deleteProperty(window, 'dialogPainted');
  let added = Number.POSITIVE_INFINITY;
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('.listing-dialog h1')) return;
    watcher.disconnect();
    added = performance.now();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  new PerformanceObserver((list, observer) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.name !== 'click') continue;
      observer.disconnect();
      if (added <= entry.processingEnd) return void Reflect.set(window, 'dialogPainted', entry.duration);
      const look = () =>
        requestAnimationFrame(() =>
          setTimeout(() =>
            added < Number.POSITIVE_INFINITY
              ? Reflect.set(window, 'dialogPainted', performance.now() - entry.startTime)
              : look(),
          ),
        );
      look();
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Taps like a finger; Playwright's tap lifts at once. */
async function tap(page: Page, point: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const fail = (problem: string): never => {
  throw new Error(problem);
};

async function nextHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next home' }).click();
  await page.locator('.result-steps__place', { hasText: /^2 of/ }).waitFor();
}

/** Runs in the page before any other script. */
function observePaints(): void {
  Reflect.set(window, 'largestPaint', 0);
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    Reflect.set(window, 'largestPaint', list.getEntries().at(-1)?.startTime ?? 0);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput'))
        Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Medians as a Markdown page, with the machine and the date. */
export function printListing(figures: readonly ListingFigure[]): string {
  const rows = figures.map(({ name, unit, budget, runs }) => {
    const all = runs.toSorted((a, b) => a - b);
    const cells = [all[Math.floor(all.length / 2)], all[0], all.at(-1)].map(spoken);
    return `| ${name} | ${cells[0]} | ${cells[1]} to ${cells[2]} | ${budget}${unit && ` ${unit}`} |`;
  });
  return `# Benchmarks: a listing

Made by \`npm run bench -- listing --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

On a phone: processor four times slower, 150 ms of latency, 1.6 Mbit/s, nothing cached. Inputs count until the next paint, as the
browser reports it ("Interaction to Next Paint", in steps of 8 ms); so does the dialog, from the tap on a card of the list, three seconds after
the list can be used: its code has come by then. Milliseconds, but for layout shifts.

| what | median | from, to | at most |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const spoken = (figure = 0): string =>
  Number.isInteger(figure) || figure >= 1 ? figure.toFixed(0) : figure.toFixed(4);
