import { randomUUID } from 'node:crypto';
import type { InquiryBody, InquiryRecipient } from '@hearth/domain/contract/inquiry.ts';
import type { Edition } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { cleanInquiry } from '@hearth/domain/inquiry/clean-inquiry.ts';
import { type Consent, consentOf } from '@hearth/domain/inquiry/consent.ts';
import { inquiryProblems } from '@hearth/domain/inquiry/inquiry-rules.ts';
import { inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { isCompanyEmail } from '@hearth/domain/people/email-address.ts';
import { type GivenCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { countInquiry, countLinkedInquiry, linkingPartner, nameOfKey } from '../embeds/embed-key.service.ts';
import type { EmbedUse } from '../embeds/embed-key.ts';
import { attemptDigest } from '../http/attempt.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { CaptchaAction, CaptchaPort } from '../ports/captcha/captcha.ts';
import { brokerageName, brokerageOf } from '../site/brokerage.service.ts';
import type { WebhookQueue } from '../webhooks/webhook-queue.ts';
import { agentByName, isAgentEmail } from './agent-in-charge.queries.ts';
import { agentInCharge, type Concern } from './agent-in-charge.ts';
import { countFrom, insertInquiry } from './inquiry.queries.ts';
import { fullName, inquiryMails, isReachable, type MailMatter, phoneToCall } from './inquiry-mails.ts';
import { inquiryRecord } from './inquiry-record.ts';
import { type RequestedListing, requestedListing } from './requested-listing.ts';
import { isRepeated } from './same-inquiry.ts';
import { freeToursOf, requireFreeTour } from './tours/tours.service.ts';
import { withdrawalLink } from './withdrawal-link.ts';
import { dueAfter } from './work/due-after.ts';
import { threadAddress } from './work/thread-address.ts';

/** Confirmations an hour to one address, so a sender who enters another person's address cannot flood their mailbox. */
const MAX_CONFIRMED = 5;
const HOUR_MS = 3_600_000;

/** An inquiry as it came in. */
export interface InquiryRequest {
  readonly body: InquiryBody;
  /** The action that its captcha must name. */
  readonly action: CaptchaAction;
  readonly captcha: GivenCaptcha;
  /** null where the page sent none; then a retry cannot be distinguished from a second inquiry. */
  readonly idempotencyKey: string | null;
  /** The visitor's. */
  readonly address: string;
  /** Of the page; null where it has no key. */
  readonly embed: EmbedUse | null;
  readonly visit: Visit;
  /** Username of the agent whose link the visitor opened. */
  readonly recommended: string | null;
  readonly origin: string | null;
  /**
   * Counts an inquiry for its embed key. Keys are public: only inquiries that used a captcha count, so an attacker cannot
   * exhaust a partner's limit for free.
   * @throws AppError too_many_requests
   */
  readonly countForKey: () => Promise<void>;
}

/** The dependencies of the rules. */
export interface InquiryDependencies {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
  readonly captcha: CaptchaPort;
  readonly listings: ListingService;
  readonly mails: MailQueue;
  readonly webhooks: WebhookQueue;
  readonly edition: Edition;
}

/**
 * Accepts an inquiry: stores it, queues its mails and counts it for its key in one transaction. A repeated request with the
 * same idempotency key and body gets the first answer.
 * @throws AppError idempotency_conflict, validation_failed, captcha_failed, agent_inquiry_refused, listing_not_found,
 * agent_not_found, too_many_requests
 */
export async function submitInquiry(
  dependencies: InquiryDependencies,
  request: InquiryRequest,
): Promise<void> {
  const bodyHash = attemptDigest(request.action, request.body);
  if (await isRepeated(dependencies.db.kysely, request.idempotencyKey, bodyHash)) return;
  const body = validBody(dependencies, request.body);
  await spendPass(dependencies, request, bodyHash);
  // Agents embed widgets too.
  if (body.type !== 'request-embed-key') await refuseAgents(dependencies, request.visit, body.email ?? '');
  const matter = await matterOf(dependencies, request, body, bodyHash);
  await dependencies.mails.start();
  await dependencies.db.kysely
    .transaction()
    .execute((transaction) => store(dependencies, transaction, matter, request));
  dependencies.mails.wake();
  dependencies.webhooks.wake();
}

const concernOf = (
  { edition }: Pick<InquiryDependencies, 'edition'>,
  {
    listing,
    body,
    embed,
    visit,
    recommended,
  }: Pick<InquiryRequest, 'embed' | 'visit' | 'recommended'> & {
    readonly listing: RequestedListing | undefined;
    readonly body: Pick<InquiryBody, 'type' | 'agentId'>;
  },
): Concern => ({
  edition: edition.id,
  type: body.type,
  listingAgentId: listing?.agentId ?? null,
  askedAgentId: body.agentId ?? null,
  keyAgentId: embed?.agentId ?? null,
  leadRouting: embed?.leadRouting ?? 'listing',
  recommendedAgentId: recommended,
  viewer: visit.viewer,
});

/**
 * Who answers an inquiry that is not sent yet: an agent, or the brokerage where there is none whom mails reach.
 * @throws AppError listing_not_found, agent_not_found
 */
export async function inquiryRecipient(
  dependencies: Pick<InquiryDependencies, 'db' | 'config' | 'edition' | 'listings'>,
  about: Pick<InquiryBody, 'type' | 'listingId' | 'agentId'>,
  { visit, embed, recommended }: Pick<InquiryRequest, 'visit' | 'embed' | 'recommended'>,
): Promise<InquiryRecipient> {
  const { db, config, edition } = dependencies;
  const listing = await listingOf(dependencies, { visit }, about);
  const agent = await agentInCharge(
    db.kysely,
    concernOf(dependencies, { listing, body: about, embed, visit, recommended }),
  );
  const brokerage = await brokerageOf(db.kysely, edition, config);
  const answers = agent && isReachable(agent) ? agent : null;
  return {
    agent: answers && fullName(answers),
    agentId: answers?.agentId ?? null,
    brokerage: brokerage.name,
    phone: phoneToCall({ agent, brokerage }),
    listingId: listing?.listingid ?? null,
    tourDays:
      agent && asksForTour(about)
        ? await freeToursOf(db.kysely, agent.id, { edition, now: visit.now })
        : null,
  };
}

const asksForTour = ({ type }: Pick<InquiryBody, 'type'>): boolean =>
  inquiryTypes[type].fields.some((field) => field === 'tourDateTime');

/** Everything that the inquiry concerns, and its row. */
async function matterOf(
  dependencies: InquiryDependencies,
  request: InquiryRequest,
  body: InquiryBody,
  bodyHash: string,
): Promise<MailMatter> {
  const { db, config, edition, clock } = dependencies;
  const consent = consentShown(config, body);
  const { embed, origin, idempotencyKey } = request;
  const listing = await listingOf(dependencies, request, body);
  const agent = await agentInCharge(db.kysely, concernOf(dependencies, { ...request, listing, body }));
  const found = { listingkey: listing?.listingkey ?? null, agentKey: agent?.id ?? null };
  const ipAddress = request.address;
  // The key of the page itself says where the inquiry comes from.
  const partner = embed ? null : await linkingPartner(db.kysely, edition.id, request.body.partnerLink);
  const link = { linkEmbedKey: partner?.key ?? null, linkHost: partner?.host ?? null };
  const sent = { embedKey: embed?.key ?? null, origin, ...link, ipAddress, idempotencyKey, bodyHash };
  const now = clock();
  const known = { id: randomUUID(), edition: edition.id, body, consent, now };
  const inquiry = inquiryRecord({ ...known, ...found, ...sent });
  const earlier = await countFrom(db.kysely, inquiry.email, new Date(now.getTime() - HOUR_MS));
  return {
    inquiry,
    agent,
    requestedAgent: body.agentId ? await agentByName(db.kysely, edition.id, body.agentId) : undefined,
    listing,
    partner,
    brokerage: await brokerageOf(db.kysely, edition, config),
    portal: config.publicUrl,
    threads: {
      visitor: await threadAddress(db.kysely, config, { inquiryId: inquiry.id, by: 'visitor' }),
      agent: await threadAddress(db.kysely, config, { inquiryId: inquiry.id, by: 'agent' }),
    },
    withdrawalUrl: `${config.publicUrl}${await withdrawalLink(db.kysely, inquiry.id)}`,
    timeZone: edition.timeZone,
    newId: randomUUID,
    isConfirmed: earlier < MAX_CONFIRMED,
  };
}

/** All or nothing; nothing more where the same inquiry was stored meanwhile. */
async function store(
  dependencies: InquiryDependencies,
  transaction: Database['kysely'],
  matter: MailMatter,
  { embed, countForKey }: Pick<InquiryRequest, 'embed' | 'countForKey'>,
): Promise<void> {
  const inquiry = { ...matter.inquiry, embedKey: embed && (await nameOfKey(transaction, embed.id)) };
  const dueAt = dueAfter(dependencies.config, inquiry.type, inquiry.createdAt);
  if (!(await insertInquiry(transaction, inquiry, { dueAt }))) {
    if (await isRepeated(transaction, inquiry.idempotencyKey, inquiry.bodyHash)) return;
    throw new Error('an inquiry was neither stored nor there before');
  }
  await requireFreeTour(transaction, inquiry, { edition: dependencies.edition, now: inquiry.createdAt });
  if (inquiry.embedKey) await countForKey();
  await dependencies.mails.enqueue(transaction, inquiryMails(matter));
  await dependencies.webhooks.announce(transaction, inquiry, inquiry.createdAt);
  const { embedKey, linkEmbedKey, landingPage } = inquiry;
  if (embedKey) await countInquiry(transaction, embedKey, today(dependencies), landingPage);
  if (linkEmbedKey) await countLinkedInquiry(transaction, linkEmbedKey, today(dependencies));
}

function validBody(dependencies: InquiryDependencies, given: InquiryBody): InquiryBody {
  const body = cleanInquiry(given);
  const shown = consentShown(dependencies.config, body);
  const { today, time } = localMoment(dependencies.clock(), dependencies.edition.timeZone);
  const required = shown.boxes.filter((box) => box.required).map((box) => box.id);
  const problems = [...inquiryProblems(body, `${today}T${time}`, required), ...consentProblems(shown, body)];
  if (problems.length > 0) throw new AppError('validation_failed', { validationErrors: problems });
  return body;
}

/** The texts that a form in the language of the inquiry shows. */
const consentShown = (config: Config, { language }: InquiryBody): Consent =>
  consentOf(brokerageName(config), language);

/** A visitor cannot have agreed to texts that the form did not show. */
function consentProblems(consent: Consent, { consent: given }: InquiryBody): readonly FieldProblem[] {
  if (given === undefined || given.version === consent.version) return [];
  const message = 'These texts have changed. Please load the page again';
  return [{ name: 'consent.version', message }];
}

/**
 * Before all answers that depend on stored data, such as who is an agent: one solution is good for one question. Two requests
 * with one idempotency key and one body are one attempt.
 */
async function spendPass(
  dependencies: Pick<InquiryDependencies, 'captcha' | 'db'>,
  request: InquiryRequest,
  bodyHash: string,
): Promise<void> {
  const attempt = `${request.idempotencyKey ?? randomUUID()} ${bodyHash}`;
  if (!(await spendCaptcha(dependencies, request.action, request.captcha, attempt)))
    throw new AppError('captcha_failed');
}

/** Forms are for visitors; agents are recognised by their account, their address or its domain. */
async function refuseAgents(
  { db, config }: InquiryDependencies,
  { viewer }: Visit,
  email: string,
): Promise<void> {
  const isAgent = !may(viewer, 'submit forms') || isCompanyEmail(email, config.companyEmailDomains);
  if (isAgent || (await isAgentEmail(db.kysely, email))) throw new AppError('agent_inquiry_refused');
}

/** A listing that is gone is an error only where the inquiry is about it: elsewhere no lead is lost over it. */
async function listingOf(
  options: Pick<InquiryDependencies, 'db' | 'config' | 'listings'>,
  { visit }: Pick<InquiryRequest, 'visit'>,
  { listingId, type }: Pick<InquiryBody, 'listingId' | 'type'>,
): Promise<RequestedListing | undefined> {
  if (listingId === undefined) return undefined;
  const listing = await requestedListing(options, listingId, visit);
  if (listing === undefined && inquiryTypes[type].subject === 'listing') {
    throw new AppError('listing_not_found');
  }
  return listing;
}

const today = ({ clock, edition }: InquiryDependencies): string =>
  localMoment(clock(), edition.timeZone).today;
