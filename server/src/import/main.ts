import { open } from 'node:fs/promises';
import path from 'node:path';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { complain, say, withDatabase } from '../command.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { databaseFailure } from '../db/database-failure.ts';
import { giveWayToMls } from '../exclusive-listings/mls/give-way.service.ts';
import { settleSearch } from '../search/search-upkeep.service.ts';
import type { SourceRules } from '../sources/sources.service.ts';
import type { ImportReports } from './import-job.ts';
import { type Mapping, noMapping, readMapping } from './mapping.ts';
import { type ImportOptions, readOptions } from './options.ts';
import { openRejects, type Rejects } from './rejects.ts';
import { runImport } from './run-import.ts';
import { summary } from './summary.ts';

/** True from the moment the rows are in for good; what fails after it must not pass for a failed import. */
let broughtIn = false;

try {
  await main();
} catch (error) {
  complain(
    (error as Error).message,
    `${broughtIn ? 'The file' : 'Nothing of the file'} was imported.`,
    ...(databaseFailure(error) === 'unavailable'
      ? ['The database has stopped. Run the same import again.']
      : []),
  );
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const options = readOptions(process.argv.slice(2), editionOf(config.productName).id);
  await checkReadable(options.file);
  const mapping = options.mappingFile === null ? noMapping : await readMapping(options.mappingFile);
  await withDatabase(
    async ({ db }) => {
      const rejects = await openRejects(path.join(config.dataFolder, 'imports'), options.file);
      try {
        await importInto(db, options, mapping, rejects);
      } finally {
        await rejects.close();
      }
    },
    { statementTimeoutMs: 0 },
  );
  sayOfMaxAge(options, config.sourceRules);
}

async function importInto(
  db: Database,
  options: ImportOptions,
  mapping: Mapping,
  rejects: Rejects,
): Promise<void> {
  const started = performance.now();
  say(`Importing ${options.kind} of ${path.basename(options.file)} …`);
  const counts = await runImport(
    db.kysely,
    { ...options, mapping, now: new Date() },
    rejects,
    reportsEvery(2000),
  );
  broughtIn = true;
  if (options.kind === 'listings')
    await giveWayToMls(db.kysely, { edition: options.edition, now: new Date() });
  if (options.kind === 'listings' || options.kind === 'boundaries') await settle(db);
  say(summary(options, counts, rejects, (performance.now() - started) / 1000));
  // A nightly job should notice.
  if (counts.rejected > 0) process.exitCode = 2;
}

/** An operator who imports a file by hand should know before its listings disappear. */
function sayOfMaxAge({ kind, source }: ImportOptions, rules: SourceRules): void {
  const hours = rules[source];
  if (kind === 'listings' && hours !== null)
    say(`Listings of ${source} are hidden after ${hours} hours without an update (SOURCE_MAX_AGE_HOURS).`);
}

/** Before anything is started for it. */
async function checkReadable(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'There is no file' : `Cannot read (${error.code})`;
    throw new Error(`${why} ${file}.`, { cause: error });
  });
  const isFile = (await handle.stat()).isFile();
  await handle.close();
  if (!isFile) throw new Error(`${file} is not a file.`);
}

async function settle(db: Database): Promise<void> {
  try {
    await settleSearch(db.kysely);
  } catch (error) {
    complain(
      `The search data could not be completed after the import: ${(error as Error).message}`,
      'Listings that name no city, county, zip or school district may be missing from searches for these.',
      'Run the same import again to correct this.',
    );
  }
}

function reportsEvery(milliseconds: number): ImportReports {
  let next = performance.now() + milliseconds;
  return {
    progress({ read, rejected }) {
      if (performance.now() < next) return;
      next = performance.now() + milliseconds;
      say(`  ${read} rows read, ${rejected} rejected`);
    },
    waiting: () => say('Another import is running; waiting for it to end …'),
  };
}
