import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { Mail } from '../db/tables.ts';
import type { MailPort } from '../ports/mail/mail.ts';
import { type MailContent, type NewMail, type RelatedRecord, removedLink, type StoredMail } from './mail.ts';

export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({
    ...{ id: mail.id, template: mail.template, parameters: mail.parameters, edition: mail.edition ?? null },
    ...{ toName: mail.to.name, toAddress: mail.to.address },
    receiverAddress: hasNoReceiver(mail) ? null : mail.to.address.toLowerCase(),
    ...{ replyToName: mail.replyTo?.name ?? null, replyToAddress: mail.replyTo?.address ?? null },
    ...{ relatedType: mail.related?.type ?? null, relatedId: mail.related?.id ?? null },
    ...{ createdAt: mail.createdAt, secretUntil: secretUntil(mail) },
  }));
  // The receiver is the person whose proven address it is.
  await sql`
    insert into mail (id, template, parameters, edition, to_name, to_address, receiver_id, reply_to_name,
                      reply_to_address, related_type, related_id, created_at, secret_until)
    select id, template, parameters, edition, to_name, to_address,
           (select person.id from person where person.email = receiver_address and person.email_verified),
           reply_to_name, reply_to_address, related_type, related_id, created_at, secret_until
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as stored (
      id uuid, template text, parameters jsonb, edition text, to_name text, to_address text, receiver_address text,
      reply_to_name text, reply_to_address text, related_type text, related_id uuid, created_at timestamptz,
      secret_until timestamptz)`.execute(db);
}

/** The last mail to a person does not go with the account. */
const hasNoReceiver = ({ template }: NewMail): boolean => template === 'account-deleted';

/** Links with a limited time act for an account. */
function secretUntil({ parameters, createdAt }: NewMail): Date | null {
  return 'minutes' in parameters ? new Date(createdAt.getTime() + parameters.minutes * 60_000) : null;
}

/**
 * Takes links that acted for an account out of a mail, or out of all mails whose links have expired. A mail that was not sent
 * by then has failed. The address has no characters but '&' that HTML escapes. Served by the key and by mail_secret.
 */
export async function forgetSecrets(db: Db, { id, now }: { id?: string; now: Date }): Promise<void> {
  await sql`
    update mail set
      text_body = replace(text_body, parameters ->> 'link', ${removedLink}),
      html_body = replace(html_body, replace(parameters ->> 'link', '&', '&amp;'), ${removedLink}),
      parameters = jsonb_set(parameters, '{link}', to_jsonb(${removedLink}::text)),
      failed_at = case when sent_at is null then ${now}::timestamptz end,
      last_error = case when sent_at is null then 'its link expired before it was sent' end,
      secret_until = null
    where ${id === undefined ? sql`secret_until <= ${now}` : sql`id = ${id} and secret_until is not null`}
  `.execute(db);
}

/** Deletes the last mails to people whose accounts are gone: one, or all that are older, sent or not. Served by mail_newest. */
export async function deleteFarewells(db: Db, { id, before }: { id?: string; before?: Date }): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('template', '=', 'account-deleted')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(before !== undefined, (query) => query.where('createdAt', '<', before ?? new Date(0)))
    .execute();
}

/** Deletes a mail that is no longer wanted. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

export async function insertMailEvent(
  db: Db,
  event: { mailId: string; status: 'Sent' | 'Not Sent' | 'Bounced'; isHard: boolean | null; at: Date },
): Promise<void> {
  await sql`
    insert into mail_event (mail_id, status, is_hard, at)
    select id, ${event.status}, ${event.isHard}, ${event.at} from mail where id = ${event.mailId}
  `.execute(db);
}

const mails = (db: Db) => db.selectFrom('mail').selectAll();

export async function readMail(db: Db, id: string): Promise<StoredMail | undefined> {
  const mail = await mails(db).where('id', '=', id).executeTakeFirst();
  return mail && storedMail(mail);
}

/** Most mails that a thread names. */
const mostEarlier = 20;

