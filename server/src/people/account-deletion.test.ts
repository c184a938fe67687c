import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { upkeep } from '../jobs/upkeep.ts';
import { aMail } from '../testing/a-mail.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { testNow } from '../testing/generated-listings.ts';
import { anInquiry, errorOf } from '../testing/inquiry-desk.ts';
import { solvedToken } from '../testing/solve-captcha.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
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

/** What no other row of the database contains. */
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

async function send(viewer: Viewer, method: 'POST' | 'PATCH', url: string, payload: object): Promise<void> {
  const { statusCode, body } = await server.as(viewer).inject({ method, url, payload });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
}

/** One person who has used every part of the product. */
async function whoUsedEverything(): Promise<Person> {
  const { kysely } = server.db;
  const { username, email, firstname, lastname, phone, location } = marks;
  const person = await aPerson(kysely, { username, email, firstname, lastname, phone, location });
  const { id, viewer } = person;
  const place = { name: 'Zeldamark’s work', address: '77 Zilkermark Ln', latitude: 30.2, longitude: -97.7 };
  await send(viewer, 'POST', '/api/user/favorite-place', place);
  await send(viewer, 'POST', '/api/v2/user-page-history', { path: '/agents/zeldamark' });
  await send(viewer, 'POST', '/api/user/guest-memory', {
    recentSearches: [{ query: 'keywords=zeldamark', searchCount: 1 }],
    viewedListings: ['AUS77'],
    calculator: { downPaymentPercent: 77 },
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

async function signsIn(personId: string): Promise<void> {
  const { kysely } = server.db;
  const expiresAt = new Date('2027-01-01');
  const { ipAddress, userAgent, deviceId } = marks;
  await kysely
    .insertInto('session')
    .values({ id: randomUUID(), personId, token: randomUUID(), expiresAt, ipAddress, userAgent, deviceId })
    .execute();
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
  const audit = {
    at: testNow,
    action: 'signed in',
    actorId: personId,
    personId,
    ipAddress,
    userAgent,
  } as const;
  await recordAudit(kysely, audit);
  const mail = aMail({ to: { name: 'Old address', address: 'zelda.old@visitor.example' }, replyTo: null });
  await server.db.pool.query(
    `insert into mail (id, template, parameters, to_name, to_address, related_type, related_id, created_at)
     values ($1, $2, '{}', $3, $4, 'person', $5, $6)`,
    [mail.id, 'account-email-changed', 'Old address', mail.to.address, personId, testNow],
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

/** All rows of all tables, by the catalogue of the database, that contain one of the texts. */
async function rowsNaming(texts: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await server.db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const pattern = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const { rows } = await server.db.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~* $1`,
      [pattern],
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

const textsOf = ({ id }: Person): string[] => [
  ...Object.values(marks),
  ...['zelda', 'quiverfull', 'zilkermark', '5550177', '555-0177'],
  id,
];

const deletion = (viewer: Viewer, email: string = marks.email) =>
  server.as(viewer).inject({ method: 'DELETE', url: '/api/user/me', payload: { email } });

describe('the account of a person who used everything', () => {
  it('is exported whole, and deleted with every row that names its person', async () => {
    const person = await whoUsedEverything();
    const other = await aPerson(server.db.kysely, { email: 'other@visitor.example' });
    const before = await rowsNaming(textsOf(person));
    expect(Object.keys(before).map((name) => name.replace('public.', ''))).toEqual(
      expect.arrayContaining([
        ...[
          'audit_entry',
          'calculator_setting',
          'favorite_place',
          'inquiry',
          'mail',
          'mail_subscription',
          'page_view',
        ],
        ...[
          'passkey',
          'person',
          'recent_search',
          'session',
          'sign_in_method',
          'verification',
          'viewed_listing',
        ],
      ]),
    );

    const data = JSON.stringify(await server.as(person.viewer).get('/api/user/me/data'));
    for (const text of [
      marks.email,
      marks.message,
      '77 Zilkermark Ln',
      '/agents/zeldamark',
      'Zeldamark’s phone',
    ])
      expect(data).toContain(text);
    expect(data).not.toMatch(/zelda-hash|zelda-credential|other@visitor|friend@visitor/);

    const folder = path.join(dataFolder, 'people-photos');
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await deletion(person.viewer)).json()).toEqual({ done: true });
    expect(readdirSync(folder)).toEqual([]);
    const farewell = await rowsNaming([marks.email]);
    expect(Object.keys(farewell)).toEqual(['public.mail']);
    await upkeep({
      db: server.db,
      config: { retentionMonths: 24 },
      clock: () => new Date('2026-11-23T18:00:00Z'),
    });

    expect(await rowsNaming(textsOf(person).filter((text) => text !== person.id))).toEqual({});
    const left = await rowsNaming([person.id]);
    expect(Object.keys(left)).toEqual(['public.audit_entry']);
    expect(left['public.audit_entry']?.join()).toContain('account deleted');
    expect((await server.as(person.viewer).inject({ url: '/api/user/me' })).statusCode).toBe(401);
    expect((await server.as(other.viewer).inject({ url: '/api/user/me' })).statusCode).toBe(200);
    expect(Object.keys(await rowsNaming(['friend@visitor.example']))).toContain('public.inquiry');
  });
});

describe('the deletion of an account', () => {
  it('is confirmed by the address of the account, in any of its spellings', async () => {
    const { viewer, email } = await aPerson(server.db.kysely);
    expect(errorOf(await deletion(viewer, 'other@visitor.example')).validationErrors).toEqual([
      { name: 'email', message: 'Enter the email address of your account' },
    ]);
    expect((await deletion({ role: 'guest', loginStatus: 'guest' }, email)).statusCode).toBe(401);
    expect((await deletion(viewer, ` ${email.toUpperCase()}`)).statusCode).toBe(200);
  });

  it('leaves what was sent under an address that was never proven to be the person’s', async () => {
    const { viewer, email } = await aPerson(server.db.kysely, {
      ...{ email: 'friend@visitor.example', emailVerified: false },
    });
    const data = await server.as(viewer).get<{ inquiries?: unknown }>('/api/user/me/data');
    expect(data.inquiries).toBeUndefined();
    expect((await deletion(viewer, email)).statusCode).toBe(200);
    expect(Object.keys(await rowsNaming([email]))).toContain('public.inquiry');
  });

  it('leaves the public page of an agent, which listings name', async () => {
    const { viewer, id, email } = await aPerson(server.db.kysely, { role: 'Agent', username: 'ada.reyes' });
    await sql`update agent set account_id = ${id} where agent_id = 'ada.reyes'`.execute(server.db.kysely);
    expect((await deletion(viewer, email)).statusCode).toBe(200);
    await server.get('/api/agent/ada.reyes');
    expect(existsSync(dataFolder)).toBe(true);
  });
});
