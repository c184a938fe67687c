import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '@hearth/server/db/database.ts';
import type { ImportResult } from '@hearth/server/import/import-job.ts';
import { noMapping } from '@hearth/server/import/mapping.ts';
import { readOptions } from '@hearth/server/import/options.ts';
import { openRejects } from '@hearth/server/import/rejects.ts';
import { runImport } from '@hearth/server/import/run-import.ts';
import { oddHomes } from '@hearth/server/testing/odd-homes.ts';
import { machine } from '../report-file.ts';
import { onDatabases } from '../search/bench-database.ts';

interface ImportRun {
  readonly name: string;
  readonly result: ImportResult;
  readonly seconds: number;
}

export interface ImportReport {
  readonly rows: number;
  readonly fileMegabytes: number;
  readonly runs: readonly ImportRun[];
}

/** Imports a generated feed of homes with odd values, then the same with other prices, then that again. */
export async function benchImport(rows: number, log: (line: string) => void): Promise<ImportReport> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hearth-bench-import-'));
  const file = path.join(folder, 'feed.ndjson');
  const write = (price: number) =>
    writeFile(
      file,
      oddHomes(rows, price)
        .map((home) => JSON.stringify(home))
        .join('\n'),
    );
  try {
    const [runs] = await onDatabases([rows], async (url) => {
      const run = async (name: string) => {
        const measured = { name, ...(await importFile(url, file)) };
        log(`${name}: ${measured.seconds.toFixed(1)} s`);
        return measured;
      };
      await write(500_000);
      const first = await run('all new');
      await write(480_000);
      return [first, await run('all changed'), await run('all unchanged')];
    });
    return { rows, fileMegabytes: (await stat(file)).size / 1e6, runs: runs! };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFile(url: string, file: string) {
  const db = openDatabase(url, { max: 2, statementTimeoutMs: 0 });
  const rejects = await openRejects(path.dirname(file), file);
  const options = readOptions([file, '--display', 'yes'], 'austin');
  const job = { ...options, mapping: noMapping, now: new Date() };
  const started = performance.now();
  try {
    const result = await runImport(db.kysely, job, rejects, { progress() {}, waiting() {} });
    return { result, seconds: (performance.now() - started) / 1000 };
  } finally {
    await rejects.close();
    await db.close();
  }
}

export const printImport = ({ rows, fileMegabytes, runs }: ImportReport): string =>
  `# Benchmarks: import

\`npm run bench -- import --rows ${rows} --write\` wrote this page: a generated feed of ${rows} homes (${fileMegabytes.toFixed(1)} MB of NDJSON), each with
three odd values in optional fields, is imported into an empty database; then with other prices, then once more. No row may be lost.

| rows are | rows a second | seconds | rejected | values left out |
| --- | --- | --- | --- | --- |
${runs.map(rowOf).join('\n')}

${machine()}
`;

const rowOf = ({ name, result, seconds }: ImportRun): string =>
  `| ${name} | ${Math.round(result.read / seconds)} | ${seconds.toFixed(1)} | ${result.rejected} | ${result.dropped.reduce((sum, { count }) => sum + count, 0)} |`;
