import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  countNotifications,
  getEmailHistory,
  getNotifications,
} from '@hearth/domain/contract/notification.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { agentMailParameters, aMail } from '../testing/a-mail.ts';
import { collectionsApp, send } from '../testing/collections-app.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import type { Asker } from '../testing/test-app.ts';
import { forgiveAddress, noteBounce } from './delivery/delivery.service.ts';
import { insertMailEvent, insertMails } from './mail.queries.ts';

const app = collectionsApp();
const path = '/api/notification/history';

type Inbox = ResponseOf<typeof getNotifications>;
type History = ResponseOf<typeof getEmailHistory>;

const inbox = (asker: Asker, query = '') => asker.get<Inbox>(`${path}${query}`);
const counts = (asker: Asker) =>
  asker.get<ResponseOf<typeof countNotifications>>(`${path}/count?status=Unread`);
const statuses = async (asker: Asker, query = '') =>
  (await asker.get<History>(`/api/v2/email-history${query}`)).items.map(({ status }) => status);

/** A mail to an address, some days old. */
async function mailTo(address: string, title: string, days = 0): Promise<string> {
  const id = randomUUID();
  const createdAt = new Date(testNow.getTime() - days * 86_400_000);
  const parameters = agentMailParameters({ title });
  await insertMails(app.server.db.kysely, [aMail({ id, to: { name: '', address }, createdAt, parameters })]);
  return id;
}
const event = (mailId: string, status: 'Sent' | 'Not Sent' | 'Bounced', isHard: boolean | null = null) =>
  insertMailEvent(app.server.db.kysely, { mailId, status, isHard, at: testNow });

describe('the inbox of a person', () => {
  it('lists the mails to the proven address, by time, period and kind', async () => {
    const { asker, email } = await app.signedIn();
    const newest = await mailTo(email.toUpperCase(), 'New', 0);
    await mailTo(email, 'Old', 40);
    await mailTo('other@visitor.example', 'Other');
    await event(newest, 'Sent');
    const { items, total } = await inbox(asker);
    expect(total).toBe(2);
    expect(items.map(({ subject }) => subject.split(':')[0])).toHaveLength(2);
    expect(items[0]).toMatchObject({ id: newest, type: 'Emails', status: 'Sent', isUnread: true });
    expect(items[1]?.status).toBe('Sending');
    expect((await inbox(asker, '?period=7')).items.map(({ id }) => id)).toEqual([newest]);
    expect((await inbox(asker, '?type=Inquiries')).total).toBe(0);
    expect((await inbox(asker, '?type=Emails&sortType=ASC&limit=1&page=2')).items[0]?.id).toBe(newest);
  });

  it('lists no mail to an address before it is proven', async () => {
    const { asker, id, email } = await app.signedIn({ emailVerified: false });
    await mailTo(email, 'Before');
    expect((await inbox(asker)).total).toBe(0);
    await sql`update person set email_verified = true where id = ${id}`.execute(app.server.db.kysely);
    expect((await inbox(asker)).total).toBe(1);
    const next = await app.signedIn();
    await sql`update person set email = 'moved@visitor.example' where id = ${id}`.execute(
      app.server.db.kysely,
    );
    await sql`update person set email = ${email} where id = ${next.id}`.execute(app.server.db.kysely);
    expect([(await inbox(asker)).total, (await inbox(next.asker)).total]).toEqual([1, 0]);
  });

  it('counts unread mails until they are opened or all are marked', async () => {
    const { asker, email } = await app.signedIn();
    const [first] = [await mailTo(email, 'A'), await mailTo(email, 'B'), await mailTo(email, 'C')];
    await event(first, 'Sent');
    expect(await counts(asker)).toEqual({
      total: 3,
      undelivered: { count: 0, address: email, isStopped: false },
    });
    for (const _ of [1, 2])
      expect((await send(asker, 'PATCH', `${path}/${first}`, { status: 'Opened' })).json()).toEqual({
        done: true,
      });
    expect(await statuses(asker, '?status=Opened')).toEqual(['Opened']);
    expect(await counts(asker)).toMatchObject({ total: 2 });
    expect((await inbox(asker, '?type=Unread')).total).toBe(2);
    await send(asker, 'PATCH', `${path}/open-all`);
    expect(await counts(asker)).toMatchObject({ total: 0 });
    expect(await statuses(asker, '?status=Opened')).toHaveLength(1);
  });

  it('shows a mail as a page in which nothing runs, and none to others', async () => {
    const [{ asker, email }, other] = [await app.signedIn(), await app.signedIn()];
    const id = await mailTo(email, '<script>alert(1)</script>');
    const answer = await asker.inject({ url: `${path}/${id}` });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox allow-popups/),
    });
    expect(answer.body).toContain('<base target="_blank">');
    expect(answer.body).not.toContain('<script');
    for (const url of [`${path}/${id}`, `/api/notification/email-history/${id}`])
      expect(errorOf(await other.asker.inject({ url })).status).toBe(404);
    expect(errorOf(await send(other.asker, 'PATCH', `${path}/${id}`, { status: 'Opened' })).status).toBe(404);
  });

  it('leaves the link out that acts for the account', async () => {
    const { asker, email } = await app.signedIn();
    const id = randomUUID();
    const link = 'https://homes.example/reset-password?code=s3cret&email=x';
    const parameters = { name: 'Ana', link, minutes: 60 };
    await insertMails(app.server.db.kysely, [
      {
        id,
        template: 'account-reset',
        parameters,
        to: { name: '', address: email },
        replyTo: null,
        related: null,
        createdAt: testNow,
      },
    ]);
    expect((await asker.inject({ url: `${path}/${id}` })).body).not.toContain('s3cret');
    const html = `<html><head></head><a href="${link.replace('&', '&amp;')}">Go</a></html>`;
    await sql`update mail set subject = 'Reset', text_body = ${link}, html_body = ${html}, sent_by = 'outbox', sent_at = now()
              where id = ${id}`.execute(app.server.db.kysely);
    const { body } = await asker.inject({ url: `${path}/${id}` });
    expect([body.includes('s3cret'), body.includes('#link-removed')]).toEqual([false, true]);
  });
});

