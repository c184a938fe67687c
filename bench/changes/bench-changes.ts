import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, quietBrowserArguments } from '../../scripts/lib/find-browser.mjs';
import { machine } from '../report-file.ts';

/** A change of a partner's page, run in the page. */
interface Change {
  readonly name: string;
  /** Elements of the page. */
  readonly nodes: number;
  /** Statements that make one change; `i` counts them. */
  readonly script: string;
  /** How often the change is made, each in a frame. */
  readonly times: number;
  /** Milliseconds that the loader may add to one. */
  readonly budget: number;
}

export interface ChangeResult {
  readonly change: Change;
  /** Milliseconds of script for one change, ascending by run: the page alone, and with the loader and a widget. */
  readonly alone: readonly number[];
  readonly loaded: readonly number[];
}

const TEXT = "document.querySelector('main p').textContent = 'Change ' + i;";
const INSERTIONS = `for (let n = 0; n < 200; n++) {
  const link = Object.assign(document.createElement('a'), { href: '/home-' + i + '-' + n, textContent: 'A home' });
  document.querySelector('main').append(link);
}`;
const CHANGES: readonly Change[] = [
  { name: 'one text', nodes: 3_000, script: TEXT, times: 200, budget: 0.5 },
  { name: 'one text', nodes: 30_000, script: TEXT, times: 200, budget: 0.5 },
  { name: '200 links among 20,000', nodes: 60_000, script: INSERTIONS, times: 10, budget: 20 },
];

/** Measures what changes of a partner's page cost with the built loader and without it, `runs` times in turns. */
export async function benchChanges(runs: number, log: (line: string) => void): Promise<ChangeResult[]> {
  const dist = path.join(import.meta.dirname, '../../dist');
  const files = await serve(async (address) => readFile(path.join(dist, path.normalize(address))));
  const pages = await serve(async (address) => pageOf(address, files.origin));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...quietBrowserArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const results = CHANGES.map((change) => ({ change, alone: [] as number[], loaded: [] as number[] }));
    for (let run = 1; run <= runs; run++) {
      for (const { change, alone, loaded } of results) {
        alone.push(await costOf(browser, `${pages.origin}/alone/${change.nodes}`, change));
        loaded.push(await costOf(browser, `${pages.origin}/loaded/${change.nodes}`, change));
      }
      log(`run ${run} of ${runs}`);
    }
    return results.map(({ change, ...times }) => ({
      change,
      alone: times.alone.toSorted((a, b) => a - b),
      loaded: times.loaded.toSorted((a, b) => a - b),
    }));
  } finally {
    await browser.close();
    files.server.close();
    pages.server.close();
  }
}

async function costOf(browser: Browser, address: string, { script, times }: Change): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  if (address.includes('/loaded/')) await page.waitForSelector('hearth-mortgage-calculator:defined');
  const costs = await repeat(page, script, times);
  await context.close();
  return median(costs.toSorted((a, b) => a - b));
}

/**
 * Makes a change in each frame and measures the milliseconds of each: until the observers of the page, which run in the same task, have seen it,
 * and in the next frame those of the callbacks that they have requested.
 */
const repeat = (page: Page, script: string, times: number): Promise<number[]> =>
  page.evaluate(`(async () => {
    const frame = () => new Promise((called) => requestAnimationFrame(() => called(performance.now())));
    const costs = [];
    for (let i = 0; i < ${times}; i++) {
      const before = frame();
      const start = performance.now();
      { ${script} }
      await Promise.resolve();
      const seen = performance.now() - start;
      const after = frame();
      costs.push(seen + await after - await before);
    }
    return costs;
  })()`);

/** A page of about so many elements, a third of them links, with a link to a widget where it has the loader. */
async function pageOf(address: string, loader: string): Promise<string> {
  const [, kind, nodes] = address.split('/');
  const part = '<p>Homes near <b>you</b> and <a href="/homes">more of them</a></p>';
  const widget = `<a href="${loader}/w/mortgage-calculator">Calculator</a><script async src="${loader}/v1/hearth.js"></script>`;
  return `<!doctype html><link rel="icon" href="data:,">${kind === 'loaded' ? widget : ''}<main>${part.repeat(Number(nodes) / 3)}</main>`;
}

/** Browsers round the clock of pages less that share their process with no other. */
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
};

async function serve(
  read: (address: string) => Promise<string | Buffer>,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    const headers = { ...isolated, 'content-type': type, 'access-control-allow-origin': '*' };
    read(pathname).then(
      (body) => response.writeHead(200, headers).end(body),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Medians as a Markdown page, with the machine and the date. */
export function printChanges(results: readonly ChangeResult[]): string {
  const rows = results.map(({ change, alone, loaded }) => {
    const [without, withLoader] = [median(alone), median(loaded)];
    const added = withLoader - without;
    const verdict = added <= change.budget ? '' : ' (over)';
    const elements = change.nodes.toLocaleString('en-US');
    return `| ${change.name} | ${elements} | ${without.toFixed(3)} | ${withLoader.toFixed(3)} | ${added.toFixed(3)}${verdict} | ${change.budget} |`;
  });
  return `# What a change of a partner's page costs

Made by \`npm run bench -- changes --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Milliseconds of script for one change: the page's own, its observers and what they do in the next frame, without style, layout and paint. The
page alone, and with the built loader and a link that is a widget. The loader looks at added nodes only, once a frame. Medians of ${results[0]?.alone.length ?? 0} runs.

| change | elements of the page | page alone | with the loader | added | budget |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const median = (ascending: readonly number[]): number =>
  ascending[Math.floor(ascending.length / 2)] ?? Number.NaN;
