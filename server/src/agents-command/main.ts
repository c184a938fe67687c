import { editionOf } from '@hearth/domain/edition/editions.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { runAgentCommand } from './agent-commands.ts';
import { readAgentCommand } from './options.ts';

try {
  await main();
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const command = readAgentCommand(process.argv.slice(2));
  const config = readConfig(process.env);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const server = await joinDatabase(config, say);
  const db = openDatabase(server.connectionString, { max: 2 });
  try {
    await migrate(server.connectionString, server);
    const { output, hasRejects } = await runAgentCommand(command, {
      db: db.kysely,
      edition: editionOf(config.productName).id,
      now: new Date(),
      publicUrl: config.publicUrl,
    });
    say(output);
    // A nightly job should notice.
    if (hasRejects) process.exitCode = 2;
  } finally {
    await db.close();
    await server.leave();
  }
}
