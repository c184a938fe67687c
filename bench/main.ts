import { parseArgs } from 'node:util';
import { writeReport } from './report-file.ts';
import { benchSearch } from './search/bench-search.ts';
import { printReport } from './search/report.ts';
import { benchWidgets, printWidgets } from './widgets/bench-widgets.ts';
import { startSampleServer } from './widgets/sample-server.ts';

/**
 * `npm run bench [-- search --rows 20000,200000,1000000] [--write]`: builds databases of sample listings, measures searches,
 * map points and suggestions over HTTP, alone and by 16 clients, beside the bare SQL of the same, and prints a table; `--write` puts it into docs/benchmarks.md.
 * DATABASE_URL names a PostgreSQL to make the databases on, else a private one is started and removed.
 *
 * `npm run bench -- widgets [--runs 5] [--url http://127.0.0.1:3000] [--write]`: measures how long widgets take on a phone
 * until they can be used, on the built files of the server at `--url`, else of one with sample homes that is started and
 * removed; `--write` puts the table into docs/benchmarks-widgets.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '20000,200000,1000000' },
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
  },
});
const log = (line: string): void => console.error(line);

const [subject = 'search', ...others] = positionals;
if (others.length > 0 || !['search', 'widgets'].includes(subject))
  fail('npm run bench takes one subject: search or widgets');
else if (subject === 'widgets') await measureWidgets();
else await measureSearch();

async function measureSearch(): Promise<void> {
  const counts = values.rows.split(',').map(Number);
  if (!counts.every(isCount))
    return fail('--rows takes whole numbers, comma-joined, e.g. --rows 20000,200000');
  const report = printReport(await benchSearch(counts, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks.md', report);
}

async function measureWidgets(): Promise<void> {
  const runs = Number(values.runs);
  if (!isCount(runs)) return fail('--runs takes a whole number');
  const server =
    values.url === undefined ? await startSampleServer() : { origin: values.url, stop: async () => {} };
  try {
    const report = printWidgets(await benchWidgets(server.origin, runs, log));
    console.log(report);
    if (values.write) await writeReport('benchmarks-widgets.md', report);
  } finally {
    await server.stop();
  }
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
