import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { Mail, MailPort } from '../ports/mail/mail.ts';

type Db = Kysely<Tables>;

/** Whom a mail is for. */
export type MailPurpose = 'agent' | 'visitor';

/** A mail about an inquiry, before it is sent. */
export interface NewMail extends Mail {
  /** What it tells of; null for mails about nothing that is stored. */
  readonly inquiryid: string | null;
  readonly purpose: MailPurpose;
  readonly createdat: Date;
}

/** A mail as the outbox shows it. */
export interface StoredMail extends Mail {
  readonly purpose: MailPurpose;
  readonly createdat: Date;
  readonly attempts: number;
  readonly lasterror: string | null;
  readonly sentby: MailPort['name'] | null;
  readonly sentat: Date | null;
  readonly failedat: Date | null;
}

export async function insertMails(db: Db, mails: readonly NewMail[]): Promise<void> {
  for (const mail of mails) {
    await sql`
      insert into mail (id, inquiryid, purpose, toname, toaddress, replytoname, replytoaddress, subject, textbody, htmlbody,
                        createdat)
      values (${mail.id}, ${mail.inquiryid}, ${mail.purpose}, ${mail.to.name}, ${mail.to.address},
              ${mail.replyTo?.name ?? null}, ${mail.replyTo?.address ?? null}, ${mail.subject}, ${mail.text},
              ${mail.html}, ${mail.createdat})
    `.execute(db);
  }
}

interface MailRow extends Omit<StoredMail, 'to' | 'replyTo' | 'text' | 'html'> {
  readonly toname: string;
  readonly toaddress: string;
  readonly replytoname: string | null;
  readonly replytoaddress: string | null;
  readonly textbody: string;
  readonly htmlbody: string;
}

export async function readMail(db: Db, id: string): Promise<StoredMail | undefined> {
  const { rows } = await sql<MailRow>`select * from mail where id = ${id}`.execute(db);
  return rows[0] && storedMail(rows[0]);
}

/** The newest first; served by mail_newest. */
export async function newestMails(db: Db, limit: number): Promise<StoredMail[]> {
  const { rows } = await sql<MailRow>`select * from mail order by createdat desc, id limit ${limit}`.execute(
    db,
  );
  return rows.map(storedMail);
}

/** Mails that nobody tries to send any longer, the newest first. */
export async function failedMails(db: Db): Promise<StoredMail[]> {
  const { rows } = await sql<MailRow>`
    select * from mail where failedat is not null order by failedat desc, id
  `.execute(db);
  return rows.map(storedMail);
}

export async function noteSent(db: Db, id: string, sentby: MailPort['name'], now: Date): Promise<void> {
  await sql`
    update mail set sentby = ${sentby}, sentat = ${now}, attempts = attempts + 1, lasterror = null, failedat = null
    where id = ${id}
  `.execute(db);
}

/** @param failedat null where it is tried again */
export async function noteFailure(db: Db, id: string, error: string, failedat: Date | null): Promise<void> {
  await sql`
    update mail set attempts = attempts + 1, lasterror = ${error.slice(0, 500)}, failedat = ${failedat}
    where id = ${id}
  `.execute(db);
}

const storedMail = (row: MailRow): StoredMail => ({
  id: row.id,
  purpose: row.purpose,
  to: { name: row.toname, address: row.toaddress },
  replyTo: row.replytoaddress === null ? null : { name: row.replytoname ?? '', address: row.replytoaddress },
  subject: row.subject,
  text: row.textbody,
  html: row.htmlbody,
  createdat: row.createdat,
  attempts: row.attempts,
  lasterror: row.lasterror,
  sentby: row.sentby,
  sentat: row.sentat,
  failedat: row.failedat,
});
