import { tmpdir } from 'node:os';
import type { Database } from '@hearth/server/db/database.ts';
import { createJobRunner } from '@hearth/server/jobs/job-runner.ts';
import { createMailQueue } from '@hearth/server/mail/mail-queue.ts';
import { createScenes } from '@hearth/server/photos/scenes.service.ts';
import { createServices } from '@hearth/server/services.ts';
import { testConfig } from '@hearth/server/testing/test-config.ts';

/** The alerts of a process without workers: nothing is sent. */
export function alertProcess(db: Database, clock: () => Date) {
  const config = testConfig();
  const folder = tmpdir();
  const services = createServices({
    ...{
      db: db.kysely,
      edition: 'austin',
      clock,
      hasColumns: false,
      photosFolder: folder,
      onError: console.error,
    },
    scenes: createScenes(folder, config),
  });
  const jobs = createJobRunner({ db, runsJobs: false, onError: console.error });
  const mails = createMailQueue({ db, config, clock, jobs });
  const source = { db, config, clock, mails, ...services };
  return {
    source,
    async stop() {
      await jobs.stop();
      await services.close();
    },
  };
}
