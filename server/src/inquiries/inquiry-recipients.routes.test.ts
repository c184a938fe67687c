import type { InquiryBody, InquiryRecipient } from '@hearth/domain/contract/inquiry.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { anInquiry, aTour, errorOf, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { testConfig } from '../testing/test-config.ts';
import { unreadInquiries } from './unread-inquiries.service.ts';

const desk = inquiryDeskOfFile();
const { mailTo, mails, send, stored } = desk;
const { site } = testConfig();
const withOffice = testConfig({
  site: { ...site, brokerage: { ...site.brokerage, email: 'office@brokerage.example' } },
});

/** The form names the same person or brokerage before as the confirmation does after. */
const agentOf = async ({
  type,
  listingId,
  agentId,
  ...body
}: InquiryBody): Promise<string | null | undefined> => {
  const about = Object.entries({ type, listingId, agentId }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(about as [string, string][]);
  const { agent, brokerage } = await desk.server.get<InquiryRecipient>(
    `/api/user/inquiry/recipient?${query}`,
  );
  expect((await send({ type, listingId, agentId, ...body })).body).toBe('OK');
  const who = agent === null ? brokerage : `${agent} of ${brokerage}`;
  expect((await mailTo('ana@visitor.example'))?.text).toContain(`${who} received your request`);
  return (await stored()).at(-1)?.agentId;
};

describe('the recipient of an inquiry', () => {
  it('sends an inquiry to the listing’s agent of this brokerage, even where another is named', async () => {
    await desk.server.save(aListing({ agentId: 'ben.ortiz' }));
    expect(await agentOf(aTour({ agentId: 'ada.reyes' }))).toBe('ben.ortiz');
  });

  it('sends an inquiry to the named agent for a listing of another brokerage', async () => {
    await desk.server.save(aListing({ agentId: 'stranger' }));
    expect(await agentOf(aTour({ agentId: 'ben.ortiz' }))).toBe('ben.ortiz');
  });

  it('sends an inquiry to the agent named by username, by license or as the bio page is', async () => {
    expect(await agentOf(anInquiry({ agentId: 'ben.ortiz' }))).toBe('ben.ortiz');
    await emptyTables(desk.server.db.kysely, 'inquiry');
    expect(await agentOf(anInquiry({ type: 'bio-inquiry', agentId: '700002' }))).toBe('ben.ortiz');
    expect(await agentOf(anInquiry({ type: 'bio-inquiry', agentId: 'Ben-Reyes' }))).toBe('ben.ortiz');
  });

  it('sends an inquiry to the default agent where no agent or an unknown one is named', async () => {
    const fallback = await agentOf(anInquiry());
    expect(fallback).toBe('ada.reyes');
    await emptyTables(desk.server.db.kysely, 'inquiry');
    expect(await agentOf(anInquiry({ agentId: 'gone.long-ago' }))).toBe(fallback);
  });

  it('sends an inquiry about an agent to no other agent where it names an unknown one', async () => {
    expect(errorOf(await send(anInquiry({ type: 'bio-inquiry', agentId: 'unknown' })))).toEqual({
      status: 404,
      code: 'agent_not_found',
    });
    expect(await stored()).toEqual([]);
  });

  it('sends inquiries to no agent without a public page, except for their own listing', async () => {
    await saveAgents(desk.server.db.kysely, [
      anAgent({ agentId: 'desk', firstname: 'Dana', lastname: 'Desk', email: 'dana@brokerage.example' }),
    ]);
    await sql`
      update agent set user_account_type = 'Staff Account', created_at = '2000-01-01' where agent_id = 'desk'
    `.execute(desk.server.db.kysely);
    expect(errorOf(await send(anInquiry({ type: 'bio-inquiry', agentId: 'desk' })))).toEqual({
      status: 404,
      code: 'agent_not_found',
    });
    expect(await agentOf(anInquiry({ agentId: 'desk' }))).toBe('ada.reyes');
    await emptyTables(desk.server.db.kysely, 'inquiry');
    await desk.server.save(aListing({ agentId: 'desk' }));
    expect(await agentOf(aTour())).toBe('desk');
    await sql`delete from agent where agent_id = 'desk'`.execute(desk.server.db.kysely);
  });

  it('sends an inquiry to the default agent of the edition where one is set', async () => {
    await sql`update agent set default_agent = true where agent_id = 'ben.ortiz'`.execute(
      desk.server.db.kysely,
    );
    expect(await agentOf(anInquiry())).toBe('ben.ortiz');
    await sql`update agent set default_agent = false`.execute(desk.server.db.kysely);
  });
});

describe('the reader of an inquiry', () => {
  it('sends an inquiry to the brokerage where an agent has no address', async () => {
    await sql`
      insert into office (office_id, edition, name, mls_id, email) values ('main', 'austin', 'Hearth', '3788', 'desk@brokerage.example')
    `.execute(desk.server.db.kysely);
    await sql`update agent set email = null`.execute(desk.server.db.kysely);
    expect(await agentOf(anInquiry())).toBe('ada.reyes');
    expect(await mailTo('desk@brokerage.example')).toMatchObject({ subject: 'Contact us: Ana Gómez' });
    await sql`delete from office`.execute(desk.server.db.kysely);
  });

  it.each(['ada@brokerage.example; ben@brokerage.example', 'ada at brokerage', ''])(
    'is read by the brokerage where an agent’s address is %j',
    async (email) => {
      await sql`
        insert into office (office_id, edition, name, mls_id, email) values ('main', 'austin', 'Hearth', '3788', 'desk@brokerage.example')
      `.execute(desk.server.db.kysely);
      await sql`update agent set email = ${email}`.execute(desk.server.db.kysely);
      expect(await agentOf(anInquiry())).toBe('ada.reyes');
      expect(await mailTo('desk@brokerage.example')).toMatchObject({ template: 'inquiry-agent' });
      expect(await mailTo('ana@visitor.example')).toMatchObject({
        replyTo: { address: 'desk@brokerage.example' },
      });
      await sql`delete from office`.execute(desk.server.db.kysely);
    },
  );

  it('names agent and listing by their ids for any name in the request', async () => {
    const home = aListing({ agentId: 'ben.ortiz', sourcelistingid: '7654321' });
    await desk.server.save(home);
    const about = `type=listing-question&listingId=${home.sourcelistingid}&agentId=700002`;
    expect(await desk.server.get(`/api/user/inquiry/recipient?${about}`)).toMatchObject({
      agentId: 'ben.ortiz',
      listingId: home.listingid,
    });
  });

  it('requires a known type, agent and listing', async () => {
    const requested = (query: string, status: number) =>
      desk.server.get<{ code: string }>(`/api/user/inquiry/recipient?${query}`, status);
    expect((await requested('type=contact', 400)).code).toBe('validation_failed');
    expect((await requested('type=bio-inquiry&agentId=unknown', 404)).code).toBe('agent_not_found');
    expect((await requested('type=listing-question&listingId=404', 404)).code).toBe('listing_not_found');
  });

  it('asks the visitor to call where mails reach neither agent nor brokerage', async () => {
    const warning = () => unreadInquiries(desk.server.db.kysely, testConfig());
    expect(await warning()).toBeUndefined();
    await sql`update agent set email = '' where agent_id = 'ada.reyes'`.execute(desk.server.db.kysely);
    expect(await warning()).toMatch(/^Inquiries to 1 of 2 agents .* BROKERAGE_EMAIL/);
    expect(await unreadInquiries(desk.server.db.kysely, withOffice)).toBeUndefined();
    const recipient = (agent: string) =>
      desk.server.get(`/api/user/inquiry/recipient?type=bio-inquiry&agentId=${agent}`);
    expect(await recipient('ada.reyes')).toMatchObject({ agent: null, phone: '512-555-0101' });
    expect(await recipient('ben.ortiz')).toMatchObject({ agent: 'Ben Reyes', phone: null });
    expect(await agentOf(anInquiry({ type: 'bio-inquiry', agentId: 'ada.reyes' }))).toBe('ada.reyes');
    expect((await mails()).map(({ to }) => to.address)).toEqual(['ana@visitor.example']);
    expect((await mailTo('ana@visitor.example'))?.text).toContain('Please call +1 (512) 555-0101');
    await sql`delete from agent`.execute(desk.server.db.kysely);
    expect(await warning()).toMatch(/^Inquiries are stored .* BROKERAGE_EMAIL/);
  });

  it('stores and confirms an inquiry without a reader', async () => {
    await sql`delete from agent`.execute(desk.server.db.kysely);
    expect(await agentOf(anInquiry())).toBeNull();
    expect((await mails()).map((mail) => mail.to.address)).toEqual(['ana@visitor.example']);
  });
});

describe('the report of a wrong fact', () => {
  it('mails the report of a wrong fact to the listing’s agent and to the office, without a phone', async () => {
    const { kysely } = desk.server.db;
    await sql`
      insert into office (office_id, edition, name, mls_id, email) values ('main', 'austin', 'Hearth', '3788', 'office@brokerage.example')
    `.execute(kysely);
    await desk.server.save(aListing({ agentId: 'ben.ortiz' }));
    const fact = { fact: 'Year built: 1999', message: 'It was built in 2004.' };
    const report = anInquiry({ type: 'report-a-wrong-fact', listingId: '1000001', ...fact });
    delete report.phone;
    expect((await send(report)).body).toBe('OK');
    for (const address of ['ben@brokerage.example', 'office@brokerage.example'])
      expect((await mailTo(address))?.text).toContain(
        'Wrong fact: Year built: 1999\nMessage: It was built in 2004.',
      );
    const [inquiry] = await stored();
    expect(inquiry).toMatchObject({ ...fact, phone: '', consentBoxes: [{ id: 'contact', accepted: true }] });
  });
});
