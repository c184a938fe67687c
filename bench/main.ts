import { parseArgs } from 'node:util';
import { benchSearch } from './search/bench-search.ts';
import { printReport, writeReport } from './search/report.ts';

/**
 * `npm run bench [-- --rows 20000,200000] [--write]`: builds databases of sample listings, measures searches and map points
 * over HTTP beside the bare SQL of the same searches, and prints a table; `--write` puts it into docs/benchmarks.md.
 * DATABASE_URL names a PostgreSQL to make the databases on, else a private one is started and removed.
 */
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '20000,200000' }, write: { type: 'boolean', default: false } },
});

const counts = values.rows.split(',').map(Number);
if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
  console.error('--rows takes whole numbers, comma-joined, e.g. --rows 20000,200000');
  process.exit(2);
}

const results = await benchSearch(counts, (line) => console.error(line));
const report = printReport(results);
console.log(report);
if (values.write) await writeReport(report);
