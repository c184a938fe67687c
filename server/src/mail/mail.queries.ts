import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { MailPort } from '../ports/mail/mail.ts';
import type { MailContent, NewMail, RelatedRecord, StoredMail } from './mail.ts';

export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<void> {
  for (const mail of mails) {
    await sql`
      insert into mail (id, template, parameters, to_name, to_address, reply_to_name, reply_to_address, related_type,
                        related_id, created_at)
      values (${mail.id}, ${mail.template}, ${JSON.stringify(mail.parameters)}, ${mail.to.name}, ${mail.to.address},
              ${mail.replyTo?.name ?? null}, ${mail.replyTo?.address ?? null}, ${mail.related?.type ?? null},
              ${mail.related?.id ?? null}, ${mail.createdAt})
    `.execute(db);
  }
}

interface MailRow extends Omit<StoredMail, 'to' | 'replyTo' | 'related' | 'content'> {
  readonly toName: string;
  readonly toAddress: string;
  readonly replyToName: string | null;
  readonly replyToAddress: string | null;
  readonly relatedType: RelatedRecord['type'] | null;
  readonly relatedId: string | null;
  readonly subject: string | null;
  readonly textBody: string | null;
  readonly htmlBody: string | null;
}

async function mailsWhere(db: Db, rest: RawBuilder<unknown>): Promise<StoredMail[]> {
  const { rows } = await sql<MailRow>`
    select id, template, parameters, to_name, to_address, reply_to_name,
           reply_to_address, related_type, related_id,
           created_at, attempts, last_error, subject, text_body,
           html_body, sent_by, sent_at, failed_at
    from mail ${rest}
  `.execute(db);
  return rows.map(storedMail);
}

export async function readMail(db: Db, id: string): Promise<StoredMail | undefined> {
  const [mail] = await mailsWhere(db, sql`where id = ${id}`);
  return mail;
}

/** The newest first; served by mail_newest. */
export const newestMails = (db: Db, limit: number): Promise<StoredMail[]> =>
  mailsWhere(db, sql`order by created_at desc, id limit ${limit}`);

/** Mails whose last attempt failed, the newest failure first; served by mail_failed. */
export const failedMails = (db: Db): Promise<StoredMail[]> =>
  mailsWhere(db, sql`where failed_at is not null order by failed_at desc, id`);

/** Marks failed mails as waiting; their jobs are queued again by the caller. */
export async function clearFailures(db: Db): Promise<void> {
  await sql`update mail set failed_at = null where failed_at is not null`.execute(db);
}

export async function noteSent(
  db: Db,
  id: string,
  { content, sentBy, sentAt }: { content: MailContent; sentBy: MailPort['name']; sentAt: Date },
): Promise<void> {
  await sql`
    update mail
    set subject = ${content.subject}, text_body = ${content.text}, html_body = ${content.html}, sent_by = ${sentBy},
        sent_at = ${sentAt}, attempts = attempts + 1, last_error = null, failed_at = null
    where id = ${id}
  `.execute(db);
}

const LONGEST_ERROR = 500;

/** @param failedAt null where another attempt follows */
export async function noteFailure(db: Db, id: string, error: string, failedAt: Date | null): Promise<void> {
  await sql`
    update mail
    set attempts = attempts + 1, last_error = ${error.slice(0, LONGEST_ERROR)}, failed_at = ${failedAt}
    where id = ${id}
  `.execute(db);
}

const storedMail = (row: MailRow): StoredMail => ({
  id: row.id,
  template: row.template,
  parameters: row.parameters,
  to: { name: row.toName, address: row.toAddress },
  replyTo: row.replyToAddress === null ? null : { name: row.replyToName ?? '', address: row.replyToAddress },
  related: relatedOf(row),
  createdAt: row.createdAt,
  attempts: row.attempts,
  lastError: row.lastError,
  content: contentOf(row),
  sentBy: row.sentBy,
  sentAt: row.sentAt,
  failedAt: row.failedAt,
});

const relatedOf = ({ relatedType: type, relatedId: id }: MailRow): RelatedRecord | null =>
  type === null || id === null ? null : { type, id };

const contentOf = ({ subject, textBody: text, htmlBody: html }: MailRow): MailContent | null =>
  subject === null || text === null || html === null ? null : { subject, text, html };
