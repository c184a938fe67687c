import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts';
import { refusesMail } from '../people/mail-subscription.service.ts';
import { aMail } from '../testing/a-mail.ts';
import { aPerson } from '../testing/a-person.ts';
import { testNow } from '../testing/generated-listings.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { withoutLiveLinks } from './live-links.service.ts';
import { readMail } from './mail.queries.ts';
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

it('a stranger turns shared homes off by one click, and on again, without an account', async () => {
  const raw = await sent(aSharedHome('bo@friend.example'));
  const [, url = ''] = /^List-Unsubscribe:\s+<(http:[^>\s]+)>\r$/m.exec(raw) ?? [];
  const { pathname } = new URL(url);
  const shared = () => refusesMail(server.db.kysely, 'bo@friend.example');
  expect(await shared()).toBe(false);
  const answer = await server.inject({ method: 'POST', url: pathname, payload: '' });
  expect(answer.json()).toEqual({ hasOptedOutOfEmail: true });
  expect(await shared()).toBe(true);
  expect(await refusesMail(server.db.kysely, 'al@friend.example')).toBe(false);
  const late = aSharedHome('bo@friend.example');
  await server.db.kysely.transaction().execute((transaction) => queue.enqueue(transaction, [late]));
  queue.wake();
  await vi.waitFor(async () => expect(await readMail(server.db.kysely, late.id)).toBeUndefined(), {
    timeout: 20_000,
  });
  expect(smtp.received.filter(({ raw }) => raw.includes(late.id))).toEqual([]);
  const again = await server.inject({
    ...{ method: 'PATCH', url: pathname.replace('/unsubscribe/', '/subscribe/'), payload: {} },
    headers: { origin: 'http://localhost:3000' },
  });
  expect(again.json()).toEqual({ hasOptedOutOfEmail: false });
  expect(await shared()).toBe(false);
});

it('keeps mails off for an address whose account is proved later, until its person wants them', async () => {
  const raw = await sent(aSharedHome('di@friend.example'));
  const [, url = ''] = /^List-Unsubscribe:\s+<(http:[^>\s]+)>\r$/m.exec(raw) ?? [];
  await server.inject({ method: 'POST', url: new URL(url).pathname, payload: '' });
  const { username, viewer } = await aPerson(server.db.kysely, { email: 'di@friend.example' });
  const asker = server.as(viewer);
  const hasOptedOut = async () =>
    (await asker.get<{ hasOptedOutOfEmail: boolean }>('/api/user/me')).hasOptedOutOfEmail;
  expect([await refusesMail(server.db.kysely, 'di@friend.example'), await hasOptedOut()]).toEqual([
    true,
    true,
  ]);
  const payload = { hasOptedOutOfEmail: false };
  const changed = await asker.inject({ method: 'PATCH', url: `/api/user/${username}`, payload });
  expect(changed.json()).toMatchObject(payload);
  expect(await refusesMail(server.db.kysely, 'di@friend.example')).toBe(false);
});

it('a hash that this server did not sign stops no address', async () => {
  for (const hash of ['a'.repeat(44), 'a'.repeat(22), 'a'.repeat(30)]) {
    const url = `/api/user/notifications/unsubscribe/${hash}`;
    expect((await server.inject({ method: 'POST', url, payload: '' })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  }
  expect(await server.db.kysely.selectFrom('stoppedAddress').selectAll().execute()).toEqual([]);
});

it('a mail that can be turned off links the page that asks, which an export leaves out', async () => {
  const mail = aSharedHome('cy@friend.example');
  await sent(mail);
  const stored = await vi.waitFor(async () => {
    const read = await readMail(server.db.kysely, mail.id);
    if (read?.content == null) throw new Error('the mail is not stored as sent yet');
    return read;
  });
  expect(stored.content?.text).toMatch(/Unsubscribe http:\/\/localhost:3000\/subscription\/[\w-]{44}/);
  expect(JSON.stringify(withoutLiveLinks(stored))).not.toMatch(/subscription\/[\w-]/);
});

it('other mails have no such header', async () => {
  const { email } = await aPerson(server.db.kysely);
  expect(await sent(aMail({ to: { name: '', address: email } }))).not.toMatch(/^List-Unsubscribe/im);
});
