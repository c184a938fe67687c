import { parseArgs } from 'node:util';
import { printAccounts } from './accounts/accounts-report.ts';
import { benchAccounts } from './accounts/bench-accounts.ts';
import { benchAgents, printAgents } from './agents/bench-agents.ts';
import { benchAlerts } from './alerts/bench-alerts.ts';
import { benchChanges, printChanges } from './changes/bench-changes.ts';
import { benchCollections, printCollections } from './collections/bench-collections.ts';
import { benchContacts, printContacts } from './contacts/bench-contacts.ts';
import { benchDigests, printDigests } from './digests/bench-digests.ts';
import { benchEstimates, printEstimates } from './estimate/bench-estimate.ts';
import { benchImport, printImport } from './import/bench-import.ts';
import { benchInbox, printInbox } from './inbox/bench-inbox.ts';
import { benchInteractions, printInteractions } from './interactions/bench-interactions.ts';
import { benchLighthouse, printLighthouse } from './lighthouse/bench-lighthouse.ts';
import { benchListing, printListing } from './listing/bench-listing.ts';
import { benchMap, printMap } from './map/bench-map.ts';
import { benchMyListings, printMyListings } from './my-listings/bench-my-listings.ts';
import { writeReport } from './report-file.ts';
import { benchSearch } from './search/bench-search.ts';
import { benchWrites } from './search/bench-writes.ts';
import { printReport } from './search/report.ts';
import { printWrites } from './search/writes-report.ts';
import { benchSuggestions } from './suggestions/bench-suggestions.ts';
import { benchWidgets, printWidgets } from './widgets/bench-widgets.ts';
import { startSampleServer } from './widgets/sample-server.ts';

