import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { tokenHash } from '../db/token-hash.ts';
import { upkeep } from '../jobs/upkeep.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { testNow } from '../testing/generated-listings.ts';
import { anInquiry, errorOf } from '../testing/inquiry-desk.ts';
import { rowsNaming } from '../testing/rows-naming.ts';
import { solvedToken } from '../testing/solve-captcha.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { thingsOfAPerson } from '../testing/things-of-a-person.ts';
import { subscriptionHash } from './mail-subscription.service.ts';

let server: TestApp;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-people-'));
  server = await startTestApp({ config: { dataFolder } });
  await saveAgents(server.db.kysely, [anAgent({ email: 'ada@brokerage.example', defaultAgent: true })]);
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Texts that no other row of the database contains. */
const marks = {
  username: 'zelda-7d1f',
  email: 'zelda@visitor.example',
  firstname: 'Zeldamark',
  lastname: 'Quiverfull',
  phone: '+15125550177',
  location: 'Zilkermark',
  ipAddress: '192.0.2.77',
  userAgent: 'Zelda’s browser',
  deviceId: 'device-zelda-77',
  message: 'Is there a garden for Zeldamark?',
};

interface Person {
  readonly id: string;
  readonly viewer: Viewer;
}

const things = thingsOfAPerson('Zeldamark', 'AUS77');

async function send(viewer: Viewer, url: string, payload: object): Promise<void> {
  const { statusCode, body } = await server.as(viewer).inject({ method: 'POST', url, payload });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
}

/** One person who has used every part of the product. */
async function personWithAllData(): Promise<Person> {
  const { kysely } = server.db;
  const { username, email, firstname, lastname, phone, location } = marks;
  const person = await aPerson(kysely, { username, email, firstname, lastname, phone, location });
  const { id, viewer } = person;
  await server.save(aListing({ listingid: 'AUS77', listingkey: 'AUS-77', sourcelistingid: '77' }));
  for (const { url, payload } of things) await send(viewer, url, payload);
  const { items: made } = await server.as(viewer).get<{ items: { id: string }[] }>('/api/listing/collection');
  await send(viewer, `/api/listing/collection/${made[0]?.id}/calendar`, {});
  await server.as(viewer).inject({
    ...{ method: 'PUT', url: '/api/v2/listing/AUS77/note', payload: { text: 'Zeldamark’s note' } },
  });
  await subscriptionHash(kysely, id, testNow);
  const photo = await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  await server.as(viewer).inject({
    ...{ method: 'POST', url: '/api/user/photo', payload: photo },
    headers: { 'content-type': 'image/jpeg' },
  });
  await signsIn(id);
  await writes();
  return person;
}

/** A session of the person, with its token. */
async function openSession(personId: string, createdAt = testNow): Promise<string> {
  const { ipAddress, userAgent, deviceId } = marks;
  const token = randomUUID();
  await server.db.kysely
    .insertInto('session')
    .values({
      ...{ id: randomUUID(), personId, token: tokenHash(token), expiresAt: new Date('2027-01-01') },
      ...{ ipAddress, userAgent, deviceId, createdAt, updatedAt: createdAt },
    })
    .execute();
  return token;
}

async function signsIn(personId: string): Promise<void> {
  const { kysely } = server.db;
  const expiresAt = new Date('2027-01-01');
  const { ipAddress, userAgent } = marks;
  await openSession(personId);
  await kysely
    .insertInto('signInMethod')
    .values({
      id: randomUUID(),
      personId,
      providerId: 'credential',
      accountId: personId,
      password: 'zelda-hash',
    })
    .execute();
  await kysely
    .insertInto('verification')
    .values({ id: randomUUID(), personId, identifier: randomUUID(), value: marks.email, expiresAt })
    .execute();
  await kysely
    .insertInto('passkey')
    .values({
      ...{ id: randomUUID(), personId, name: 'Zeldamark’s phone', credentialId: 'zelda-credential' },
      ...{ publicKey: Buffer.from('zelda'), counter: 1, backedUp: true },
    })
    .execute();
  await recordAudit(kysely, { at: testNow, action: 'signed in', personId, ipAddress, userAgent });
  await server.db.pool.query(
    `insert into mail (id, template, parameters, to_name, to_address, related_type, related_id, created_at)
     values ($1, $2, '{}', $3, $4, 'person', $5, $6)`,
    [randomUUID(), 'account-email-changed', 'Old address', 'zelda.old@visitor.example', personId, testNow],
  );
}

