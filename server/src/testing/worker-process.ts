import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { upkeepJob } from '../jobs/upkeep.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { createWebhooks } from '../webhooks/create-webhooks.ts';
import { testServices } from './test-services.ts';

// A process that runs the jobs of the server, for tests to kill in the middle of one.
const config = readConfig(process.env);
const db = openDatabase(config.databaseUrl ?? '', { max: 4, statementTimeoutMs: 0 });
const clock = () => new Date(process.env.TEST_NOW ?? '');
const jobs = createJobRunner({
  db,
  runsJobs: true,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
const mails = createMailQueue({ db, config, clock, jobs });
const { listings } = testServices(db.kysely);
createWebhooks({ db, config, clock, jobs, mails, listings });
jobs.define(upkeepJob({ db, config, clock }));
await jobs.start();