describe('the status of a mail', () => {
  it.each([
    [['Sent'], 'Sent'],
    [['Not Sent', 'Sent'], 'Sent'],
    [['Bounced hard', 'Sent'], 'Sent'],
    [['Sent', 'Bounced hard', 'Not Sent'], 'Bounced'],
    [['Sent', 'Bounced soft'], 'Bounced'],
  ] as const)('after %j is %s', async (events, status) => {
    const { asker, email } = await app.signedIn();
    const id = await mailTo(email, 'A');
    for (const each of events) {
      const [name, kind] = each.startsWith('Bounced') ? (['Bounced', each.slice(8)] as const) : [each, null];
      await event(id, name as 'Sent', kind === null ? null : kind === 'hard');
    }
    expect(await statuses(asker)).toEqual([status]);
  });

  it('filters mails by status and by reason', async () => {
    const { asker, email } = await app.signedIn();
    const ids = [await mailTo(email, 'A', 3), await mailTo(email, 'B', 2), await mailTo(email, 'C', 1)];
    await event(ids[0]!, 'Bounced', true);
    await event(ids[1]!, 'Bounced', false);
    await event(ids[2]!, 'Not Sent', true);
    const found = async (query: string) =>
      (await asker.get<History>(`/api/v2/email-history?${query}`)).items.map(({ id }) => id);
    expect(await found('status=Bounced')).toEqual([ids[1], ids[0]]);
    expect(await found('status=Hard%20Bounced')).toEqual([ids[0]]);
    expect(await found('status=Soft%20Bounced')).toEqual([ids[1]]);
    expect(await found('notSentReason=Hard%20Bounced')).toEqual([ids[2]]);
    expect(await counts(asker)).toMatchObject({ undelivered: { count: 3 } });
  });

  it('counts what did not reach the address, until the address is proven or another one', async () => {
    const { asker, email, id } = await app.signedIn();
    const { kysely } = app.server.db;
    const undelivered = async () => (await counts(asker)).undelivered;
    await event(await mailTo(email, 'A'), 'Bounced', true);
    await noteBounce(kysely, email, { isHard: true, reason: null, at: testNow });
    await event(await mailTo(email, 'B'), 'Not Sent', true);
    expect(await undelivered()).toEqual({ count: 2, address: email, isStopped: true });
    await forgiveAddress(kysely, email, new Date(testNow.getTime() + 1000));
    expect(await undelivered()).toEqual({ count: 0, address: email, isStopped: false });
    await noteBounce(kysely, email, { isHard: true, reason: null, at: new Date(testNow.getTime() + 2000) });
    await sql`update person set email = 'ana.new@visitor.example' where id = ${id}`.execute(kysely);
    expect(await undelivered()).toEqual({ count: 0, address: 'ana.new@visitor.example', isStopped: false });
  });
});
