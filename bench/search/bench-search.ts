import { openDatabase } from '@hearth/server/db/database.ts';
import { readColumnTable } from '@hearth/server/search/columns/columns.queries.ts';
import { editionCode } from '@hearth/server/search/search-codes.ts';
import { changeNow } from '@hearth/server/search/search-memory.ts';
import { storeAreas } from './areas.ts';
import { onDatabases } from './bench-database.ts';
import { fillDatabase } from './fill-database.ts';
import { type Latency, latencyOf, replaySql } from './latency.ts';
import { readNames } from './read-names.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { searchesPerSecond, type Throughput } from './throughput.ts';
import { areaSearches, distinctSearches, suggestions, workloads } from './workloads.ts';

/** Figures of one workload; times in milliseconds. */
export interface WorkloadResult {
  readonly name: string;
  /** Asked for the first time. */
  readonly http: Latency;
  /** The same requests once more, while nothing has changed. */
  readonly again: Latency;
  /** The statements of the first time sent straight to the database, without rules, JSON or HTTP. */
  readonly sql: Latency;
  /** The same requests over and over by 16 clients at once. */
  readonly crowd: Throughput;
}

export interface BenchResult {
  readonly rows: number;
  readonly onMarket: number;
  readonly made: number;
  /** Street addresses that suggestions look among, in both editions. */
  readonly addresses: number;
  readonly loadSeconds: number;
  /** How long a process reads the columns of all that is for sale in one edition. */
  readonly columnsSeconds: number;
  readonly workloads: readonly WorkloadResult[];
  /** Default searches by 16 clients at once, none of them asked before. */
  readonly distinct: Throughput;
}

type Log = (line: string) => void;

/** Measures every workload on a database of each size. */
export const benchSearch = (counts: readonly number[], log: Log): Promise<BenchResult[]> =>
  onDatabases(counts, (url, rows) => measure(url, rows, log));

async function measure(url: string, rows: number, log: Log): Promise<BenchResult> {
  const filled = await fillDatabase(url, rows, log);
  const areas = areaSearches(await storeAreas(url));
  const names = await readNames(url);
  const columnsSeconds = await timeColumns(url);
  const server = await startServer(url);
  await waitForColumns(server, columnsSeconds);
  const results: WorkloadResult[] = [];
  for (const workload of [...workloads(), ...areas, ...suggestions(names)]) {
    const tasks = workload.requests.map((query) => () => server.get(workload.path + query));
    const http = await latencyOf(tasks);
    const again = await latencyOf(tasks);
    const crowd = await searchesPerSecond(server.url, workload);
    const sql = await replaySql(url, workload);
    log(`${rows} rows, ${workload.name}: p50 ${http.p50.toFixed(1)} ms, p99 ${http.p99.toFixed(1)} ms`);
    results.push({ name: workload.name, http, again, sql, crowd });
  }
  // Last, when what is read of the listings themselves lies in memory, as it does in a database that is in use.
  const distinct = await searchesPerSecond(server.url, distinctSearches(DISTINCT));
  await server.stop();
  return { rows, ...filled, columnsSeconds, workloads: results, distinct };
}

async function timeColumns(url: string): Promise<number> {
  const database = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const started = performance.now();
  const { signal } = new AbortController();
  await changeNow(database.kysely);
  await readColumnTable(database.kysely, { edition: editionCode.austin, lease: false }, signal);
  await database.close();
  return (performance.now() - started) / 1000;
}

/** A process reads its columns once somebody searches, and tells nobody when it has them. */
async function waitForColumns(server: ServerProcess, seconds: number): Promise<void> {
  await server.get('/api/v2/listing/search?');
  await new Promise((resolve) => setTimeout(resolve, 1000 * (1 + 2 * seconds)));
}

/** More than a process answers while it is measured. */
const DISTINCT = 20_000;
