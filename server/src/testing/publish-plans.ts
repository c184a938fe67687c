import { publishDue } from '../exclusive-listings/publish/due-publications.service.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import type { TestApp } from './test-app.ts';
import { testConfig } from './test-config.ts';

/** Publishes the listings that are planned until a moment, with mails stored and not sent. */
export function publishPlans({ db }: Pick<TestApp, 'db'>, moment: string): Promise<void> {
  const config = testConfig();
  const clock = () => new Date(moment);
  const jobs = createJobRunner({ db, runsJobs: false, onError: console.error });
  return publishDue({ db, config, clock, mails: createMailQueue({ db, config, clock, jobs }) });
}
