import { randomUUID } from 'node:crypto';
import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { newestMails } from '../mail/mail.queries.ts';
import { contentOf } from '../mail/render-mail.ts';
import { anAgent } from '../testing/an-agent.ts';
import { solvedToken } from '../testing/solve-captcha.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Inquiry } from './inquiry.ts';

const { version: consentVersion } = consentOf(editions.austin.name);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  await sql`truncate inquiry, mail, captcha_nonce`.execute(server.db.kysely);
  await sql`delete from listing`.execute(server.db.kysely);
  await saveAgents(server.db.kysely, [
    anAgent({ trecLicense: '700001', email: 'ada@brokerage.example', phone: '512-555-0101' }),
    anAgent({
      agentId: 'ben.ortiz',
      trecLicense: '700002',
      email: 'ben@brokerage.example',
      firstname: 'Ben',
    }),
  ]);
});

const anInquiry = (changes: Partial<InquiryBody> = {}): InquiryBody => ({
  type: 'contact-us',
  firstname: 'Ana',
  lastname: 'Gómez',
  email: 'ana@visitor.example',
  phone: '(512) 555-0100',
  message: 'Is there a garden?',
  consent: { version: consentVersion, accepted: ['contact'] },
  ...changes,
});

const aTour = (changes: Partial<InquiryBody> = {}): InquiryBody =>
  anInquiry({ type: 'schedule-a-tour', tourDateTime: '2026-11-22T10:00', listingId: '1000001', ...changes });

async function token(action = 'inquiry'): Promise<string> {
  return solvedToken(await server.get<Challenge>(`/api/captcha/challenge?action=${action}`));
}

interface Sending {
  readonly token?: string;
  readonly action?: string;
  readonly key?: string;
  readonly url?: string;
  readonly headers?: Record<string, string>;
}

