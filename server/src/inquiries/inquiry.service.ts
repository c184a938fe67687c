import { createHash, randomUUID } from 'node:crypto';
import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import type { Edition } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { cleanInquiry } from '@hearth/domain/inquiry/clean-inquiry.ts';
import type { Consent } from '@hearth/domain/inquiry/consent.ts';
import { type FieldProblem, inquiryProblems } from '@hearth/domain/inquiry/inquiry-rules.ts';
import { takePass } from '../captcha/captcha.queries.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { countInquiry } from '../embeds/embed-counts.queries.ts';
import type { EmbedUse } from '../embeds/embed-key.ts';
import { AppError } from '../http/errors.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { CaptchaAction, CaptchaPass, CaptchaPort } from '../ports/captcha/captcha.ts';
import { brokerageOf } from '../site/brokerage.ts';
import { isAgentEmail } from './agent-in-charge.queries.ts';
import { agentInCharge } from './agent-in-charge.ts';
import { type AskedListing, askedListing } from './asked-listing.ts';
import { bodyHashOf, insertInquiry } from './inquiry.queries.ts';
import { inquiryMails } from './inquiry-mails.ts';
import { inquiryRecord } from './inquiry-record.ts';

/** An inquiry as it came in. */
export interface InquiryRequest {
  readonly body: InquiryBody;
  /** What its captcha must have been for. */
  readonly action: CaptchaAction;
  readonly captchaToken: string;
  readonly captchaAction: string;
  /** null where the page sent none; then nothing tells a second try from a second inquiry. */
  readonly idempotencyKey: string | null;
  /** The visitor's. */
  readonly address: string;
  /** Of the page; null where it has no key. */
  readonly embed: EmbedUse | null;
  /** Whose listings alone the page may show; null for everybody's. */
  readonly onlyAgent: string | null;
  readonly origin: string | null;
}

/** What the rules need. */
export interface InquiryDesk {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
  readonly captcha: CaptchaPort;
  readonly mails: MailQueue;
  readonly edition: Edition;
  /** The texts that forms show. */
  readonly consent: Consent;
}

/**
 * Takes an inquiry in: stored, on its way to the agent, counted for its key, all of it or nothing. What came before with the
 * same idempotency key and the same body is answered as it was then.
 * @throws AppError idempotency_conflict, validation_failed, captcha_failed, agent_inquiry_refused, listing_not_found,
 * agent_not_found
 */
export async function takeInquiry(desk: InquiryDesk, request: InquiryRequest): Promise<void> {
  const bodyhash = bodyHash(request);
  if (await cameBefore(desk.db.kysely, request.idempotencyKey, bodyhash)) return;
  const body = validBody(desk, request.body);
  const pass = await captchaPass(desk.captcha, request);
  await refuseAgents(desk, body.email ?? '');
  const listing = await listingOf(desk, request, body);
  const agent = await agentInCharge(desk.db.kysely, {
    edition: desk.edition.id,
    type: body.type,
    listingAgentId: listing?.agentId ?? null,
    askedAgentId: body.agentId ?? null,
    keyAgentId: request.embed?.agentId ?? null,
  });
  const inquiry = inquiryRecord({
    id: randomUUID(),
    edition: desk.edition.id,
    body,
    listingkey: listing?.listingkey ?? null,
    agentId: agent?.agentId ?? null,
    consent: desk.consent,
    embedkey: request.embed?.key ?? null,
    origin: request.origin,
    idempotencykey: request.idempotencyKey,
    bodyhash,
    now: desk.clock(),
  });
  const portal = desk.config.publicUrl;
  const { timeZone } = desk.edition;
  const brokerage = await brokerageOf(desk.db.kysely, desk.edition, desk.config);
  const mails = inquiryMails({ inquiry, agent, listing, brokerage, portal, timeZone, newId: randomUUID });
  await desk.mails.start();
  await desk.db.kysely.transaction().execute(async (transaction) => {
    if (!(await insertInquiry(transaction, inquiry))) {
      if (await cameBefore(transaction, request.idempotencyKey, bodyhash)) return;
      throw new Error('an inquiry was neither stored nor there before');
    }
    if (!(await takePass(transaction, pass))) throw new AppError('captcha_failed');
    await desk.mails.enqueue(transaction, mails);
    if (inquiry.embedkey) await countInquiry(transaction, inquiry.embedkey, today(desk));
  });
  desk.mails.wake();
}

/** Of the endpoint and the whole body; the order of names does not matter. */
function bodyHash({ action, body }: InquiryRequest): string {
  const sorted = JSON.stringify([action, body], (_key, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws AppError idempotency_conflict where the key came with another body */
async function cameBefore(
  db: Database['kysely'],
  idempotencyKey: string | null,
  bodyhash: string,
): Promise<boolean> {
  const earlier = idempotencyKey === null ? undefined : await bodyHashOf(db, idempotencyKey);
  if (earlier !== undefined && earlier !== bodyhash) throw new AppError('idempotency_conflict');
  return earlier !== undefined;
}

function validBody(desk: InquiryDesk, given: InquiryBody): InquiryBody {
  const body = cleanInquiry(given);
  const { today, time } = localMoment(desk.clock(), desk.edition.timeZone);
  const required = desk.consent.boxes.filter((box) => box.required).map((box) => box.id);
  const problems = [
    ...inquiryProblems(body, `${today}T${time}`, required),
    ...consentProblems(desk.consent, body),
  ];
  if (problems.length > 0) throw new AppError('validation_failed', { validationErrors: problems });
  return body;
}

/** Nobody agreed to texts that they did not see. */
function consentProblems(consent: Consent, { consent: given }: InquiryBody): readonly FieldProblem[] {
  if (given === undefined || given.version === consent.version) return [];
  const message = 'These texts have changed. Please load the page again';
  return [{ name: 'consent.version', message }];
}

async function captchaPass(captcha: CaptchaPort, request: InquiryRequest): Promise<CaptchaPass> {
  const { captchaToken: token, captchaAction, action, address } = request;
  const pass = captchaAction === action ? await captcha.check({ token, action, address }) : null;
  if (pass === null) throw new AppError('captcha_failed');
  return pass;
}

/** Forms are for visitors; agents are told by their address or by its domain. */
async function refuseAgents({ db, config }: InquiryDesk, email: string): Promise<void> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isCompany = config.companyEmailDomains.some(
    (company) => domain === company || domain.endsWith(`.${company}`),
  );
  if (isCompany || (await isAgentEmail(db.kysely, email))) throw new AppError('agent_inquiry_refused');
}

async function listingOf(
  { db, edition }: InquiryDesk,
  { onlyAgent }: InquiryRequest,
  { listingId }: InquiryBody,
): Promise<AskedListing | undefined> {
  if (listingId === undefined) return undefined;
  return askedListing(db.kysely, edition.id, listingId, onlyAgent);
}

const today = ({ clock, edition }: InquiryDesk): string => localMoment(clock(), edition.timeZone).today;
