import { startPrivatePostgres } from '../db/private-postgres.ts';
import { testSettings } from './test-settings.ts';

/**
 * A program for tests that need a separate process to kill or to refuse. It starts a private PostgreSQL in the given folder,
 * prints the result as one line of JSON and runs it until a signal ends the program.
 */
const [dataFolder = '', systemFolder] = process.argv.slice(2);

try {
  const postgres = await startPrivatePostgres({
    dataFolder,
    log: (message) => process.stderr.write(`${message}\n`),
    settings: testSettings,
    ...(systemFolder ? { systemFolder } : {}),
  });
  const hold = setInterval(() => {}, 1000);
  process.once('SIGTERM', async () => {
    clearInterval(hold);
    await postgres.stop();
  });
  const { connectionString, where, pid, reused } = postgres;
  process.stdout.write(`${JSON.stringify({ connectionString, where, pid, reused })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`);
}