/**
 * `npm run bench [-- search --rows 20000,200000,1000000] [--only details] [--write]`: builds databases of sample listings, measures
 * searches, map points, suggestions and details of listings over HTTP, by one and by 16 clients, and their bare SQL, or those with a
 * name like this; prints a table. `--write` puts it into docs/benchmarks.md.
 * DATABASE_URL names a PostgreSQL to make the databases on, else a private one is started and removed.
 *
 * `npm run bench -- suggestions [--rows 8000] [--write]`: asks for names of the sample with generated typos; prints how often the right
 * suggestion is first and among five; `--write` puts the table into docs/benchmarks-suggestions.md.
 *
 * `npm run bench -- search --writes 20 [--rows 20000,200000] [--write]`: the same searches and maps while nothing changes and while
 * 20 listings a second are saved; `--write` puts the table into docs/benchmarks-writes.md.
 *
 * `npm run bench -- accounts [--rows 20000,200000] [--write]`: searches, maps and details for guests and for a signed-in client, and
 * searches while 100 people a second sign in; `--write` puts the table into docs/benchmarks-accounts.md.
 *
 * `npm run bench -- contacts [--write]`: the list of an agent with 50,000 contacts; `--write` puts the table into
 * docs/benchmarks-contacts.md.
 *
 * `npm run bench -- inbox [--only "any page"] [--write]`: the inbox and the histories of a person with 100,000 of everything; `--write`
 * puts the table into docs/benchmarks-inbox.md.
 *
 * `npm run bench -- agents [--write]`: suggestions and pages of a directory of 5,000 agents; `--write` puts the table into
 * docs/benchmarks-agents.md.
 *
 * `npm run bench -- widgets [--runs 5] [--only card] [--url http://127.0.0.1:3000] [--write]`: measures how long widgets, or those with
 * a name like this, take on a phone until they can be used. The server is the one at `--url`, else one with sample homes that is started and
 * removed; `--write` puts the table into docs/benchmarks-widgets.md.
 *
 * `npm run bench -- estimate [--rows 6000]`: estimates sold homes of generated samples without their own sale; prints the error and how many
 * sales lay in the range of 80 %.
 *
 * `npm run bench -- interactions [--runs 5] [--url ...] [--write]`: the same for filtering, sorting and panning on the portal's
 * search page: how long an input waits for the next paint; `--write` puts it into docs/benchmarks-interactions.md.
 *
 * `npm run bench -- listing [--runs 5] [--url ...] [--write]`: on the same phone, how soon a listing opens as a page and over the list, and
 * how long its inputs wait for the next paint; `--write` puts it into docs/benchmarks-listing.md.
 *
 * `npm run bench -- lighthouse [--runs 5] [--only bio] [--url ...] [--write]`: Lighthouse on a phone for home, search, a listing, a market
 * overview, agents, a bio and a hosted widget; `--write` puts the table into docs/benchmarks-lighthouse.md.
 *
 * `npm run bench -- changes [--runs 5] [--write]`: what changes of partners' pages of 3,000 and 30,000 elements cost with the built loader
 * and without it; `--write` puts the table into docs/benchmarks-changes.md.
 *
 * `npm run bench -- map [--segments 60000] [--write]`: imports a generated county of street segments and asks for its tiles;
 * `--write` puts the table into docs/benchmarks-map.md.
 *
 * `npm run bench -- collections [--rows 20000] [--write]`: pages of a collection with 500 homes and 20 people, and the list of a person
 * who has or joined 1,000; `--write` puts the table into docs/benchmarks-collections.md.
 *
 * `npm run bench -- import [--rows 20000] [--write]`: imports a generated feed with odd values; prints rows a second;
 * `--write` puts the table into docs/benchmarks-import.md.
 *
 * `npm run bench -- alerts [--rows 20000,200000,1000000] [--write]`: matches changes of homes with so many saved searches;
 * `--write` puts the table into docs/benchmarks-alerts.md.
 *
 * `npm run bench -- digests [--rows 2000] [--write]`: from changes of homes to the queued mails of so many people with ten searches each;
 * `--write` puts the table into docs/benchmarks-digests.md.
 *
 * `npm run bench -- my-listings [--rows 20000] [--write]`: saves, lists and publications of exclusive listings; `--write` puts the table
 * into docs/benchmarks-my-listings.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '20000,200000,1000000' },
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    writes: { type: 'string' },
    segments: { type: 'string', default: '60000' },
    only: { type: 'string' },
  },
});
const log = (line: string): void => console.error(line);

const [subject = 'search', ...others] = positionals;
const subjects = [
  'search',
  'suggestions',
  'widgets',
  'interactions',
  'listing',
  'lighthouse',
  'map',
  'accounts',
  'agents',
  'changes',
  'collections',
  'contacts',
  'import',
  'inbox',
  'alerts',
  'digests',
  'estimate',
  'my-listings',
];
if (others.length > 0 || !subjects.includes(subject))
  fail(`npm run bench takes one subject: ${subjects.join(', ')}`);
else if (subject === 'suggestions') await measureSuggestions();
else if (subject === 'map') await measureMap();
else if (subject === 'accounts') await measureAccounts();
else if (subject === 'agents') await measureAgents();
else if (subject === 'changes') await measureChanges();
else if (subject === 'collections') await measureCollections();
else if (subject === 'contacts') await measureContacts();
else if (subject === 'import') await measureImport();
else if (subject === 'inbox') await measureInbox();
else if (subject === 'alerts') await measureAlerts();
else if (subject === 'digests') await measureDigests();
else if (subject === 'estimate') await measureEstimates();
else if (subject === 'my-listings') await measureMyListings();
else if (values.only !== undefined && values.write) fail('--write takes all figures, without --only');
else if (subject === 'widgets') await measurePages('benchmarks-widgets.md', measureWidgets, printWidgets);
else if (subject === 'lighthouse')
  await measurePages(
    'benchmarks-lighthouse.md',
    (origin, runs, log) => benchLighthouse(origin, runs, log, values.only),
    printLighthouse,
  );
else if (subject === 'listing') await measurePages('benchmarks-listing.md', benchListing, printListing);
else if (subject === 'interactions')
  await measurePages('benchmarks-interactions.md', benchInteractions, printInteractions);
else await measureSearch();

async function measureSuggestions(): Promise<void> {
  const rows = values.rows.includes(',') ? 8000 : Number(values.rows);
  if (!isCount(rows)) return fail('--rows takes one whole number for suggestions');
  const report = await benchSuggestions(rows, log);
  console.log(report);
  if (values.write) await writeReport('benchmarks-suggestions.md', report);
}

async function measureMap(): Promise<void> {
  const segments = Number(values.segments);
  if (!isCount(segments)) return fail('--segments takes a whole number');
  const report = printMap(await benchMap(segments, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks-map.md', report);
}

async function measureChanges(): Promise<void> {
  const runs = Number(values.runs);
  if (!isCount(runs)) return fail('--runs takes a whole number');
  const report = printChanges(await benchChanges(runs, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks-changes.md', report);
}

async function measureAccounts(): Promise<void> {
  const counts = rowCounts();
  if (counts === null) return;
  const report = printAccounts(await benchAccounts(counts, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks-accounts.md', report);
}

async function measureAgents(): Promise<void> {
  const report = printAgents(await benchAgents());
  console.log(report);
  if (values.write) await writeReport('benchmarks-agents.md', report);
}

async function measureCollections(): Promise<void> {
  const rows = values.rows.includes(',') ? 20_000 : Number(values.rows);
  if (!isCount(rows)) return fail('--rows takes one whole number for collections');
  const report = printCollections(await benchCollections(rows, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks-collections.md', report);
}

async function measureContacts(): Promise<void> {
  const report = printContacts(await benchContacts());
  console.log(report);
  if (values.write) await writeReport('benchmarks-contacts.md', report);
}

async function measureInbox(): Promise<void> {
  const report = printInbox(await benchInbox(values.only));
  console.log(report);
  if (values.write) await writeReport('benchmarks-inbox.md', report);
}

async function measureImport(): Promise<void> {
  const rows = values.rows.includes(',') ? 20_000 : Number(values.rows);
  if (!isCount(rows)) return fail('--rows takes one whole number for import');
  const report = printImport(await benchImport(rows, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks-import.md', report);
}

async function measureAlerts(): Promise<void> {
  const counts = rowCounts();
  if (counts === null) return;
  const report = await benchAlerts(counts, log);
  console.log(report);
  if (values.write) await writeReport('benchmarks-alerts.md', report);
}

async function measureDigests(): Promise<void> {
  const people = values.rows.includes(',') ? 2000 : Number(values.rows);
  if (!isCount(people)) return fail('--rows takes one whole number of people for digests');
  const report = printDigests(await benchDigests(people, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks-digests.md', report);
}

async function measureEstimates(): Promise<void> {
  const rows = values.rows.includes(',') ? 6000 : Number(values.rows);
  if (!isCount(rows)) return fail('--rows takes one whole number for estimate');
  console.log(printEstimates(benchEstimates(rows)));
}

async function measureMyListings(): Promise<void> {
  const rows = values.rows.includes(',') ? 20_000 : Number(values.rows);
  if (!isCount(rows)) return fail('--rows takes one whole number for my-listings');
  const report = printMyListings(await benchMyListings(rows, log));
  console.log(report);
  if (values.write) await writeReport('benchmarks-my-listings.md', report);
}

async function measureSearch(): Promise<void> {
  const counts = rowCounts();
  if (counts === null) return;
  if (values.writes !== undefined) return measureWrites(counts, Number(values.writes));
  const report = printReport(await benchSearch(counts, log, values.only));
  console.log(report);
  if (values.write) await writeReport('benchmarks.md', report);
}

function rowCounts(): readonly number[] | null {
  const counts = values.rows.split(',').map(Number);
  if (counts.every(isCount)) return counts;
  fail('--rows takes whole numbers, comma-joined, e.g. --rows 20000,200000');
  return null;
}

async function measureWrites(counts: readonly number[], perSecond: number): Promise<void> {
  if (!isCount(perSecond)) return fail('--writes takes a whole number of listings a second');
  const report = printWrites(await benchWrites(counts, perSecond, log), perSecond);
  console.log(report);
  if (values.write) await writeReport('benchmarks-writes.md', report);
}

async function measurePages<Results>(
  file: string,
  measure: (origin: string, runs: number, log: (line: string) => void) => Promise<Results>,
  print: (results: Results) => string,
): Promise<void> {
  const runs = Number(values.runs);
  if (!isCount(runs)) return fail('--runs takes a whole number');
  const server =
    values.url === undefined ? await startSampleServer() : { origin: values.url, stop: async () => {} };
  try {
    const report = print(await measure(server.origin, runs, log));
    console.log(report);
    if (values.write) await writeReport(file, report);
  } finally {
    await server.stop();
  }
}

function measureWidgets(
  origin: string,
  runs: number,
  print: (line: string) => void,
): ReturnType<typeof benchWidgets> {
  return benchWidgets(origin, runs, print, values.only);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
