import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createJobRunner } from '../jobs/job-runner.ts';
import { aMail } from '../testing/a-mail.ts';
import { testNow } from '../testing/generated-listings.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readMail } from './mail.queries.ts';
import { createMailQueue } from './mail-queue.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const program = path.join(import.meta.dirname, 'main.ts');

/** The exit code and both outputs of the command. */
const run = (...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: db.connectionString };
    const node = ['--disable-warning=ExperimentalWarning', program, ...args];
    execFile(process.execPath, node, { env }, (error, out, complaints) =>
      resolve({ code: error?.code ?? 0, said: out + complaints }),
    );
  });

describe('the mails command', () => {
  it('lists dead letters and queues them again', async () => {
    expect(await run('failed')).toEqual({ code: 0, said: 'There are no dead letters.\n' });
    const mail = aMail({ to: { name: 'Ada', address: 'no address' } });
    const { id } = mail;
    const jobs = createJobRunner({ db, runsJobs: true, onError: () => {} });
    const queue = createMailQueue({ db, config: testConfig(), clock: () => testNow, jobs });
    await jobs.start();
    await db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [mail]));
    queue.wake();
    await vi.waitFor(
      async () => expect((await readMail(db.kysely, id))?.failedAt).toBeInstanceOf(Date),
      10_000,
    );
    await jobs.stop();
    const line = '2026-11-21T18:00:00.000Z  no address  Contact us: Ana Gómez  not a single email address\n';
    expect(await run('failed')).toEqual({ code: 0, said: line });
    expect(await run('retry')).toEqual({ code: 0, said: 'One mail is queued again.\n' });
    expect((await readMail(db.kysely, id))?.failedAt).toBeNull();
  });

  it('counts a mail as sent that was handed over before a kill, once, by its Message-ID', async () => {
    const mail = aMail();
    const jobs = createJobRunner({ db, runsJobs: false, onError: () => {} });
    const queue = createMailQueue({ db, config: testConfig(), clock: () => testNow, jobs });
    await jobs.prepare();
    await db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [mail]));
    await jobs.stop();
    const said = await run('sent', `<${mail.id}@hearth.example>`, 'nothing');
    expect(said.said).toContain(`The mail ${mail.id} counts as sent.`);
    expect(said.said).toContain('No unsent mail has this id: none given');
    expect((await readMail(db.kysely, mail.id))?.sentAt).not.toBeNull();
    expect((await run('sent', mail.id)).said).toContain(`No unsent mail has this id: ${mail.id}`);
  });

  it('prints its usage', async () => {
    for (const args of [[], ['delete'], ['retry', 'x']]) {
      const { code, said } = await run(...args);
      expect(said).toContain('Use "failed"');
      expect(code).toBe(1);
    }
  });
});
