import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { type JobDefinition, PermanentJobError, type RetryRule } from '../jobs/job-definition.ts';
import type { DeadLetter, JobRunner } from '../jobs/job-runner.ts';
import { announceInbox } from '../live/announce.service.ts';
import { type MailPort, UndeliverableError } from '../ports/mail/mail.ts';
import { messageIdOf } from '../ports/mail/message-id.ts';
import { outbox } from '../ports/mail/outbox.ts';
import { createSmtp } from '../ports/mail/smtp.ts';
import { type EditionSettings, editionSettings } from '../site/edition-settings.service.ts';
import { forgiveAddress, noteBounce, suppressedBy } from './delivery/delivery.service.ts';
import {
  clearFailures,
  deleteFarewells,
  deleteMail,
  earlierMails,
  failedMails,
  forgetSecrets,
  insertMailEvent,
  insertMails,
  noteFailure,
  noteHandOver,
  noteSent,
  readMail,
} from './mail.queries.ts';
import { type MailContent, type NewMail, removedLink, type StoredMail } from './mail.ts';
import { mailFrame } from './mail-frame.service.ts';
import { waitForSlot } from './pacing/pacing.service.ts';
import type { MailParameters, TemplateName } from './templates/mail-templates.ts';
import { isTurnedOff, unsubscribeUrlOf } from './unsubscribe-url.ts';

/** After half a minute, then twice as long each time, once an hour in the end: a mail server may be down for six days. */
const patient: RetryRule = { limit: 150, delaySeconds: 30, maxDelaySeconds: 3600 };

/** Far longer than a mail server may take: 10 s to connect, 10 s to greet, 30 s for each answer. */
const EXPIRE_SECONDS = 300;

const CONCURRENCY = 5;

export interface MailQueueOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'smtp' | 'productName' | 'publicUrl' | 'site'>;
  readonly clock: () => Date;
  readonly jobs: JobRunner;
  readonly retry?: RetryRule;
  readonly decisions?: MailDecisions;
}

/**
 * Decides at the time of sending whether a mail is still wanted, by default it is, and what it has to say by then: parameters that a
 * decision returns take the place of those that were stored. It gets the settings of the site whose mail it is.
 */
export type MailDecisions = {
  readonly [Name in TemplateName]?: (
    db: Db,
    parameters: MailParameters[Name],
    site: EditionSettings,
  ) => Promise<boolean | MailParameters[Name]>;
};

/** Mails to send: each is a row of `mail` and a job that renders and sends it. */
export interface MailQueue {
  /** Prepares the queue in the database. `enqueue` needs it to have succeeded once. */
  start(): Promise<void>;
  /** Stores mails and queues their jobs in the caller's transaction: they are sent if it commits. */
  enqueue(transaction: Db, mails: readonly NewMail[]): Promise<void>;
  /** Makes this process look for mails now instead of at its next poll. */
  wake(): void;
  /** Unsent mails that are not retried any more: their last attempt failed, was interrupted or ran out of time. */
  failed(): Promise<StoredMail[]>;
  /** Queues failed mails again and returns how many it queued. */
  retryFailed(): Promise<number>;
  /** Notes that a mail was sent, which an operator found in the log of the mail server; false where no such mail waits. */
  settle(id: string): Promise<boolean>;
  /** Closes connections to the mail server. Call it after the job runner has stopped. */
  close(): void;
}

