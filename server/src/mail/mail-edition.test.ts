import { editions } from '@hearth/domain/edition/editions.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { noteServerAddress } from '../site/server-address.queries.ts';
import { aMail } from '../testing/a-mail.ts';
import { testNow } from '../testing/generated-listings.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readMail } from './mail.queries.ts';
import { createMailQueue } from './mail-queue.ts';

let db: TestDatabase;
let jobs: JobRunner;
beforeAll(async () => {
  db = await createTestDatabase();
  jobs = createJobRunner({ db, runsJobs: true, onError: console.error, pollSeconds: 0.5 });
});
afterAll(async () => {
  await jobs.stop();
  await db.drop();
});

it('a mail has the name and the links of its site, where a server of another site sends it', async () => {
  await noteServerAddress(db.kysely, {
    ...{ edition: 'san-antonio', publicUrl: 'https://sa.hearth.example', notedAt: testNow },
  });
  const queue = createMailQueue({ db, config: testConfig(), clock: () => testNow, jobs });
  await jobs.start();
  const [own, other] = [aMail(), aMail({ edition: 'san-antonio' })];
  await db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [own, other]));
  queue.wake();
  const sent = (id: string) =>
    vi.waitFor(
      async () => {
        const mail = await readMail(db.kysely, id);
        expect(mail?.sentAt).not.toBeNull();
        return mail;
      },
      { timeout: 20_000, interval: 100 },
    );
  const ofOther = (await sent(other.id))?.content;
  expect(ofOther?.text).toContain('https://sa.hearth.example/');
  expect(ofOther?.html).toContain(editions['san-antonio'].name);
  expect(await sent(own.id)).toMatchObject({ edition: 'austin' });
  expect((await sent(own.id))?.content?.html).not.toContain(editions['san-antonio'].name);
});