/** An inquiry of the person, and one in which another person refers them. */
async function writes(): Promise<void> {
  const { email, firstname, lastname, message } = marks;
  const phone = '(512) 555-0177';
  const referral = {
    ...{ type: 'refer-me' as const, agentId: 'ada.reyes', email: 'friend@visitor.example' },
    ...{
      referredFirstname: firstname,
      referredLastname: lastname,
      referredEmail: email,
      referredPhone: phone,
    },
  };
  for (const payload of [anInquiry({ email, firstname, lastname, message, phone }), anInquiry(referral)]) {
    const token = await solvedToken(await server.get('/api/captcha/challenge?action=inquiry'));
    const headers = { 'x-captcha-token': token, 'x-captcha-action': 'inquiry' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/user/inquiry', payload, headers });
    expect(answer.body).toBe('OK');
  }
}

const rowsNamingAny = (texts: readonly string[]) => rowsNaming(server.db.pool, texts);

const textsOf = ({ id }: Person): string[] => [
  ...Object.values(marks),
  ...['zelda', 'quiverfull', 'zilkermark', '5550177', '555-0177'],
  id,
];

const deletion = async ({ id, viewer }: Person, email: string = marks.email, createdAt = testNow) =>
  server.as(viewer).inject({
    ...{ method: 'DELETE', url: '/api/user/me', payload: { email } },
    headers: { authorization: `Bearer ${await openSession(id, createdAt)}` },
  });
const dataOf = async ({ id, viewer }: Person, createdAt = testNow) =>
  server.as(viewer).inject({
    url: '/api/user/me/data',
    headers: { authorization: `Bearer ${await openSession(id, createdAt)}` },
  });

describe('the account of a person who used everything', () => {
  it('exports the whole account, and deletes it with every row that names its person', async () => {
    const person = await personWithAllData();
    const other = await aPerson(server.db.kysely, { email: 'other@visitor.example' });
    const before = await rowsNamingAny(textsOf(person));
    expect(Object.keys(before).map((name) => name.replace('public.', ''))).toEqual(
      expect.arrayContaining([
        ...things.flatMap(({ tables }) => tables),
        ...['audit_entry', 'calendar_feed', 'home_note', 'inquiry', 'mail', 'mail_subscription'],
        ...['passkey', 'person', 'session', 'sign_in_method', 'verification'],
      ]),
    );

    const data = (await dataOf(person)).body;
    for (const text of [
      ...[marks.email, marks.message, 'Zeldamark’s phone', 'Zeldamark’s note'],
      ...things.map(({ text }) => text),
      '"calendarFeeds":[{"name":"Zeldamark’s homes"',
      '"listingkey":"AUS-77"',
    ])
      expect(data).toContain(text);
    expect(data).not.toMatch(/zelda-hash|zelda-credential|other@visitor|friend@visitor/);

    const folder = path.join(dataFolder, 'people-photos');
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await deletion(person)).json()).toEqual({ done: true });
    expect(readdirSync(folder)).toEqual([]);
    const farewell = await rowsNamingAny([marks.email]);
    expect(Object.keys(farewell)).toEqual(['public.mail']);
    await upkeep({
      db: server.db,
      config: { retentionMonths: 24 },
      clock: () => new Date('2026-11-23T18:00:00Z'),
    });

    expect(await rowsNamingAny(textsOf(person).filter((text) => text !== person.id))).toEqual({});
    const left = await rowsNamingAny([person.id]);
    expect(Object.keys(left)).toEqual(['public.audit_entry']);
    expect(await server.db.kysely.selectFrom('collectionListing').selectAll().execute()).toEqual([]);
    expect(left['public.audit_entry']?.join()).toContain('account deleted');
    expect((await server.as(person.viewer).inject({ url: '/api/user/me' })).statusCode).toBe(401);
    expect((await server.as(other.viewer).inject({ url: '/api/user/me' })).statusCode).toBe(200);
    expect(Object.keys(await rowsNamingAny(['friend@visitor.example']))).toContain('public.inquiry');
  });
});

describe('the deletion of an account', () => {
  it('confirms the deletion by the address of the account, in any of its spellings', async () => {
    const person = await aPerson(server.db.kysely);
    expect(errorOf(await deletion(person, 'other@visitor.example')).validationErrors).toEqual([
      { name: 'email', message: 'Enter the email address of your account' },
    ]);
    const guest = await server.inject({
      method: 'DELETE',
      url: '/api/user/me',
      payload: { email: person.email },
    });
    expect(guest.statusCode).toBe(401);
    const answer = await deletion(person, ` ${person.email.toUpperCase()}`);
    expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([200, '"cookies"']);
  });

  it('and the download of its data need a sign-in of the last quarter of an hour', async () => {
    const person = await aPerson(server.db.kysely);
    const tooOld = new Date(testNow.getTime() - 15 * 60_000 - 1);
    for (const answer of [await deletion(person, person.email, tooOld), await dataOf(person, tooOld)])
      expect(errorOf(answer)).toEqual({ status: 403, code: 'recent_sign_in_required' });
    expect((await dataOf(person)).statusCode).toBe(200);
  });

  it('refuses the deletion from another site', async () => {
    const { viewer, email } = await aPerson(server.db.kysely);
    const answer = await server.as(viewer).inject({
      ...{ method: 'DELETE', url: '/api/user/me', payload: { email } },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(errorOf(answer).code).toBe('cross_site_refused');
  });

  it('leaves what was sent under an address that was never proven to be the person’s', async () => {
    const person = await aPerson(server.db.kysely, {
      ...{ email: 'friend@visitor.example', emailVerified: false },
    });
    expect((await dataOf(person)).json<{ inquiries?: unknown }>().inquiries).toBeUndefined();
    expect((await deletion(person, person.email)).statusCode).toBe(200);
    expect(Object.keys(await rowsNamingAny([person.email]))).toContain('public.inquiry');
  });

  it('leaves the public page of an agent, which listings name', async () => {
    const person = await aPerson(server.db.kysely, { role: 'Agent', username: 'ada.reyes' });
    await sql`update agent set account_id = ${person.id} where agent_id = 'ada.reyes'`.execute(
      server.db.kysely,
    );
    expect((await deletion(person, person.email)).statusCode).toBe(200);
    await server.get('/api/agent/ada.reyes');
  });
});
