import { randomUUID } from 'node:crypto';
import type { AgentInquiryDetails } from '@hearth/domain/contract/agent-inquiry.ts';
import { beforeEach, expect, it } from 'vitest';
import { saveAgents } from '../../agents/agents.queries.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { anInquiry, inquiryDeskOfFile } from '../../testing/inquiry-desk.ts';

const secret = 'a secret of the mail server';
const desk = inquiryDeskOfFile({ mailWebhookSecret: secret, repliesTo: 'replies@hearth.example' });

beforeEach(() => saveAgents(desk.server.db.kysely, [anAgent({ email: 'ada@brokerage.example' })]));

async function requested(): Promise<string> {
  const body = anInquiry({ type: 'bio-inquiry', agentId: 'ada.reyes' });
  expect((await desk.send(body)).statusCode).toBe(200);
  return (await desk.stored()).at(-1)!.id;
}

const ada = () =>
  desk.server.as({
    ...{
      role: 'agent',
      loginStatus: 'verified',
      userId: randomUUID(),
      agentId: 'ada.reyes',
      edition: 'austin',
    },
  });
const thread = async (id: string) => {
  const { status, replies } = await ada().get<AgentInquiryDetails>(`/api/agent/inquiry/${id}`);
  return { status, words: replies.map(({ byVisitor, body }) => [byVisitor ? 'visitor' : 'agent', body]) };
};
const addressOf = async (template: string) => {
  const mails = await desk.mails();
  return mails.find((mail) => mail.template === template)?.replyTo?.address ?? '';
};

interface Incoming {
  readonly to: string;
  readonly text: string;
  readonly headers?: string;
  readonly password?: string;
}
const arrives = ({ to, text, headers = '', password = secret }: Incoming) =>
  desk.server.app.inject({
    ...{ method: 'POST', url: '/api/mail-events/incoming' },
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Basic ${Buffer.from(`hearth:${password}`).toString('base64')}`,
    },
    payload: `From: Ana <ana@visitor.example>\r\nTo: ${to}\r\n${headers}Subject: Re: Your request\r\n\r\n${text}`,
  });

const quote =
  '\n\nOn Sat, Nov 21, 2026 at 10:00 AM Ada Reyes\n<replies@hearth.example> wrote:\n> Yes, a large one.';

it("a visitor's mail comes into the thread, reopens the inquiry and reaches the agent", async () => {
  const id = await requested();
  await ada().inject({ method: 'POST', url: `/api/agent/inquiry/${id}/reply`, payload: { text: 'Yes.' } });
  const to = await addressOf('inquiry-reply');
  expect(to).toMatch(/^replies\+v[\da-f]{52}@hearth\.example$/);
  expect(await addressOf('inquiry-visitor')).toBe(to);
  for (const _ of [1, 2]) {
    const headers = 'Message-ID: <1@visitor.example>\r\n';
    const answer = await arrives({ to: to.toUpperCase(), text: `Is Sunday possible?${quote}`, headers });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect(await thread(id)).toEqual({
    status: 'new',
    words: [
      ['agent', 'Yes.'],
      ['visitor', 'Is Sunday possible?'],
    ],
  });
  const continued = (await desk.mails()).filter(({ template }) => template === 'inquiry-continued');
  expect(continued.map(({ to: { address } }) => address)).toEqual(['ada@brokerage.example']);
  expect(continued[0]?.text).toContain('Is Sunday possible?');
});

it("an agent's mail comes into the thread and reaches the visitor", async () => {
  const id = await requested();
  const to = await addressOf('inquiry-agent');
  expect(to).toMatch(/^replies\+a/);
  await arrives({ to, text: 'Sunday at ten.\n\n-----Original Message-----\nFrom: Ana' });
  expect(await thread(id)).toEqual({ status: 'answered', words: [['agent', 'Sunday at ten.']] });
  const mail = (await desk.mails()).find(({ template }) => template === 'inquiry-reply');
  expect([mail?.to.address, mail?.text.includes('Sunday at ten.')]).toEqual(['ana@visitor.example', true]);
});

it.each([
  ['without words', { text: `> Yes.${quote}` }],
  ['of a program', { text: 'I am away.', headers: 'Auto-Submitted: auto-replied\r\n' }],
  ['without the password', { text: 'Hello', password: 'guess' }],
])('a mail %s changes nothing', async (_, mail) => {
  const id = await requested();
  await arrives({ to: await addressOf('inquiry-visitor'), ...mail });
  expect(await thread(id)).toEqual({ status: 'new', words: [] });
});

it('a mail to an address that was made up changes nothing', async () => {
  const id = await requested();
  const to = await addressOf('inquiry-visitor');
  const digits = to.indexOf('@');
  const forged = to.slice(0, digits - 1) + (to[digits - 1] === '0' ? '1' : '0') + to.slice(digits);
  for (const each of [forged, to.replace('+v', '+a'), 'replies@hearth.example'])
    expect((await arrives({ to: each, text: 'Hello' })).statusCode).toBe(200);
  expect(await thread(id)).toEqual({ status: 'new', words: [] });
});
