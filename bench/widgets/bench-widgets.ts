import type { Page } from '@playwright/test';
import { machine } from '../report-file.ts';
import { onPhone } from './phone.ts';

/** A page whose time to interactive is measured. */
interface Subject {
  readonly name: string;
  /** Path of the element's page on the server. */
  readonly path: string;
  /** Selector of the first usable control, within the element's shadow root. */
  readonly usable: string;
  /** Seconds (design, section 5). */
  readonly budget: number;
}

export interface WidgetResult extends Omit<Subject, 'path' | 'usable'> {
  /** Seconds from the start of the navigation, ascending. */
  readonly runs: readonly number[];
}

const SUBJECTS: readonly Subject[] = [
  { name: 'mortgage-calculator', path: 'mortgage-calculator', usable: 'input', budget: 0.7 },
  { name: 'search, no map', path: 'search?hide-map', usable: 'input', budget: 1.1 },
  { name: 'search with its map', path: 'search?shape=map', usable: '.leaflet-container', budget: 1.35 },
];

/** Opens each page `runs` times on the server at `origin`. */
export async function benchWidgets(
  origin: string,
  runs: number,
  log: (line: string) => void,
): Promise<WidgetResult[]> {
  const results: WidgetResult[] = [];
  for (const { path, usable, ...subject } of SUBJECTS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++)
      times.push(await onPhone((page) => timeToInteractive(page, `${origin}/w/${path}`, usable)));
    log(`${subject.name}: ${times.map((time) => time.toFixed(2)).join(', ')} s`);
    results.push({ ...subject, runs: times.toSorted((a, b) => a - b) });
  }
  return results;
}

/** Seconds until the part is painted and the page has run a task after that, from when it responds to input. */
async function timeToInteractive(page: Page, address: string, usable: string): Promise<number> {
  await page.addInitScript(watchFor, usable);
  await page.goto(address, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => Reflect.get(window, 'usableAfter'), undefined, {
    timeout: 60_000,
  });
  return Number(await handle.jsonValue()) / 1000;
}

/** Runs in the page before any other script. */
function watchFor(usable: string): void {
  const isThere = () =>
    [...document.querySelectorAll('*')].some((element) => element.shadowRoot?.querySelector(usable));
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look);
    setTimeout(() => Reflect.set(window, 'usableAfter', performance.now()));
  };
  look();
}

/** Medians beside their budgets as a Markdown page, with the machine and the date. */
export function printWidgets(results: readonly WidgetResult[]): string {
  const rows = results.map(({ name, runs, budget }) => {
    const median = runs[Math.floor(runs.length / 2)] ?? Number.NaN;
    const span = `${runs[0]?.toFixed(2)} to ${runs.at(-1)?.toFixed(2)}`;
    return `| ${name} | ${median.toFixed(2)} | ${span} | ${budget.toFixed(2)} |`;
  });
  return `# Benchmarks: widgets

Made by \`npm run bench -- widgets --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Time to interactive on a phone: processor four times slower, 150 ms of latency, 1.6 Mbit/s, nothing cached; the hosted page of
each element, from the start of the navigation until the part can be used.

| element | median s | from, to | budget s |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
