import { randomUUID } from 'node:crypto';
import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import type { OwnInquiry } from '@hearth/domain/contract/own-inquiries.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertInquiry } from '../inquiries/inquiry.queries.ts';
import { inquiryRecord } from '../inquiries/inquiry-record.ts';
import { aPerson } from '../testing/a-person.ts';
import { anAgent } from '../testing/an-agent.ts';
import { testNow } from '../testing/generated-listings.ts';
import { errorOf } from '../testing/inquiry-desk.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let agentKey: number;
beforeAll(async () => {
  server = await startTestApp();
  await saveAgents(server.db.kysely, [anAgent()]);
  const { rows } = await server.db.pool.query<{ id: number }>('select id from agent');
  agentKey = rows[0]!.id;
});
afterAll(() => server.close());

const path = '/api/user/inquiry';
const own = (asker: Asker, query = '') =>
  asker.get<{ items: OwnInquiry[]; total: number }>(`${path}?${query}`);

/** Stores an inquiry that came from an address so many days ago. */
async function sent(email: string, daysAgo: number, body: Partial<InquiryBody> = {}, agent = agentKey) {
  const inquiry = inquiryRecord({
    ...{
      id: randomUUID(),
      edition: 'austin',
      listingkey: null,
      agentKey: agent,
      embedKey: null,
      linkEmbedKey: null,
    },
    ...{ origin: null, linkHost: null, ipAddress: '203.0.113.1', idempotencyKey: null, bodyHash: '' },
    body: { type: 'contact-us', message: `${daysAgo} days ago`, ...body, email },
    consent: { version: '1', boxes: [] },
    now: new Date(testNow.getTime() - daysAgo * 86_400_000),
  });
  await insertInquiry(server.db.kysely, inquiry);
}
const messages = (items: readonly OwnInquiry[]) => items.map(({ message }) => message);

it('lists those sent under the person’s address, the newest first, with their recipients', async () => {
  const person = await aPerson(server.db.kysely);
  await sent(person.email.toUpperCase(), 3);
  await sent(person.email, 1, {
    type: 'schedule-a-tour',
    listingId: '1000001',
    tourDateTime: '2026-11-22T10:00',
  });
  const { items, total } = await own(server.as(person.viewer), `username=${person.username}`);
  expect(total).toBe(2);
  expect(items).toEqual([
    {
      ...{ id: expect.any(String), type: 'schedule-a-tour', createdAt: '2026-11-20T18:00:00.000Z' },
      ...{ message: '1 days ago', fact: null, tourDateTime: '2026-11-22T10:00', listingId: '1000001' },
      ...{ agentId: 'ada.reyes', agent: 'Ada Reyes', landingPage: null },
    },
    expect.objectContaining({ message: '3 days ago', listingId: null }),
  ]);
});

it('limits by type and time, orders by date and cuts into pages of twenty', async () => {
  const { email, viewer } = await aPerson(server.db.kysely);
  for (let daysAgo = 1; daysAgo <= 22; daysAgo++)
    await sent(email, daysAgo, daysAgo === 5 ? { type: 'feedback' } : {});
  const asker = server.as(viewer);
  const [first, second] = [await own(asker), await own(asker, 'page=2')];
  expect([first.items.length, first.total]).toEqual([20, 22]);
  expect(messages(second.items)).toEqual(['21 days ago', '22 days ago']);
  expect(messages((await own(asker, 'sort=ASC')).items)[0]).toBe('22 days ago');
  expect(messages((await own(asker, 'inquiryType=feedback')).items)).toEqual(['5 days ago']);
  expect((await own(asker, 'period=4')).total).toBe(3);
  expect((await own(asker, 'page=3')).items).toEqual([]);
  for (const wrong of ['sort=date', 'period=-1', 'page=0', 'inquiryType=x', 'email=a@b.example'])
    await asker.get(`${path}?${wrong}`, 400);
});

it('lists none of another person, nor of an address that is not proven', async () => {
  const [mine, theirs] = [await aPerson(server.db.kysely), await aPerson(server.db.kysely)];
  const unproven = await aPerson(server.db.kysely, { emailVerified: false });
  for (const { email } of [theirs, unproven]) await sent(email, 1);
  const nothing = { items: [], total: 0 };
  expect(await own(server.as(mine.viewer))).toEqual(nothing);
  expect(await own(server.as(unproven.viewer))).toEqual(nothing);
  const requested = await server.as(mine.viewer).inject({ url: `${path}?username=${theirs.username}` });
  const validationErrors = [{ name: 'username', message: 'must be your own' }];
  expect(errorOf(requested)).toEqual({ status: 403, code: 'forbidden', validationErrors });
  const unknown = await server.as(mine.viewer).inject({ url: `${path}?username=nobody` });
  expect(errorOf(unknown)).toEqual(errorOf(requested));
  expect(errorOf(await server.inject({ url: path }))).toEqual({ status: 401, code: 'sign_in_required' });
});
