import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportJob } from '../import/import-job.ts';
import { openRejects } from '../import/rejects.ts';
import { runImport } from '../import/run-import.ts';
import { anImportJob } from './an-import-job.ts';
import type { TestDatabase } from './test-database.ts';

/** Imports files of these contents into a test's database; returns counts and the rejected rows. */
export const importsInto =
  (where: () => { readonly db: TestDatabase; readonly folder: string }) =>
  async (name: string, content: string, job: Partial<ImportJob> = {}) => {
    const { db, folder } = where();
    const file = path.join(folder, name);
    await writeFile(file, content);
    const rejects = await openRejects(folder, file);
    try {
      const imported = anImportJob({ file, kind: 'listings', ...job });
      const counts = await runImport(db.kysely, imported, rejects, { progress() {}, waiting() {} });
      const rejected = counts.rejected === 0 ? [] : (await readFile(rejects.file, 'utf8')).trim().split('\n');
      return { counts, rejected: rejected.map((line) => JSON.parse(line)) };
    } finally {
      await rejects.close();
    }
  };
