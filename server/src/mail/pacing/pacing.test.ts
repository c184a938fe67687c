import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { aMail } from '../../testing/a-mail.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { startTestSmtpServer } from '../../testing/smtp-server.ts';
import { testConfig } from '../../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { NewMail } from '../mail.ts';
import { createMailQueue } from '../mail-queue.ts';
import { providerOf } from './mail-providers.ts';
import { takeSlot } from './pacing.queries.ts';
import { waitForSlot } from './pacing.service.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => sql`delete from mail_pace`.execute(db.kysely));

const slots = async () =>
  (
    await sql<{ provider: string; slotAt: Date }>`select provider, slot_at from mail_pace order by 1`.execute(
      db.kysely,
    )
  ).rows;

describe('mails to one provider', () => {
  it('spreads mails to one provider over time, for any number of processes', async () => {
    await sql`insert into mail_pace values ('google', clock_timestamp() + interval '1 hour')`.execute(
      db.kysely,
    );
    const first = (await slots())[0]!.slotAt;
    await Promise.all(Array.from({ length: 40 }, () => takeSlot(db.kysely, 'google', 20)));
    const last = (await slots())[0]!.slotAt;
    expect(last.getTime() - first.getTime()).toBe(2000);
  });

  it('delays no mail where the last one was sent long ago', async () => {
    await sql`insert into mail_pace values ('google', clock_timestamp() - interval '1 hour')`.execute(
      db.kysely,
    );
    expect(await takeSlot(db.kysely, 'google', 20)).toBe(0);
    expect(await takeSlot(db.kysely, 'yahoo', 20)).toBe(0);
  });

  it('recognizes a provider by the domain of the address, and paces no other domain', async () => {
    expect(providerOf('Ana@GMAIL.com')?.name).toBe('google');
    await waitForSlot(db.kysely, 'ana@gmail.com');
    await waitForSlot(db.kysely, 'ana@hearth.example');
    expect((await slots()).map(({ provider }) => provider)).toEqual(['google']);
  });
});

it('a mail takes a slot of the provider of its address, unless it is about an account', async () => {
  const smtp = await startTestSmtpServer();
  const jobs = createJobRunner({ db, runsJobs: true, onError: console.error, pollSeconds: 0.5 });
  const from = { name: 'Hearth', address: 'mail@hearth.example' };
  const config = testConfig({ smtp: { url: smtp.url, from } });
  const queue = createMailQueue({ db, config, clock: () => testNow, jobs });
  try {
    await queue.start();
    await jobs.start();
    const parameters = { name: 'Ana', link: 'https://homes.example/?login=true' };
    const account = { ...aMail({ id: randomUUID() }), template: 'account-exists', parameters } as NewMail;
    const mails = [
      { ...account, to: { name: '', address: 'ana@yahoo.com' } },
      aMail({ to: { name: '', address: 'ana@gmail.com' } }),
    ];
    await db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, mails));
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 20_000 });
    expect((await slots()).map(({ provider }) => provider)).toEqual(['google']);
  } finally {
    await jobs.stop();
    queue.close();
    await smtp.down();
  }
});
