import path from 'node:path';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { settleSearch } from '../search/search-upkeep.ts';
import { joinDatabase } from './join-database.ts';
import { noMapping, readMapping } from './mapping.ts';
import { readOptions } from './options.ts';
import { openRejects } from './rejects.ts';
import { type ImportCounts, runImport } from './run-import.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\nNothing of the file was brought in.\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const options = readOptions(process.argv.slice(2), editionOf(config.productName).id);
  const mapping = options.mappingFile === null ? noMapping : await readMapping(options.mappingFile);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2, statementTimeoutMs: 0 });
  const rejects = openRejects(path.join(config.dataFolder, 'imports'), options.file);
  const started = performance.now();
  try {
    await migrate(server.connectionString);
    const { kind, file } = options;
    say(`Importing ${kind} of ${path.basename(file)} …`);
    const job = { ...options, mapping, now: new Date() };
    const counts = await runImport(db.kysely, job, rejects, progressEvery(2000));
    await rejects.close();
    if (kind !== 'schools') await settleSearch(db.kysely);
    say(summary(kind, counts, rejects.file, (performance.now() - started) / 1000));
  } finally {
    await rejects.close();
    await db.close();
    await server.leave();
  }
}

function progressEvery(milliseconds: number): (counts: ImportCounts) => void {
  let next = performance.now() + milliseconds;
  return ({ read, rejected }) => {
    if (performance.now() < next) return;
    next = performance.now() + milliseconds;
    say(`  ${read} rows read, ${rejected} rejected`);
  };
}

function summary(kind: string, counts: ImportCounts, rejectsFile: string, seconds: number): string {
  const { read, accepted, rejected, inserted, updated, unchanged } = counts;
  const saved =
    kind === 'listings'
      ? `${inserted} new, ${updated} changed, ${unchanged} unchanged`
      : `${accepted} ${kind} stored`;
  return [
    `Done in ${seconds.toFixed(1)} s: ${read} rows read, ${saved}, ${rejected} rejected.`,
    ...(rejected > 0 ? [`Rejected rows and why: ${rejectsFile}`] : []),
  ].join('\n');
}
