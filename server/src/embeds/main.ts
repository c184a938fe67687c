import { runCommand, say, withDatabase, withQueues } from '../command.ts';
import { addressOf } from '../site/server-address.service.ts';
import { createWebhooks } from '../webhooks/create-webhooks.ts';
import { runEmbedCommand } from './embed-commands.ts';
import { readCommand } from './options.ts';

/** Made-up leads are about no home. */
const noListings = { shownListing: async () => undefined };

await runCommand(async () => {
  const command = readCommand(process.argv.slice(2));
  await withDatabase(async (context) => {
    const { db } = context;
    const config = { ...context.config, publicUrl: await addressOf(db.kysely, context.config) };
    const now = new Date();
    const clock = () => now;
    await withQueues(context, clock, async ({ jobs, mails }) => {
      // The command sends tests itself.
      const webhooks = createWebhooks({ db, config, clock, jobs, mails, listings: noListings });
      say(await runEmbedCommand(command, { db: db.kysely, config, now, mails, webhooks }));
    });
  });
});
