import { startPrivatePostgres } from '../db/private-postgres.ts';
import { testSettings } from './test-settings.ts';

/**
 * A program for tests that need a process of its own to kill or to refuse: starts a private PostgreSQL in the folder given,
 * says how on one line of JSON, and holds it until it is told to end.
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
