import { openDatabase } from '@hearth/server/db/database.ts';
import { readColumnTable } from '@hearth/server/search/columns/columns.queries.ts';
import { changeNow } from '@hearth/server/search/search-change.queries.ts';
import { editionCode } from '@hearth/server/search-rows/search-codes.ts';
import { storeAreas } from './areas.ts';
import { onDatabases } from './bench-database.ts';
import { fillDatabase } from './fill-database.ts';
import { type Latency, latencyOf, replaySql } from './latency.ts';
import { readNames } from './read-names.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { searchesPerSecond, type Throughput } from './throughput.ts';
import {
  areaSearches,
  details,
  distinctSearches,
  firstSearches,
  suggestions,
  type Workload,
  workloads,
} from './workloads.ts';

/** Figures of one workload; times in milliseconds. */
export interface WorkloadResult {
  readonly name: string;
  /** The first request of each kind. */
  readonly http: Latency;
  /** The same requests again, without a change in between. */
  readonly again: Latency;
  /** The SQL statements of the first requests, sent directly to the database. */
  readonly sql: Latency;
  /** The same requests, repeated by 16 clients at once. */
  readonly crowd: Throughput;
}

export interface BenchResult {
  readonly rows: number;
  readonly onMarket: number;
  readonly made: number;
  /** Number of street addresses that suggestions search, in both editions. */
  readonly addresses: number;
  readonly loadSeconds: number;
  /** Time that a process takes to read the columns of one edition. */
  readonly columnsSeconds: number;
  readonly workloads: readonly WorkloadResult[];
  /** Distinct default searches by 16 clients at once. */
  readonly distinct: Throughput;
}

type Log = (line: string) => void;

/** Measures the workloads whose names contain `only` on a database of each size. */
export const benchSearch = (counts: readonly number[], log: Log, only = ''): Promise<BenchResult[]> =>
  onDatabases(counts, (url, rows) => measure(url, rows, log, only));

async function measure(url: string, rows: number, log: Log, only: string): Promise<BenchResult> {
  const filled = await fillDatabase(url, rows, log);
  const areas = areaSearches(await storeAreas(url));
  const names = await readNames(url);
  const columnsSeconds = await timeColumns(url);
  const server = await startServer(url);
  await waitForWarmUp(server, columnsSeconds);
  const measureOne = async (workload: Workload): Promise<WorkloadResult> => {
    const tasks = workload.requests.map((query) => () => server.get(workload.path + query));
    const http = await latencyOf(tasks);
    const again = await latencyOf(tasks);
    const crowd = await searchesPerSecond(server.url, workload);
    const sql = await replaySql(url, workload);
    log(`${rows} rows, ${workload.name}: p50 ${http.p50.toFixed(1)} ms, p99 ${http.p99.toFixed(1)} ms`);
    return { name: workload.name, http, again, sql, crowd };
  };
  const results = [await measureOne(firstSearches())];
  // From here on the process is as one that has served for a minute: its code is compiled, its caches are filled.
  await searchesPerSecond(server.url, distinctSearches(DISTINCT, 'searches before'));
  for (const workload of [...workloads(), ...areas, ...suggestions(names), details(names)])
    if (workload.name.includes(only)) results.push(await measureOne(workload));
  // Measured last, when the listings are in the database's cache, as in production.
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

/** A process reads columns and the newest listings when it starts; no signal reports that it has finished. */
async function waitForWarmUp(server: ServerProcess, columnsSeconds: number): Promise<void> {
  await server.get('/api/v2/listing/search?');
  await new Promise((resolve) => setTimeout(resolve, 1000 * (6 + 2 * columnsSeconds)));
}

/** More requests than a process serves during a measurement. */
const DISTINCT = 20_000;
