import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@hearth/server/db/database.ts';
import { migrate } from '@hearth/server/db/migrate.ts';
import { startPrivatePostgres } from '@hearth/server/db/private-postgres.ts';
import { fillDatabase } from './fill-database.ts';
import { type Latency, latencyOf, replaySql } from './latency.ts';
import { readNames } from './read-names.ts';
import { startServer } from './server-process.ts';
import { searchesPerSecond, type Throughput } from './throughput.ts';
import { suggestions, workloads } from './workloads.ts';

/** Figures of one workload; times in milliseconds. */
export interface WorkloadResult {
  readonly name: string;
  readonly http: Latency;
  /** The same statements sent straight to the database, without rules, JSON or HTTP. */
  readonly sql: Latency;
}

export interface BenchResult {
  readonly rows: number;
  readonly onMarket: number;
  readonly loadSeconds: number;
  readonly workloads: readonly WorkloadResult[];
  readonly throughput: Throughput;
}

type Log = (line: string) => void;

/** Measures every workload on a database of each size. */
export async function benchSearch(counts: readonly number[], log: Log): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  try {
    const results: BenchResult[] = [];
    for (const rows of counts) results.push(await benchOne(postgres.connectionString, rows, log));
    return results;
  } finally {
    await postgres.stop();
  }
}

async function startPostgres(): Promise<{ connectionString: string; stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { connectionString: given, stop: async () => {} };
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'hearth-bench-'));
  await chmod(dataFolder, 0o755);
  const postgres = await startPrivatePostgres({ dataFolder, log: () => {} });
  return {
    connectionString: postgres.connectionString,
    async stop() {
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function benchOne(serverUrl: string, rows: number, log: Log): Promise<BenchResult> {
  const name = `hearth_bench_${process.pid}_${rows}`;
  const admin = openDatabase(serverUrl, { max: 1, statementTimeoutMs: 0 });
  await admin.pool.query(`create database ${name}`);
  try {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    await migrate(url.href);
    return await measure(url.href, rows, log);
  } finally {
    await admin.pool.query(`drop database if exists ${name} with (force)`);
    await admin.close();
  }
}

async function measure(url: string, rows: number, log: Log): Promise<BenchResult> {
  const filled = await fillDatabase(url, rows, log);
  const server = await startServer(url);
  const results: WorkloadResult[] = [];
  for (const workload of [...workloads(), ...suggestions(await readNames(url))]) {
    const http = await latencyOf(workload.requests.map((query) => () => server.get(workload.path + query)));
    const sql = await replaySql(url, workload);
    log(`${rows} rows, ${workload.name}: p50 ${http.p50.toFixed(1)} ms, p99 ${http.p99.toFixed(1)} ms`);
    results.push({ name: workload.name, http, sql });
  }
  const [searches] = workloads();
  const throughput = await searchesPerSecond(server.url, searches!);
  await server.stop();
  return { rows, ...filled, workloads: results, throughput };
}
