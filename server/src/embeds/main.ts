import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { joinDatabase } from '../db/join-database.ts';
import { migrate } from '../db/migrate.ts';
import { addressOf } from '../site/server-address.service.ts';
import { runEmbedCommand } from './embed-commands.ts';
import { readCommand } from './options.ts';

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
  const db = openDatabase(server.connectionString, { max: 1 });
  try {
    await migrate(server.connectionString, server);
    const publicUrl = await addressOf(db.kysely, config);
    say(await runEmbedCommand(command, { db: db.kysely, config: { ...config, publicUrl }, now: new Date() }));
  } finally {
    await db.close();
    await server.leave();
  }
}
