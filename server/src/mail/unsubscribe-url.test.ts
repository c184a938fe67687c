import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { aMail } from '../testing/a-mail.ts';
import { aPerson } from '../testing/a-person.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import type { NewMail } from './mail.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';

let server: TestApp;
let smtp: TestSmtpServer;
let jobs: JobRunner;
let queue: MailQueue;
beforeAll(async () => {
  server = await startTestApp();
  smtp = await startTestSmtpServer();
  const { db } = server;
  jobs = createJobRunner({ db, runsJobs: true, onError: () => {}, pollSeconds: 0.5 });
  const from = { name: 'Hearth', address: 'mail@hearth.example' };
  const config = testConfig({ smtp: { url: smtp.url, from } });
  queue = createMailQueue({ db, config, clock: () => testNow, jobs });
  await jobs.start();
  await queue.start();
});
afterAll(async () => {
  await jobs.stop();
  queue.close();
  await smtp.down();
  await server.close();
});

const aSharedHome = (address: string): NewMail => ({
  ...{ id: randomUUID(), template: 'listing-shared', createdAt: testNow },
  ...{ to: { name: '', address }, replyTo: null, related: null },
  parameters: {
    ...{ sender: 'Bo Lee', message: '' },
    listing: {
      ...{ address: '1204 Oak Hollow Dr, Austin, TX 78704', label: 'MLS# 1', listofficename: null },
      ...{ attributioncontact: null, url: 'http://localhost:3000/home-1.html' },
    },
  },
});

/** The headers and body of a mail as a mail server got them. */
async function sent(mail: NewMail): Promise<string> {
  await server.db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [mail]));
  queue.wake();
  return vi.waitFor(
    () => {
      const received = smtp.received.find(({ raw }) => raw.includes(`<${mail.id}@`));
      if (received === undefined) throw new Error('the mail is not there yet');
      return received.raw;
    },
    { timeout: 20_000, interval: 100 },
  );
}

it('a mail that its receiver can turn off has headers for one-click unsubscription', async () => {
  const { email, viewer } = await aPerson(server.db.kysely);
  const raw = await sent(aSharedHome(email));
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  const [, url = ''] = /^List-Unsubscribe:\s+<(http:[^>\s]+)>\r$/m.exec(raw) ?? [];
  const answer = await server.inject({
    ...{ method: 'POST', url: new URL(url).pathname, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.json()).toEqual({ hasOptedOutOfEmail: true });
  const profile = await server.as(viewer).get<{ hasOptedOutOfEmail: boolean }>('/api/user/me');
  expect(profile.hasOptedOutOfEmail).toBe(true);
});

it('other mails, and those to an address without an account, have no such header', async () => {
  const { email } = await aPerson(server.db.kysely);
  const mails = [aSharedHome('bo@friend.example'), aMail({ to: { name: '', address: email } })];
  for (const mail of mails) expect(await sent(mail)).not.toMatch(/^List-Unsubscribe/im);
});
