import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything that is stored of the person behind an e-mail address. */
export interface PersonalData {
  /** Inquiries that the person sent. */
  readonly inquiries: readonly Row[];
  /** The parts about the person in inquiries of others, who referred the person. */
  readonly referrals: readonly Row[];
  /** Mails to the person, and mails about the inquiries above. */
  readonly mails: readonly Row[];
}

/** Served by inquiry_email, inquiry_referred_email, mail_to and mail_inquiry. */
export async function personalDataOf(db: Db, email: string): Promise<PersonalData> {
  const inquiries = await sql<Row>`
    select * from inquiry where lower(email) = lower(${email}) order by created_at, id
  `.execute(db);
  const referrals = await sql<Row>`
    select id, created_at, referred_firstname, referred_lastname, referred_email, referred_phone
    from inquiry where lower(referred_email) = lower(${email}) order by created_at, id
  `.execute(db);
  const mails = await sql<Row>`
    select * from mail where id in (select id from (${mailsOf(email)}) as found) order by created_at, id
  `.execute(db);
  return { inquiries: inquiries.rows, referrals: referrals.rows, mails: mails.rows };
}

/** How many rows of each kind were deleted, or changed in the case of referrals. */
export interface DeletedData {
  readonly inquiries: number;
  readonly referrals: number;
  readonly mails: number;
}

/** Deletes what `personalDataOf` returns. Inquiries of others stay, without the part about the person and without their mails. */
export async function deletePersonalData(db: Db, email: string): Promise<DeletedData> {
  const mails = await sql`delete from mail where id in (select id from (${mailsOf(email)}) as found)`.execute(
    db,
  );
  const inquiries = await sql`delete from inquiry where lower(email) = lower(${email})`.execute(db);
  const referrals = await sql`
    update inquiry
    set referred_firstname = null, referred_lastname = null, referred_email = null, referred_phone = null
    where lower(referred_email) = lower(${email})
  `.execute(db);
  return { mails: count(mails), inquiries: count(inquiries), referrals: count(referrals) };
}

const mailsOf = (email: string) => sql`
  select mail.id from mail where lower(to_address) = lower(${email})
  union
  select mail.id from mail join inquiry on inquiry.id = mail.inquiry_id where lower(inquiry.email) = lower(${email})
  union
  select mail.id from mail join inquiry on inquiry.id = mail.inquiry_id
  where lower(inquiry.referred_email) = lower(${email})
`;

/** Deletes inquiries and mails of before then, mails about these inquiries with them; served by inquiry_created and mail_newest. */
export async function deleteInquiriesBefore(db: Db, then: Date): Promise<number> {
  await sql`delete from mail where created_at < ${then}`.execute(db);
  return count(await sql`delete from inquiry where created_at < ${then}`.execute(db));
}

const count = ({ numAffectedRows = 0n }: { readonly numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows);
