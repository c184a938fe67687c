import { randomUUID } from 'node:crypto';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anInquiry, aTour, errorOf, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { requestedAs } from '../testing/requested-as.ts';

const { version: consentVersion } = consentOf(editions.austin.name);
const desk = inquiryDeskOfFile();
const { mailTo, mails, send, stored, token } = desk;

describe('an inquiry', () => {
  it("stores the page's hidden fields in the row and the agent's mail, not in the visitor's", async () => {
    await desk.server.save(aListing({ agentId: 'ben.ortiz' }));
    const hidden = { campaign: 'spring <b>', 'crm id': '42', empty: ' ', long: 'x'.repeat(301) };
    expect((await send(aTour({ hiddenFields: hidden }))).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ hiddenFields: 'campaign: spring <b>\ncrm id: 42' }]);
    const toAgent = await mailTo('ben@brokerage.example');
    expect(toAgent?.text).toContain('campaign: spring <b>');
    expect(toAgent?.text).toContain('crm id: 42');
    expect((await mailTo('ana@visitor.example'))?.text).not.toContain('crm id');
  });

  it('answers OK in plain text, stores the whole inquiry and mails agent and visitor', async () => {
    await desk.server.save(aListing({ agentId: 'ben.ortiz', attributioncontact: '512-555-0142' }));
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
      '+1 (512) 555-0100',
      'Tour: Sunday, November 22, 2026 at 10:00 AM Central Time',
      'Received: Saturday, November 21, 2026 at 12:00 PM Central Time',
      'Answered by: Ben ',
      '1204 Oak Hollow Dr',
      'partner.example',
    ])
      expect(toAgent?.text).toContain(fact);
    const toVisitor = await mailTo('ana@visitor.example');
    expect(toVisitor).toMatchObject({ replyTo: { address: 'ben@brokerage.example' } });
    expect(toVisitor?.text).toContain('Hello Ana');
    for (const mail of [toAgent, toVisitor])
      expect(mail?.text).toContain('Listed by Juniper Realty, +1 (512) 555-0142');
    expect(toVisitor?.text).not.toContain('garden');
  });

  it('takes its mails with it when it is deleted', async () => {
    await send(anInquiry());
    expect((await mails()).length).toBe(2);
    await sql`delete from inquiry`.execute(desk.server.db.kysely);
    expect(await mails()).toEqual([]);
  });

  it('stores the exact words of each consent, accepted or not', async () => {
    await send(anInquiry());
    const [inquiry] = await stored();
    expect(inquiry).toMatchObject({ consentVersion });
    expect(inquiry?.consentBoxes).toMatchObject([
      { id: 'contact', accepted: true, text: expect.stringContaining('I agree that') },
      { id: 'texts', accepted: false, text: expect.stringContaining('text messages') },
    ]);
  });

  it('confirms to one address five times an hour, and mails the agent every time', async () => {
    for (let i = 0; i < 7; i++) expect((await send(anInquiry())).body).toBe('OK');
    const confirmed = (await mails()).filter((mail) => mail.template === 'inquiry-visitor');
    expect([confirmed.length, (await mails()).length]).toEqual([5, 12]);
  });
});