/** Defines the job `mail` and returns the queue of mails for it. */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { db, jobs } = options;
  const { smtp } = options.config;
  const port = smtp === null ? outbox : createSmtp(smtp);
  const { id: edition } = editionOf(options.config.productName);
  const queue = jobs.define(mailJob(options, port));
  return {
    start: jobs.prepare,
    async enqueue(transaction, mails) {
      await insertMails(
        transaction,
        mails.map((mail) => ({ edition, ...mail })),
      );
      await queue.sendAll(
        transaction,
        mails.map(({ id, delaySeconds = 0 }) => ({ data: { id }, delaySeconds })),
      );
    },
    wake: queue.wake,
    async failed() {
      await jobs.prepare();
      const letters = await queue.deadLetters();
      return failedMails(db.kysely, mailsOf(letters));
    },
    async retryFailed() {
      await jobs.prepare();
      const letters = await queue.deadLetters();
      return db.kysely.transaction().execute(async (transaction) => {
        const queued = await queue.redrive(transaction, letters);
        await clearFailures(transaction, mailsOf(queued));
        for (const id of mailsOf(queued)) await tryAddressAgain(transaction, id, options.clock());
        return queued.length;
      });
    },
    async settle(id) {
      const mail = await readMail(db.kysely, id);
      if (mail === undefined || mail.sentAt !== null) return false;
      await storeSent(options, { id, content: await contentOf(options, mail) }, 'smtp');
      return true;
    },
    close: () => port.close(),
  };
}

interface MailJob {
  /** Of the mail. */
  readonly id: string;
}

const mailsOf = (letters: readonly DeadLetter<MailJob>[]): string[] => letters.map(({ data }) => data.id);

const mailJob = (options: MailQueueOptions, port: MailPort): JobDefinition<MailJob> => ({
  name: 'mail',
  retry: options.retry ?? patient,
  expireSeconds: EXPIRE_SECONDS,
  singletonKey: ({ id }) => id,
  concurrency: CONCURRENCY,
  hasDeadLetters: true,
  async run({ id }, { isLast }) {
    try {
      await sendMail(options, port, id);
    } catch (error) {
      const isPermanent = error instanceof UndeliverableError;
      const message = error instanceof Error ? error.message : String(error);
      const failedAt = isLast || isPermanent ? options.clock() : null;
      await noteFailure(options.db.kysely, id, message, failedAt);
      if (failedAt !== null && !(error instanceof UnsettledError))
        await recordFailedDelivery(options.db.kysely, id, error, failedAt);
      // The reason often names the person: it is stored with the mail only, not logged and not stored with the job.
      const summary = `mail ${id} was not sent; "npm run mails -- failed" says why`;
      throw isPermanent ? new PermanentJobError(summary) : new Error(summary);
    }
  },
});

/** The mail asks for a press on a link that works no longer. */
class ExpiredLinkError extends UndeliverableError {
  constructor() {
    super('its link expired before it was sent');
  }
}

/**
 * The process of the last attempt ended after the mail server was given the end of the mail, and before its answer was stored.
 * The mail server most likely has the mail, so it is sent again only at an operator's command.
 */
class UnsettledError extends UndeliverableError {
  constructor(messageId: string) {
    super(
      `it was interrupted while the mail server took it, and was probably sent: look for ${messageId} in the log of the mail server`,
    );
  }
}

/** Earlier mails to the address came back. */
class SuppressedError extends UndeliverableError {
  readonly isHard: boolean;
  constructor(isHard: boolean) {
    super('earlier mails to its address came back');
    this.isHard = isHard;
  }
}

/** An operator who queues a mail again has corrected what was wrong. */
async function tryAddressAgain(transaction: Db, mailId: string, now: Date): Promise<void> {
  const mail = await readMail(transaction, mailId);
  if (mail) await forgiveAddress(transaction, mail.to.address, now);
}

/** A mail server that refuses an address for good is a hard bounce, which counts for the address. */
async function recordFailedDelivery(db: Db, mailId: string, error: unknown, at: Date): Promise<void> {
  const isBounce =
    error instanceof UndeliverableError &&
    !(error instanceof ExpiredLinkError || error instanceof SuppressedError);
  const isHard = error instanceof SuppressedError ? error.isHard : null;
  if (!isBounce) return insertMailEvent(db, { mailId, at, status: 'Not Sent', isHard });
  await insertMailEvent(db, { mailId, at, status: 'Bounced', isHard: true });
  const mail = await readMail(db, mailId);
  if (mail) await noteBounce(db, mail.to.address, { isHard: true, reason: error.message, at });
}

