import { editionOf } from '@hearth/domain/edition/editions.ts';
import { runCommand, say, withDatabase } from '../command.ts';
import { runAgentCommand } from './agent-commands.ts';
import { readAgentCommand } from './options.ts';

await runCommand(async () => {
  const command = readAgentCommand(process.argv.slice(2));
  await withDatabase(async ({ config, db }) => {
    const { output, hasRejects } = await runAgentCommand(command, {
      db: db.kysely,
      edition: editionOf(config.productName).id,
      now: new Date(),
      publicUrl: config.publicUrl,
    });
    say(output);
    // A nightly job should notice.
    if (hasRejects) process.exitCode = 2;
  });
});
