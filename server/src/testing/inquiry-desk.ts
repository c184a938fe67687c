import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { newestMails } from '../mail/mail.queries.ts';
import type { StoredMail } from '../mail/mail.ts';
import { mailFrame } from '../mail/mail-frame.service.ts';
import { contentOf } from '../mail/render-mail.ts';
import { anAgent } from './an-agent.ts';
import { emptyTables } from './empty-tables.ts';
import { testNow } from './generated-listings.ts';
import { solvedToken } from './solve-captcha.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { testConfig } from './test-config.ts';

const { version: consentVersion } = consentOf(editions.austin.name);

export const anInquiry = (changes: Partial<InquiryBody> = {}): InquiryBody => ({
  type: 'contact-us',
  firstname: 'Ana',
  lastname: 'Gómez',
  email: 'ana@visitor.example',
  phone: '(512) 555-0100',
  message: 'Is there a garden?',
  consent: { version: consentVersion, accepted: ['contact'] },
  ...changes,
});

export const aTour = (changes: Partial<InquiryBody> = {}): InquiryBody =>
  anInquiry({ type: 'schedule-a-tour', tourDateTime: '2026-11-22T10:00', listingId: '1000001', ...changes });

interface Sending {
  readonly token?: string;
  readonly action?: string;
  readonly key?: string;
  readonly url?: string;
  readonly headers?: Record<string, string>;
}

/** Receivers of inquiries, and their outcome. */
export interface InquiryDesk {
  readonly server: TestApp;
  /** A token for a solved captcha. */
  token(action?: string): Promise<string>;
  send(body: unknown, sending?: Sending): Promise<LightMyRequestResponse>;
  /** The inquiries that were stored, oldest first. */
  stored(): Promise<StoredInquiry[]>;
  /** The mails that were written, newest first. */
  mails(): Promise<WrittenMail[]>;
  mailTo(address: string): Promise<WrittenMail | undefined>;
}

type StoredInquiry = Inquiry & { agentId: string | null };
type WrittenMail = StoredMail & Awaited<ReturnType<typeof contentOf>>;

type TestConfig = Parameters<typeof testConfig>[0];

/** One server for the tests of the file that calls this; every test finds it with two agents and without inquiries. */
export function inquiryDeskOfFile(config: TestConfig = {}): InquiryDesk {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ config });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyTables(server.db.kysely, 'inquiry', 'mail', 'captchaNonce', 'listing');
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

  async function token(action = 'inquiry'): Promise<string> {
    return solvedToken(await server.get<Challenge>(`/api/captcha/challenge?action=${action}`));
  }

  const stored = async (): Promise<StoredInquiry[]> =>
    (
      await sql<StoredInquiry>`
        select inquiry.*, agent.agent_id from inquiry left join agent on agent.id = agent_key order by inquiry.created_at
      `.execute(server.db.kysely)
    ).rows;
  const mails = async () => {
    const stored = await newestMails(server.db.kysely, 100);
    const options = { db: server.db, config: testConfig(), clock: () => testNow };
    return Promise.all(
      stored.map(async (mail) => ({ ...mail, ...(await contentOf(mail, await mailFrame(options, mail))) })),
    );
  };
  const mailTo = async (address: string) => (await mails()).find((mail) => mail.to.address === address);
  return {
    get server() {
      return server;
    },
    token,
    send: async (body, sending = {}) =>
      sendTo(server, body, { ...sending, token: sending.token ?? (await token(sending.action)) }),
    stored,
    mails,
    mailTo,
  };
}

async function sendTo(server: TestApp, body: unknown, sending: Sending): Promise<LightMyRequestResponse> {
  const action = sending.action ?? 'inquiry';
  return server.app.inject({
    method: 'POST',
    url: sending.url ?? '/api/user/inquiry',
    headers: {
      'content-type': 'application/json',
      'x-captcha-token': sending.token,
      'x-captcha-action': action,
      ...(sending.key ? { 'idempotency-key': sending.key } : {}),
      ...sending.headers,
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const errorOf = (
  answer: LightMyRequestResponse,
): Pick<ErrorBody, 'code' | 'validationErrors'> & { status: number } => {
  const { code, validationErrors } = answer.json<ErrorBody>();
  return { status: answer.statusCode, code, ...(validationErrors ? { validationErrors } : {}) };
};