/** Sends a mail unless it was sent before: a process may have been killed after sending and before its job was done. */
async function sendMail(given: MailQueueOptions, port: MailPort, id: string): Promise<void> {
  const { db, clock } = given;
  const stored = await readMail(db.kysely, id);
  if (stored === undefined || stored.sentAt !== null) return;
  const config = await editionSettings(db.kysely, given.config, stored.edition);
  const options = { ...given, config };
  if (stored.handedOverAt !== null) throw new UnsettledError(messageIdOf(id, config.smtp?.from));
  const parameters = await currentParameters(options, stored);
  if (parameters === false) return deleteMail(db.kysely, id);
  const mail = { ...stored, parameters };
  if (hasExpired(mail, clock())) throw new ExpiredLinkError();
  await refuseSuppressed(db.kysely, mail);
  const content = await contentOf(options, mail);
  const { to, replyTo } = mail;
  const earlier = await earlierMails(db.kysely, mail);
  const isPersonal = mail.template === 'inquiry-reply';
  const unsubscribeUrl = await unsubscribeUrlOf(options, mail);
  const message = { id, to, replyTo, unsubscribeUrl, earlier, isPersonal, ...content };
  // Codes of accounts are waited for, and are few.
  if (port.name === 'smtp' && !isAboutAccount(mail)) await waitForSlot(db.kysely, to.address);
  await port.send(message, () => noteHandOver(db.kysely, id, clock()));
  await storeSent(options, { id, content }, port.name);
}

const isAboutAccount = ({ template }: Pick<StoredMail, 'template'>): boolean =>
  template.startsWith('account-');

/** Mails about the account itself are tried in any case: their codes prove the address again. @throws SuppressedError */
async function refuseSuppressed(db: Db, { template, to }: StoredMail): Promise<void> {
  const bounces = isAboutAccount({ template }) ? null : await suppressedBy(db, to.address);
  if (bounces !== null) throw new SuppressedError(bounces === 'hard');
}

/** The parameters that a mail has by now; false where it is not wanted any more. */
async function currentParameters(
  { db, config, decisions = {} }: MailQueueOptions,
  mail: StoredMail,
): Promise<false | StoredMail['parameters']> {
  if (await isTurnedOff({ db }, mail)) return false;
  // Stored with its template by `enqueue`.
  const decide = decisions[mail.template as TemplateName];
  const decision = (await decide?.(db.kysely, mail.parameters as never, config)) ?? true;
  return decision === true ? mail.parameters : decision;
}

async function contentOf(options: MailQueueOptions, mail: StoredMail): Promise<MailContent> {
  const { renderMail } = await import('./render-mail.ts');
  return renderMail(mail, await mailFrame(options, mail));
}

async function storeSent(
  { db, clock }: MailQueueOptions,
  { id, content }: { readonly id: string; readonly content: MailContent },
  sentBy: MailPort['name'],
): Promise<void> {
  const sentAt = clock();
  await db.kysely.transaction().execute(async (transaction) => {
    const receiverId = await noteSent(transaction, id, { content, sentBy, sentAt });
    if (receiverId !== null) await announceInbox(transaction, receiverId);
    await insertMailEvent(transaction, { mailId: id, status: 'Sent', isHard: null, at: sentAt });
    if (sentBy === 'smtp') await forgetSent(transaction, id, sentAt);
  });
}

/** Delivered mails are read at the mail server; the outbox shows it for a while, see `forgetOldSecrets`. */
async function forgetSent(transaction: Db, id: string, now: Date): Promise<void> {
  await forgetSecrets(transaction, { id, now });
  await deleteFarewells(transaction, { id });
}

function hasExpired({ secretUntil, parameters }: StoredMail, now: Date): boolean {
  if (secretUntil !== null) return secretUntil <= now;
  return (parameters as { readonly link?: unknown } | null)?.link === removedLink;
}
