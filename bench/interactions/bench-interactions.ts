import type { Page } from '@playwright/test';
import { machine } from '../report-file.ts';
import { onPhone } from '../widgets/phone.ts';
import { settled, slowestInput, watchInputs } from './slowest-input.ts';

/** A user action on the search page. */
interface Interaction {
  readonly name: string;
  act(page: Page): Promise<void>;
}

export interface InteractionResult {
  readonly name: string;
  /** Milliseconds from input to the next paint, the slowest input of each run, ascending. */
  readonly runs: readonly number[];
}

const interactions: readonly Interaction[] = [
  {
    name: 'filter: check one in the panel, its results',
    async act(page) {
      await page
        .getByRole('button', { name: /filters/i })
        .first()
        .click();
      await page.getByRole('checkbox', { name: 'Fireplace' }).click();
      await page.waitForURL(/fireplace=true/);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'sort: choose another order by key',
    async act(page) {
      await page.getByLabel('Sort').press('ArrowDown');
      await page.waitForURL(/sortBy=/);
    },
  },
  {
    name: 'pan: open the map and drag it',
    async act(page) {
      await page.getByRole('button', { name: 'Map', exact: true }).first().click();
      const map = page.locator('.leaflet-container');
      await map.waitFor();
      await settled(page);
      const box = (await map.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 500) / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 80, y - 40, { steps: 8 });
      await page.mouse.up();
      await page.waitForURL(/minlat=/);
    },
  },
];

/** Measures each action `runs` times on the search page of the server at `origin`, on a phone profile. */
export async function benchInteractions(
  origin: string,
  runs: number,
  log: (line: string) => void,
): Promise<InteractionResult[]> {
  const times = new Map(interactions.map(({ name }) => [name, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    await onPhone(async (page) => {
      await watchInputs(page);
      await page.goto(`${origin}/listings?limit=12`);
      await page.getByRole('article').first().waitFor({ timeout: 60_000 });
      for (const { name, act } of interactions) {
        times.get(name)!.push(await slowestInput(page, act));
      }
    });
  }
  const results = [...times].map(([name, runs]) => ({ name, runs: runs.toSorted((a, b) => a - b) }));
  for (const { name, runs } of results) log(`${name}: ${runs.join(', ')} ms`);
  return results;
}

/** Medians as a Markdown page, with the machine and the date. */
export function printInteractions(results: readonly InteractionResult[]): string {
  const rows = results.map(({ name, runs }) => {
    const median = runs[Math.floor(runs.length / 2)] ?? Number.NaN;
    return `| ${name} | ${spoken(median)} | ${spoken(runs[0])} to ${spoken(runs.at(-1))} |`;
  });
  return `# Benchmarks: interactions

Made by \`npm run bench -- interactions --write\` on ${new Date().toISOString().slice(0, 10)}. ${machine()}

Interaction to next paint on the portal's search page, the slowest input of each step, on a phone: processor four times slower,
150 ms of latency, 1.6 Mbit/s, nothing cached. Up to 200 ms count as good. Waiting for the network is not part of it: the page
paints what it has.

| what | median ms | from, to |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** The shortest duration that the browser reports. */
const spoken = (milliseconds = 0): string => (milliseconds < 16 ? 'under 16' : milliseconds.toFixed(0));