describe('the content of an inquiry', () => {
  it('needs consent to the texts of today', async () => {
    const without = await send(anInquiry({ consent: { version: consentVersion, accepted: [] } }));
    expect(errorOf(without)).toMatchObject({
      status: 400,
      validationErrors: [{ name: 'consent.contact', message: 'Check this box to continue' }],
    });
    const old = await send(anInquiry({ consent: { version: '2001-01-01', accepted: ['contact'] } }));
    expect(errorOf(old).validationErrors?.map(({ name }) => name)).toEqual(['consent.version']);
    expect(await stored()).toEqual([]);
  });

  it('accepts only tour times in the future on the edition’s wall clock', async () => {
    await desk.server.save(aListing());
    expect(errorOf(await send(aTour({ tourDateTime: '2026-11-21T12:00' })))).toMatchObject({
      validationErrors: [{ name: 'tourDateTime' }],
    });
    expect((await send(aTour({ tourDateTime: '2026-11-21T12:01' }))).statusCode).toBe(200);
  });

  it('writes plain text in all outputs, with any content', async () => {
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

describe('the listing of an inquiry', () => {
  it('refuses private and unknown listings with the same answer', async () => {
    await desk.server.save(
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

  it('accepts an inquiry that is not about its listing once that is gone', async () => {
    expect((await send(anInquiry({ type: 'ask-a-question', listingId: 'gone' }))).body).toBe('OK');
    expect(await stored()).toMatchObject([{ askedListingId: 'gone', listingkey: null }]);
  });

  it('leaves out the street where the seller hides it', async () => {
    await desk.server.save(aListing({ internetaddressdisplayyn: false, agentId: 'ada.reyes' }));
    expect((await send(aTour())).body).toBe('OK');
    for (const mail of await mails()) {
      expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/oak.hollow/i);
      expect(mail.text).toContain('MLS# 1000001');
    }
  });
});

describe('agents', () => {
  it('refuses agents by their account, under any address', async () => {
    const answer = await send(anInquiry(), { headers: requestedAs(viewers.agent) });
    expect(errorOf(answer)).toEqual({ status: 403, code: 'agent_inquiry_refused' });
    expect((await send(anInquiry(), { headers: requestedAs(viewers.client) })).body).toBe('OK');
  });

  it('refuses agents by their address in any spelling, also for the whitepaper', async () => {
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

  it('answers again as before, without a new captcha and after its time', async () => {
    const key = randomUUID();
    await send(anInquiry(), { key });
    expect((await send(anInquiry(), { key, token: '' })).body).toBe('OK');
    const reordered = Object.fromEntries(Object.entries(anInquiry()).reverse());
    expect((await send(reordered, { key })).body).toBe('OK');
    expect((await stored()).length).toBe(1);
  });

  it('refuses another body under the same key as a conflict', async () => {
    const key = randomUUID();
    await send(anInquiry(), { key });
    const answer = await send(anInquiry({ message: 'Something else' }), { key });
    expect(errorOf(answer)).toEqual({ status: 422, code: 'idempotency_conflict' });
    expect((await stored()).length).toBe(1);
  });

  it('accepts a correction with the same key after a refusal', async () => {
    const key = randomUUID();
    expect((await send(anInquiry({ phone: '1' }), { key })).statusCode).toBe(400);
    expect((await send(anInquiry(), { key })).body).toBe('OK');
  });

  it('requires a key of a plain shape', async () => {
    expect(errorOf(await send(anInquiry(), { key: 'short' }))).toMatchObject({
      status: 400,
      validationErrors: [{ name: 'idempotency-key' }],
    });
  });
});

describe('its captcha', () => {
  const refused = { status: 400, code: 'captcha_failed' };

  it('requires a captcha', async () => {
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

  it('accepts a captcha for one attempt, also where that was refused', async () => {
    const solved = await token();
    const asAgent = anInquiry({ email: 'ada@brokerage.example' });
    expect(errorOf(await send(asAgent, { token: solved })).code).toBe('agent_inquiry_refused');
    const other = anInquiry({ email: 'ben@brokerage.example' });
    for (const key of [undefined, randomUUID()])
      expect(errorOf(await send(other, { token: solved, ...(key && { key }) }))).toEqual(refused);
    expect(errorOf(await send(asAgent, { token: solved }))).toEqual(refused);
  });

  it('accepts a captcha for its action only', async () => {
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

  it('stores feedback with an address and a separate action', async () => {
    const body = anInquiry({ type: 'feedback' });
    expect((await send(body, { url, action: 'feedback' })).body).toBe('OK');
    expect(await stored()).toMatchObject([{ type: 'feedback', agentId: 'ada.reyes' }]);
  });

  it('accepts feedback alone', async () => {
    expect(errorOf(await send(anInquiry(), { url, action: 'feedback' }))).toMatchObject({
      status: 400,
      validationErrors: [{ name: 'type' }],
    });
  });
});
