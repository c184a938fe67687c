import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinDatabase } from './join-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';

/** One for all tests, which leave it stopped: making the data takes longer than everything else. */
let dataFolder: string;
beforeAll(() => {
  // PostgreSQL's own user must reach it.
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-join-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

let said: string[];
beforeEach(() => {
  said = [];
});

const say = (line: string): unknown => said.push(line);
const join = () => joinDatabase({ databaseUrl: null, dataFolder }, say);
const startServer = (): Promise<PrivatePostgres> => startPrivatePostgres({ dataFolder, log: say });

it('a command uses the database of the running server, and another one at the same time', async () => {
  const server = await startServer();
  const [one, two] = await Promise.all([join(), join()]);
  expect([one.connectionString, two.connectionString]).toEqual([
    server.connectionString,
    server.connectionString,
  ]);
  await one.leave();
  await two.leave();
  await server.stop();
  expect(said).toEqual([]);
});

it('a server that starts during a command waits for it, and so does a second command', async () => {
  const command = await join();
  const server = startServer();
  await expect.poll(() => said).toEqual([expect.stringMatching(/^A command .* is using the data; waiting/)]);
  const second = join();
  await expect.poll(() => said).toHaveLength(2);
  expect(said[1]).toMatch(/^Another command .* is using the data; waiting/);
  await command.leave();
  // Whichever is first; the other one joins or waits.
  const whichever = await Promise.race([server.then(({ stop }) => stop), second.then(({ leave }) => leave)]);
  await whichever();
  await (await second).leave();
  await (await server).stop();
});

it('a command waits while the server’s PostgreSQL starts again', async () => {
  const server = await startServer();
  process.kill(server.pid, 'SIGKILL');
  const command = await join();
  expect(command.connectionString).toBe(server.connectionString);
  await command.leave();
  await server.stop();
});
