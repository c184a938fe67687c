import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { addressOf } from '../site/server-address.service.ts';
import { createWebhooks } from '../webhooks/create-webhooks.ts';
import { runEmbedCommand } from './embed-commands.ts';
import { readCommand } from './options.ts';

/** Made-up leads are about no home. */
const noListings = { shownListing: async () => undefined };

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2 });
  try {
    await migrate(server.connectionString, server);
    const publicUrl = await addressOf(db.kysely, config);
    const now = new Date();
    const settings = { ...config, publicUrl };
    const clock = () => now;
    const jobs = createJobRunner({ db, runsJobs: false, onError: (error) => say(String(error)) });
    // The running server sends the mails; without one, the next does.
    const mails = createMailQueue({ db, config: { ...config, smtp: null }, clock, jobs });
    // It sends tests itself.
    const webhooks = createWebhooks({ db, config: settings, clock, jobs, mails, listings: noListings });
    try {
      say(await runEmbedCommand(command, { db: db.kysely, config: settings, now, mails, webhooks }));
    } finally {
      await jobs.stop();
      mails.close();
    }
  } finally {
    await db.close();
    await server.leave();
  }
}