/** Ids of the mails to the same person about the same inquiry that were sent before, the oldest first; served by mail_inquiry. */
export async function earlierMails(db: Db, { id, related, to }: StoredMail): Promise<string[]> {
  if (related?.type !== 'inquiry') return [];
  const { rows } = await sql<{ id: string }>`
    select id from mail
    where inquiry_id = ${related.id} and id <> ${id} and sent_at is not null and lower(to_address) = lower(${to.address})
    order by sent_at desc, id limit ${mostEarlier}
  `.execute(db);
  return rows.map((row) => row.id).reverse();
}

/** The newest first; served by mail_newest. */
export async function newestMails(db: Db, limit: number): Promise<StoredMail[]> {
  const newest = await mails(db).orderBy('createdAt', 'desc').orderBy('id').limit(limit).execute();
  return newest.map(storedMail);
}

/** Unsent mails whose last attempt failed or whose job is a dead letter, the newest first; served by mail_failed and the key. */
export async function failedMails(db: Db, deadLetters: readonly string[]): Promise<StoredMail[]> {
  const failed = await mails(db)
    .where('sentAt', 'is', null)
    .where(({ eb, or }) =>
      or([eb('failedAt', 'is not', null), eb('id', '=', sql<string>`any(${deadLetters}::uuid[])`)]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return failed.map(storedMail);
}

/** Marks failed mails as waiting. */
export async function clearFailures(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('mail')
    .set({ failedAt: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Stored before a mail server gets the end of a mail; it stays where the process ends before it knows the answer. */
export async function noteHandOver(db: Db, id: string, handedOverAt: Date): Promise<void> {
  await db.updateTable('mail').set({ handedOverAt }).where('id', '=', id).execute();
}

/** @returns the account of the receiver; null for an address without one */
export async function noteSent(
  db: Db,
  id: string,
  { content, sentBy, sentAt }: { content: MailContent; sentBy: MailPort['name']; sentAt: Date },
): Promise<string | null> {
  const { subject, text: textBody, html: htmlBody } = content;
  const mail = await db
    .updateTable('mail')
    .set({ subject, textBody, htmlBody, sentBy, sentAt, lastError: null, failedAt: null, handedOverAt: null })
    .set('attempts', ({ eb }) => eb('attempts', '+', 1))
    .where('id', '=', id)
    .returning('receiverId')
    .executeTakeFirst();
  return mail?.receiverId ?? null;
}

const MAX_ERROR_LENGTH = 500;

/** @param failedAt null where another attempt follows */
export async function noteFailure(db: Db, id: string, error: string, failedAt: Date | null): Promise<void> {
  await db
    .updateTable('mail')
    .set({ lastError: error.slice(0, MAX_ERROR_LENGTH), failedAt, handedOverAt: null })
    .set('attempts', ({ eb }) => eb('attempts', '+', 1))
    .where('id', '=', id)
    .execute();
}

const storedMail = (row: Selectable<Mail>): StoredMail => ({
  id: row.id,
  template: row.template,
  edition: row.edition,
  parameters: row.parameters,
  to: { name: row.toName, address: row.toAddress },
  replyTo: row.replyToAddress === null ? null : { name: row.replyToName ?? '', address: row.replyToAddress },
  related: relatedOf(row),
  createdAt: row.createdAt,
  secretUntil: row.secretUntil,
  attempts: row.attempts,
  handedOverAt: row.handedOverAt,
  lastError: row.lastError,
  content: contentOf(row),
  sentBy: row.sentBy,
  sentAt: row.sentAt,
  failedAt: row.failedAt,
});

const relatedOf = ({ relatedType: type, relatedId: id }: Selectable<Mail>): RelatedRecord | null =>
  type === null || id === null ? null : { type, id };

const contentOf = ({ subject, textBody: text, htmlBody: html }: Selectable<Mail>): MailContent | null =>
  subject === null || text === null || html === null ? null : { subject, text, html };
