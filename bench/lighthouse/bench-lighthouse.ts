import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findBrowser, quietBrowserArguments } from '../../scripts/lib/find-browser.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { machine } from '../report-file.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const GOAL = 95;

/** The figures of one run. */
interface Run {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint and total blocking time in milliseconds. */
  readonly paintMs: number;
  readonly blockingMs: number;
  readonly kilobytes: number;
}

export interface LighthouseResult {
  readonly name: string;
  readonly runs: readonly Run[];
}

/**
 * Audits home, search, a listing, a market overview, agents, a bio and a hosted widget, or those of this name, `runs` times on Lighthouse's
 * phone, with an empty cache.
 */
export async function benchLighthouse(
  origin: string,
  runs: number,
  log: (line: string) => void,
  only = '',
): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  for (const [name, path] of await pagesOf(origin)) {
    if (!name.includes(only)) continue;
    const measured: Run[] = [];
    for (let run = 0; run < runs; run++) measured.push(await audit(origin + path));
    log(`${name}: ${measured.map(({ scores }) => scores.performance).join(', ')}`);
    results.push({ name, runs: measured });
  }
  return results;
}

async function pagesOf(origin: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const listing = await firstIn(`${origin}/sitemaps/listings-0.xml`);
  const market = await firstIn(`${origin}/sitemaps/areas.xml`);
  const bio = await firstIn(`${origin}/sitemaps/agents.xml`);
  return [
    ['home', '/'],
    ['search', '/listings'],
    ['listing', listing],
    ['market', market],
    ['agents', '/agents'],
    ['bio', bio],
    ['embed', '/w/search'],
  ];
}

/** The path of the first page of a sitemap. */
async function firstIn(sitemap: string): Promise<string> {
  const url = /<loc>([^<]+)<\/loc>/.exec(await (await fetch(sitemap)).text())?.[1];
  if (url === undefined) throw new Error(`${sitemap} lists no page`);
  return new URL(url).pathname;
}

async function audit(url: string): Promise<Run> {
  const port = await freePort();
  const browser = await openBrowser(port);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...CATEGORIES],
    });
    if (result === undefined || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message}`);
    return runOf(result.lhr);
  } finally {
    await browser.close();
  }
}

function openBrowser(port: number): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [...quietBrowserArguments, `--remote-debugging-port=${port}`],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

function runOf({ categories, audits }: Result): Run {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    kilobytes: figure('total-byte-weight') / 1024,
  };
}

/** Medians as a Markdown page, with the machine and the date. */
export function printLighthouse(results: readonly LighthouseResult[]): string {
  const rows = results.map(({ name, runs }) => {
    const scores = CATEGORIES.map((category) => median(runs.map(({ scores }) => scores[category])));
    const all = runs.map(({ scores }) => scores.performance).toSorted((a, b) => a - b);
    const figures = [
      (median(runs.map(({ paintMs }) => paintMs)) / 1000).toFixed(1),
      median(runs.map(({ blockingMs }) => blockingMs)).toFixed(0),
      median(runs.map(({ kilobytes }) => kilobytes)).toFixed(0),
    ];
    return `| ${[name, scores[0], `${all[0]} to ${all.at(-1)}`, ...scores.slice(1), ...figures].join(' | ')} |`;
  });
  return `# Benchmarks: Lighthouse

Made by \`npm run bench -- lighthouse --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Medians on Lighthouse's phone (simulated slow 4G, processor four times slower), nothing cached; runs of each page: ${results[0]?.runs.length ?? 0}.
The goal is a performance of ${GOAL} on each page. Other load on the machine lowers the figures, blocking time most. The hosted page tells
search engines not to list it, which lowers its SEO.

| page | performance | from, to | accessibility | best practices | SEO | LCP s | blocking ms | KB |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
