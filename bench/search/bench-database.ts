import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@hearth/server/db/database.ts';
import { migrate } from '@hearth/server/db/migrate.ts';
import { startPrivatePostgres } from '@hearth/server/db/private-postgres.ts';

/**
 * Measures on a new database for each count, one after the other: on the PostgreSQL of DATABASE_URL, else on a private one
 * that is removed at the end.
 */
export async function onDatabases<Result>(
  counts: readonly number[],
  measure: (url: string, rows: number) => Promise<Result>,
): Promise<Result[]> {
  const postgres = await startPostgres();
  try {
    const results: Result[] = [];
    for (const rows of counts) results.push(await onDatabase(postgres.connectionString, rows, measure));
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

async function onDatabase<Result>(
  serverUrl: string,
  rows: number,
  measure: (url: string, rows: number) => Promise<Result>,
): Promise<Result> {
  const name = `hearth_bench_${process.pid}_${rows}`;
  const admin = openDatabase(serverUrl, { max: 1, statementTimeoutMs: 0 });
  await admin.pool.query(`create database ${name}`);
  try {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    await migrate(url.href);
    return await measure(url.href, rows);
  } finally {
    await admin.pool.query(`drop database if exists ${name} with (force)`);
    await admin.close();
  }
}