async function send(body: unknown, sending: Sending = {}): Promise<LightMyRequestResponse> {
  const action = sending.action ?? 'inquiry';
  return server.app.inject({
    method: 'POST',
    url: sending.url ?? '/api/user/inquiry',
    headers: {
      'content-type': 'application/json',
      'x-captcha-token': sending.token ?? (await token(action)),
      'x-captcha-action': action,
      ...(sending.key ? { 'idempotency-key': sending.key } : {}),
      ...sending.headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const errorOf = (
  answer: LightMyRequestResponse,
): Pick<ErrorBody, 'code' | 'validationErrors'> & { status: number } => {
  const { code, validationErrors } = answer.json<ErrorBody>();
  return { status: answer.statusCode, code, ...(validationErrors ? { validationErrors } : {}) };
};

const stored = async (): Promise<(Inquiry & { agentId: string | null })[]> =>
  (
    await sql<Inquiry & { agentId: string | null }>`
      select inquiry.*, agent.agent_id from inquiry left join agent on agent.id = agent_key order by inquiry.created_at
    `.execute(server.db.kysely)
  ).rows;
const mails = async () => {
  const stored = await newestMails(server.db.kysely, 100);
  return Promise.all(stored.map(async (mail) => ({ ...mail, ...(await contentOf(mail)) })));
};
const mailTo = async (address: string) => (await mails()).find((mail) => mail.to.address === address);

describe('an inquiry', () => {
  it('is answered OK in plain text, stored whole and told to agent and visitor', async () => {
    await server.save(aListing({ agentId: 'ben.ortiz' }));
    const answer = await send(aTour({ landingPage: 'https://partner.example/homes' }));
    expect(answer).toMatchObject({ statusCode: 200, body: 'OK' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await stored()).toMatchObject([
      {
        type: 'schedule-a-tour',
        edition: 'austin',
        firstname: 'Ana',
        lastname: 'Gómez',
        email: 'ana@visitor.example',
        phone: '+15125550100',
        message: 'Is there a garden?',
        askedListingId: '1000001',
        listingkey: 'AUS-1000001',
        agentId: 'ben.ortiz',
        tourDateTime: '2026-11-22T10:00',
        landingPage: 'https://partner.example/homes',
        embedKey: null,
      },
    ]);
    const toAgent = await mailTo('ben@brokerage.example');
    expect(toAgent).toMatchObject({
      subject: 'Schedule a tour: Ana Gómez (MLS# 1000001)',
      replyTo: { name: 'Ana Gómez', address: 'ana@visitor.example' },
      sentAt: null,
    });
    for (const fact of [
      'Is there a garden?',
      '+15125550100',
      '2026-11-22 at 10:00',
      '1204 Oak Hollow Dr',
      'partner.example',
    ])
      expect(toAgent?.text).toContain(fact);
    const toVisitor = await mailTo('ana@visitor.example');
    expect(toVisitor).toMatchObject({ replyTo: { address: 'ben@brokerage.example' } });
    expect(toVisitor?.text).toContain('Hello Ana');
    expect(toVisitor?.text).not.toContain('garden');
  });

  it('takes its mails with it when it is deleted', async () => {
    await send(anInquiry());
    expect((await mails()).length).toBe(2);
    await sql`delete from inquiry`.execute(server.db.kysely);
    expect(await mails()).toEqual([]);
  });

  it('keeps the very words that were agreed to, and those that were not', async () => {
    await send(anInquiry());
    const [inquiry] = await stored();
    expect(inquiry).toMatchObject({ consentVersion });
    expect(inquiry?.consentBoxes).toMatchObject([
      { id: 'contact', accepted: true, text: expect.stringContaining('I agree that') },
      { id: 'marketing', accepted: false, text: expect.stringContaining('marketing calls') },
    ]);
  });

  it('needs consent to the texts of today', async () => {
    const without = await send(anInquiry({ consent: { version: consentVersion, accepted: [] } }));
    expect(errorOf(without)).toMatchObject({
      status: 400,
      validationErrors: [{ name: 'consent.contact', message: 'Please tick this box to go on' }],
    });
    const old = await send(anInquiry({ consent: { version: '2001-01-01', accepted: ['contact'] } }));
    expect(errorOf(old).validationErrors?.map(({ name }) => name)).toEqual(['consent.version']);
    expect(await stored()).toEqual([]);
  });

  it('is confirmed to one address five times an hour, and told to the agent every time', async () => {
    for (let i = 0; i < 7; i++) expect((await send(anInquiry())).body).toBe('OK');
    const confirmed = (await mails()).filter((mail) => mail.template === 'inquiry-visitor');
    expect([confirmed.length, (await mails()).length]).toEqual([5, 12]);
  });

  it('names every wrong field in the specification’s words', async () => {
    const answer = await send(
      anInquiry({ firstname: '', lastname: 'R2', email: 'no', phone: '12', message: 'x'.repeat(10_000) }),
    );
    expect(errorOf(answer)).toEqual({
      status: 400,
      code: 'validation_failed',
      validationErrors: [
        { name: 'firstname', message: 'Field is required' },
        { name: 'lastname', message: 'This last name is invalid' },
        { name: 'email', message: 'Please enter a valid email' },
        { name: 'phone', message: 'Please enter a valid phone number' },
        { name: 'message', message: 'Please enter less than 5000 characters' },
      ],
    });
  });

  it('holds a tour to times that are still to come on the edition’s wall clock', async () => {
    await server.save(aListing());
    expect(errorOf(await send(aTour({ tourDateTime: '2026-11-21T12:00' })))).toMatchObject({
      validationErrors: [{ name: 'tourDateTime' }],
    });
    expect((await send(aTour({ tourDateTime: '2026-11-21T12:01' }))).statusCode).toBe(200);
  });

  it('is text to every reader, whatever it holds', async () => {
    const message = '<script>alert(1)</script>\u0000\u202Eexe.fdp\u200B & "quotes"\r\n.\r\nsecond';
    expect((await send(anInquiry({ message, landingPage: 'javascript:alert(1)' }))).statusCode).toBe(200);
    expect(await stored()).toMatchObject([
      { message: '<script>alert(1)</script>exe.fdp & "quotes"\n.\nsecond', landingPage: null },
    ]);
    const mail = await mailTo('ada@brokerage.example');
    expect(mail?.html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;exe.fdp &amp; &quot;quotes&quot;<br class="indented"/>',
    );
    expect(mail?.html).not.toContain('<script');
  });

  it.each([
    ['not json', '{'],
    ['no object', '[]'],
    ['an unknown type', JSON.stringify(anInquiry({ type: 'hack' as never }))],
    ['an unknown field', JSON.stringify({ ...anInquiry(), role: 'Agent' })],
    ['a number for text', JSON.stringify({ ...anInquiry(), firstname: 1 })],
  ])('that is %s is refused with 400', async (_what, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('whom it goes to', () => {
  const agentOf = async (body: InquiryBody): Promise<string | null | undefined> => {
    expect((await send(body)).body).toBe('OK');
    return (await stored()).at(-1)?.agentId;
  };

  it('is the listing’s agent where they are ours, whoever else is named', async () => {
    await server.save(aListing({ agentId: 'ben.ortiz' }));
    expect(await agentOf(aTour({ agentId: 'ada.reyes' }))).toBe('ben.ortiz');
  });

  it('is the agent named for a listing of somebody else', async () => {
    await server.save(aListing({ agentId: 'stranger' }));
    expect(await agentOf(aTour({ agentId: 'ben.ortiz' }))).toBe('ben.ortiz');
  });

  it('is the agent named by username, by licence or as the bio page is', async () => {
    expect(await agentOf(anInquiry({ agentId: 'ben.ortiz' }))).toBe('ben.ortiz');
    await sql`truncate inquiry cascade`.execute(server.db.kysely);
    expect(await agentOf(anInquiry({ type: 'bio-inquiry', agentId: '700002' }))).toBe('ben.ortiz');
    expect(await agentOf(anInquiry({ type: 'bio-inquiry', agentId: 'Ben-Reyes' }))).toBe('ben.ortiz');
  });

  it('is the default agent where nobody is named, or nobody who is known', async () => {
    const fallback = await agentOf(anInquiry());
    expect(fallback).toBe('ada.reyes');
    await sql`truncate inquiry cascade`.execute(server.db.kysely);
    expect(await agentOf(anInquiry({ agentId: 'gone.long-ago' }))).toBe(fallback);
  });

  it('is nobody else for what is about an agent', async () => {
    expect(errorOf(await send(anInquiry({ type: 'bio-inquiry', agentId: 'nobody' })))).toEqual({
      status: 404,
      code: 'agent_not_found',
    });
    expect(await stored()).toEqual([]);
  });

  it('is nobody without a public page, unless a listing is theirs', async () => {
    await saveAgents(server.db.kysely, [
      anAgent({ agentId: 'desk', firstname: 'Dana', lastname: 'Desk', email: 'dana@brokerage.example' }),
    ]);
    await sql`
      update agent set user_account_type = 'Staff Account', created_at = '2000-01-01' where agent_id = 'desk'
    `.execute(server.db.kysely);
    expect(errorOf(await send(anInquiry({ type: 'bio-inquiry', agentId: 'desk' })))).toEqual({
      status: 404,
      code: 'agent_not_found',
    });
    expect(await agentOf(anInquiry({ agentId: 'desk' }))).toBe('ada.reyes');
    await sql`truncate inquiry cascade`.execute(server.db.kysely);
    await server.save(aListing({ agentId: 'desk' }));
    expect(await agentOf(aTour())).toBe('desk');
    await sql`delete from agent where agent_id = 'desk'`.execute(server.db.kysely);
  });

  it('is whoever was named as the default agent', async () => {
    await sql`update agent set default_agent = true where agent_id = 'ben.ortiz'`.execute(server.db.kysely);
    expect(await agentOf(anInquiry())).toBe('ben.ortiz');
    await sql`update agent set default_agent = false`.execute(server.db.kysely);
  });

  it('is read by the brokerage where an agent has no address', async () => {
    await sql`
      insert into office (office_id, edition, name, mls_id, email) values ('main', 'austin', 'Hearth', '3788', 'desk@brokerage.example')
    `.execute(server.db.kysely);
    await sql`update agent set email = null`.execute(server.db.kysely);
    expect(await agentOf(anInquiry())).toBe('ada.reyes');
    expect(await mailTo('desk@brokerage.example')).toMatchObject({ subject: 'Contact us: Ana Gómez' });
    await sql`delete from office`.execute(server.db.kysely);
  });

  it.each(['ada@brokerage.example; ben@brokerage.example', 'ada at brokerage', ''])(
    'is read by the brokerage where an agent’s address is %j',
    async (email) => {
      await sql`
        insert into office (office_id, edition, name, mls_id, email) values ('main', 'austin', 'Hearth', '3788', 'desk@brokerage.example')
      `.execute(server.db.kysely);
      await sql`update agent set email = ${email}`.execute(server.db.kysely);
      expect(await agentOf(anInquiry())).toBe('ada.reyes');
      expect(await mailTo('desk@brokerage.example')).toMatchObject({ template: 'inquiry-agent' });
      expect(await mailTo('ana@visitor.example')).toMatchObject({
        replyTo: { address: 'desk@brokerage.example' },
      });
      await sql`delete from office`.execute(server.db.kysely);
    },
  );

  it('may be nobody: it is kept and the visitor is answered all the same', async () => {
    await sql`delete from agent`.execute(server.db.kysely);
    expect(await agentOf(anInquiry())).toBeNull();
    expect((await mails()).map((mail) => mail.to.address)).toEqual(['ana@visitor.example']);
  });
});

describe('a listing that somebody asks about', () => {
  it('is one that guests may see: private and unknown ones cannot be told apart', async () => {
    await server.save(
      aListing({
        mlsstatus: 'Private',
        source: 'EX',
        listingid: 'EL1',
        listingkey: 'EL1',
        sourcelistingid: null,
      }),
    );
    const hidden = await send(aTour({ listingId: 'EL1' }));
    const unknown = await send(aTour({ listingId: 'EL2' }));
    expect(errorOf(hidden)).toEqual({ status: 404, code: 'listing_not_found' });
    expect(hidden.body).toBe(unknown.body);
    expect(await mails()).toEqual([]);
  });

  it('costs no lead where it is gone and the inquiry is about something else', async () => {
    expect((await send(anInquiry({ type: 'ask-a-question', listingId: 'gone' }))).body).toBe('OK');
    expect(await stored()).toMatchObject([{ askedListingId: 'gone', listingkey: null }]);
  });

  it('keeps the street to itself where the seller hides it', async () => {
    await server.save(aListing({ internetaddressdisplayyn: false, agentId: 'ada.reyes' }));
    expect((await send(aTour())).body).toBe('OK');
    for (const mail of await mails()) {
      expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/oak.hollow/i);
      expect(mail.text).toContain('MLS# 1000001');
    }
  });
});

describe('agents', () => {
  it('are refused by their address in any spelling, also the whitepaper', async () => {
    for (const type of ['contact-us', 'request-free-whitepaper'] as const) {
      const answer = await send(anInquiry({ type, email: 'Ben@Brokerage.example' }));
      expect(answer.json()).toEqual({
        code: 'agent_inquiry_refused',
        message: 'Form submissions are not allowed from Agent accounts',
      });
      expect(answer.statusCode).toBe(403);
    }
    expect(await stored()).toEqual([]);
  });
});

describe('the same inquiry sent again', () => {
  it('fifty times at once is one inquiry with fifty answers', async () => {
    const [key, solved] = [randomUUID(), await token()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(anInquiry(), { key, token: solved })),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 OK']),
    );
    expect((await stored()).length).toBe(1);
    expect((await mails()).length).toBe(2);
  });

  it('is answered as before, without a new captcha and though its time went by', async () => {
    const key = randomUUID();
    await send(anInquiry(), { key });
    expect((await send(anInquiry(), { key, token: '' })).body).toBe('OK');
    const reordered = Object.fromEntries(Object.entries(anInquiry()).reverse());
    expect((await send(reordered, { key })).body).toBe('OK');
    expect((await stored()).length).toBe(1);
  });

  it('with another body is a conflict', async () => {
    const key = randomUUID();
    await send(anInquiry(), { key });
    const answer = await send(anInquiry({ message: 'Something else' }), { key });
    expect(errorOf(answer)).toEqual({ status: 422, code: 'idempotency_conflict' });
    expect((await stored()).length).toBe(1);
  });

  it('may be mended after a refusal, with the same key', async () => {
    const key = randomUUID();
    expect((await send(anInquiry({ phone: '1' }), { key })).statusCode).toBe(400);
    expect((await send(anInquiry(), { key })).body).toBe('OK');
  });

  it('needs a key of a plain shape', async () => {
    expect(errorOf(await send(anInquiry(), { key: 'short' }))).toMatchObject({
      status: 400,
      validationErrors: [{ name: 'idempotency-key' }],
    });
  });
});

describe('its captcha', () => {
  const refused = { status: 400, code: 'captcha_failed' };

  it('is needed', async () => {
    expect(errorOf(await send(anInquiry(), { token: '' }))).toEqual(refused);
    expect(errorOf(await send(anInquiry(), { token: 'x'.repeat(5000) }))).toEqual(refused);
  });

  it('counts once', async () => {
    const solved = await token();
    expect((await send(anInquiry(), { token: solved })).body).toBe('OK');
    expect(errorOf(await send(anInquiry(), { token: solved }))).toEqual(refused);
    expect((await stored()).length).toBe(1);
    expect((await mails()).length).toBe(2);
  });

  it('counts for its action alone', async () => {
    expect(errorOf(await send(anInquiry(), { token: await token('feedback') }))).toEqual(refused);
    expect(errorOf(await send(anInquiry(), { token: await token('feedback'), action: 'feedback' }))).toEqual(
      refused,
    );
  });

  it('stays good where the form had a mistake', async () => {
    const solved = await token();
    expect((await send(anInquiry({ phone: '1' }), { token: solved })).statusCode).toBe(400);
    expect((await send(anInquiry(), { token: solved })).body).toBe('OK');
  });
});

describe('feedback', () => {
  const url = '/api/v2/user/inquiry/feedback';

  it('has an address and an action of its own', async () => {
    const body = anInquiry({ type: 'feedback' });
    expect((await send(body, { url, action: 'feedback' })).body).toBe('OK');
    expect(await stored()).toMatchObject([{ type: 'feedback', agentId: 'ada.reyes' }]);
  });

  it('is nothing else', async () => {
    expect(errorOf(await send(anInquiry(), { url, action: 'feedback' }))).toMatchObject({
      status: 400,
      validationErrors: [{ name: 'type' }],
    });
  });
});
