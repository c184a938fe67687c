// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { startPrivatePostgres } from './db/private-postgres.ts';
import { makeTestFolder } from './testing/test-server.ts';
import { testSettings } from './testing/test-settings.ts';

const program = path.join(import.meta.dirname, 'main.ts');

let folder: string;
let first: Run;
beforeAll(async () => {
  folder = makeTestFolder();
  first = run({ PORT: '0', HEARTH_DATA: path.join(folder, 'data'), SAMPLE_LISTINGS: '10' });
  await first.says(/Press Ctrl-C/);
});
afterAll(async () => {
  first.process.kill('SIGTERM');
  await first.ended;
  rmSync(folder, { recursive: true, force: true });
});

describe('the server program', () => {
  it('prints its addresses and serves them', async () => {
    expect(first.output()).toMatch(/Portal +http:\/\/localhost:\d+\//);
    expect(first.output()).toContain(path.join(folder, 'data', 'postgres'));
    expect((await fetch(`http://127.0.0.1:${first.port()}/readyz`)).status).toBe(200);
    await first.says(/Inquiries are stored .* BROKERAGE_EMAIL/);
  });

  it('loads no sample homes, even if ordered', async () => {
    const answer = await fetch(`http://127.0.0.1:${first.port()}/api/v2/listing/search`);
    expect(await answer.json()).toMatchObject({ total: 0 });
  });

  it('names a taken port and how to choose another', async () => {
    const second = run({ PORT: first.port(), HEARTH_DATA: path.join(folder, 'stopped') });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(new RegExp(`Port ${first.port()} is taken .* PORT=\\d+ npm start`));
  });

  it('refuses to run twice on the same data', async () => {
    const second = run({ PORT: '0', HEARTH_DATA: path.join(folder, 'data') });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by another Hearth server (process ${first.process.pid})`);
  });

  it('lists wrong settings and ends', async () => {
    const wrong = run({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/PORT must be.*\n.*LOG_LEVEL must be/);
  });

  it('stops itself and its database on SIGTERM', async () => {
    const data = { PORT: '0', HEARTH_DATA: path.join(folder, 'stopped') };
    const once = run(data);
    await once.says(/Press Ctrl-C/);
    once.process.kill('SIGTERM');
    expect(await once.ended).toBe(0);
    const again = run(data);
    await again.says(/Press Ctrl-C/);
    expect(again.output()).not.toContain('still running');
    again.process.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });

  it('refuses data of another version and names the folder to remove', async () => {
    const dataFolder = path.join(folder, 'other-version');
    const postgres = await startPrivatePostgres({ dataFolder, log: () => {}, settings: testSettings });
    await migrate(postgres.connectionString);
    const database = openDatabase(postgres.connectionString, { max: 1 });
    await database.pool.query("insert into kysely_migration (name, timestamp) values ('0001-listings', '')");
    await database.close();
    await postgres.stop();
    const refused = run({ PORT: '0', HEARTH_DATA: dataFolder, SAMPLE_LISTINGS: '0' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(`remove the folder ${postgres.folder} and start again`);
  });
});

interface Run {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
  port(): string;
  says(words: RegExp): Promise<void>;
}

function run(environment: Record<string, string>): Run {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], { env: { ...inherited, ...environment } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return {
    process: child,
    ended: new Promise((resolve) => child.once('exit', resolve)),
    output: () => text,
    port: () => /localhost:(\d+)/.exec(text)?.[1] ?? '',
    says: (words) => vi.waitFor(() => expect(text).toMatch(words), { timeout: 50_000 }),
  };
}
