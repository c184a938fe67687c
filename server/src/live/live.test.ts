import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Members } from '@hearth/domain/contract/membership.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type Account, anAccount } from '../testing/account-attacks/an-account.ts';
import { base, v2 } from '../testing/collections-app.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { type LivePage, openPage } from '../testing/live-pages.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { announceListings } from './announce.service.ts';
import { listenerName } from './live-streams.ts';

let db: TestDatabase;
/** Two processes on one database. */
let one: FastifyInstance;
let other: FastifyInstance;
beforeAll(async () => {
  db = await createTestDatabase();
  [one, other] = await Promise.all([listening(), listening()]);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await db.drop();
});
beforeEach(() => emptyTables(db.kysely, 'person', 'agent'));

const pages: LivePage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

async function listening(): Promise<FastifyInstance> {
  const app = await buildApp({ db, config: testConfig({ requestsPerMinute: 0 }), clock: () => new Date() });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function pageOf(account: Account, app = other): Promise<LivePage> {
  const page = await openPage(app, account.cookie);
  pages.push(page);
  return page;
}

async function send(
  account: Account,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  const answer = await one.inject({
    ...{ method, url, headers: { cookie: account.cookie } },
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}
const rename = (account: Account, name: string) =>
  send(account, 'PATCH', `${v2}/${account.collectionId}`, { name });

/** Invites a person to the collection of an owner, and returns the id of the membership. */
async function invite(owner: Account, { email }: Account): Promise<string> {
  const answer = await send(owner, 'POST', `${base}/${owner.collectionId}/collaborator`, [{ email }]);
  return answer.json<Members>().collaborators.find((each) => each.email === email)!.id;
}
const join = (owner: Account, guest: Account) =>
  send(guest, 'POST', `${base}/${owner.collectionId}/join`, {});

it('sends a change of one process to the pages of all who see the thing, and to no stranger', async () => {
  const [kim, lee, eve] = [
    await anAccount(db, 'kim'),
    await anAccount(db, 'lee'),
    await anAccount(db, 'eve'),
  ];
  await invite(kim, lee);
  await join(kim, lee);
  const [ofKim, ofLee, ofEve] = [await pageOf(kim, one), await pageOf(lee), await pageOf(eve)];
  await rename(kim, 'Lake');
  const change = { resource: 'collection', id: kim.collectionId };
  expect(await ofKim.next()).toEqual(change);
  expect(await ofLee.next()).toEqual(change);
  // Her own change comes after the other, which would have come first.
  await rename(eve, 'Mine');
  expect(await ofEve.next()).toEqual({ resource: 'collection', id: eve.collectionId });
  expect(ofLee.read()).toEqual([]);
});

it('announces an invitation, its acceptance and a removal, after which nothing more is sent', async () => {
  const [kim, lee] = [await anAccount(db, 'kim'), await anAccount(db, 'lee')];
  const [ofKim, ofLee] = [await pageOf(kim), await pageOf(lee)];
  const change = { resource: 'collection', id: kim.collectionId };
  const member = await invite(kim, lee);
  expect([await ofKim.next(), await ofLee.next()]).toEqual([change, change]);
  await join(kim, lee);
  expect(await ofLee.next()).toEqual(change);
  const news = { what: 'joined', firstname: 'Ana', name: 'kim-place' };
  const atKim = [await ofKim.next(), await ofKim.next()];
  expect(atKim).toEqual(expect.arrayContaining([change, { ...change, news }]));
  await send(kim, 'DELETE', `${base}/${kim.collectionId}/collaborator/${member}`);
  expect([await ofKim.next(), await ofLee.next()]).toEqual([change, { resource: 'collection', id: null }]);
  await rename(kim, 'Without Lee');
  await ofKim.next();
  await rename(lee, 'Mine');
  expect(await ofLee.next()).toEqual({ resource: 'collection', id: lee.collectionId });
});

it('sends a contact to the page of their agent when the contact gets an account or loses it', async () => {
  const ada = await anAccount(db, 'ada', { role: 'Agent' });
  await sql`update agent set account_id = ${ada.id} where agent_id = 'ada-name'`.execute(db.kysely);
  const kim = await anAccount(db, 'kim', { emailVerified: false });
  const { rows } = await sql<{ id: string }>`
    insert into contact (edition, agent_id, firstname, lastname, email, created_at, updated_at)
    values ('austin', 'ada-name', 'Kim', '', 'kim@visitor.example', now(), now()) returning id::text
  `.execute(db.kysely);
  const [ofAda, ofKim] = [await pageOf(ada), await pageOf(kim)];
  await sql`update person set email_verified = true where id = ${kim.id}`.execute(db.kysely);
  expect(await ofAda.next()).toEqual({ resource: 'contact', id: rows[0]!.id });
  await sql`delete from person where id = ${kim.id}`.execute(db.kysely);
  expect(await ofAda.next()).toEqual({ resource: 'contact', id: rows[0]!.id });
  expect(ofKim.read()).toEqual([]);
});

it('sends the reading of mails to the pages of their person alone', async () => {
  const [kim, lee] = [await anAccount(db, 'kim'), await anAccount(db, 'lee')];
  const [ofKim, ofLee] = [await pageOf(kim), await pageOf(lee)];
  await send(kim, 'PATCH', '/api/notification/history/open-all');
  expect(await ofKim.nextMail()).toEqual({ resource: 'inbox', id: null });
  await send(lee, 'PATCH', '/api/notification/history/open-all');
  expect(await ofLee.nextMail()).toEqual({ resource: 'inbox', id: null });
  expect(ofLee.readMails()).toEqual([]);
});

it('sends a person who may not see the thing any more no id', async () => {
  const [kim, lee] = [await anAccount(db, 'kim'), await anAccount(db, 'lee')];
  const ofLee = await pageOf(lee);
  const payload = { resource: 'collection', id: kim.collectionId, people: [lee.id] };
  await sql`select pg_notify('hearth_live', ${JSON.stringify(payload)})`.execute(db.kysely);
  expect(await ofLee.next()).toEqual({ resource: 'collection', id: null });
});

it('sends nothing of a change that was rolled back', async () => {
  const kim = await anAccount(db, 'kim');
  const page = await pageOf(kim);
  const refused = await one.inject({
    ...{ method: 'PATCH', url: `${v2}/${kim.collectionId}`, headers: { cookie: kim.cookie } },
    payload: { name: '' },
  });
  expect(refused.statusCode).toBe(400);
  await send(kim, 'PATCH', `/api/saved-search/${kim.savedSearchId}`, { name: 'Porches' });
  expect(await page.next()).toEqual({ resource: 'saved-search', id: kim.savedSearchId });
});

it('ends the streams of a session with the session, and refuses its cookie', async () => {
  const kim = await anAccount(db, 'kim');
  const page = await pageOf(kim);
  await send(kim, 'POST', '/api/user/sign-out');
  expect(await page.ended).toBe(true);
  const again = await one.inject({
    url: '/api/live',
    headers: { cookie: kim.cookie, accept: 'text/event-stream' },
  });
  expect(again.statusCode).toBe(401);
});

it('ends the streams of a session that expired once there is something to send', async () => {
  const kim = await anAccount(db, 'kim');
  const page = await pageOf(kim);
  await sql`update session set expires_at = now() - interval '1 second'`.execute(db.kysely);
  const payload = { resource: 'collection', id: null, people: [kim.id] };
  await sql`select pg_notify('hearth_live', ${JSON.stringify(payload)})`.execute(db.kysely);
  expect(await page.ended).toBe(true);
  expect(page.read()).toEqual([]);
});

it('ends all streams when the connection that listens is lost, and listens again', async () => {
  const kim = await anAccount(db, 'kim');
  const page = await pageOf(kim);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = ${listenerName} and datname = current_database()`.execute(db.kysely);
  expect(await page.ended).toBe(false);
  const next = await pageOf(kim);
  await rename(kim, 'Again');
  expect(await next.next()).toEqual({ resource: 'collection', id: kim.collectionId });
});

it('opens ten streams of a session at most', async () => {
  const kim = await anAccount(db, 'kim');
  await Promise.all(Array.from({ length: 10 }, () => pageOf(kim)));
  const { port } = other.server.address() as { port: number };
  const refused = await fetch(`http://127.0.0.1:${port}/api/live`, {
    headers: { accept: 'text/event-stream', cookie: kim.cookie },
  });
  expect(refused.status).toBe(429);
});

it('ends the stream of a page that has stopped reading', { tags: ['full'] }, async () => {
  const kim = await anAccount(db, 'kim');
  const { port } = other.server.address() as { port: number };
  const served = once(other.server, 'connection');
  const page = connect(port, '127.0.0.1').on('error', () => {});
  const lines = ['GET /api/live HTTP/1.1', `host: 127.0.0.1:${port}`, 'accept: text/event-stream'];
  page.write(`${[...lines, `cookie: ${kim.cookie}`].join('\r\n')}\r\n\r\n`);
  await once(page, 'readable');
  const [socket] = (await served) as [Socket];
  const ids = Array.from({ length: 250 }, (_, at) => `listing-${at}`);
  while (!socket.destroyed) await announceListings(db.kysely, 'austin', ids);
  page.destroy();
});

it('refuses guests, and requests that accept no events', async () => {
  const kim = await anAccount(db, 'kim');
  const statuses = [
    await one.inject({ url: '/api/live', headers: { accept: 'text/event-stream' } }),
    await one.inject({ url: '/api/live', headers: { cookie: kim.cookie } }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([401, 400]);
});
