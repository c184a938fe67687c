import type { Language } from '@hearth/domain/embed/language.ts';
import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { sql } from 'kysely';
import type { MailAddress } from '../config-reader.ts';
import type { Db } from '../db/database.ts';
import type { AnsweredBox } from './inquiry.ts';

/** Answers of the sender of an inquiry to its boxes, and when the consent was withdrawn. */
export interface GivenConsent {
  readonly email: string;
  readonly consentBoxes: readonly AnsweredBox[];
  readonly consentWithdrawnAt: Date | null;
  /** Of the form whose mail has the link. */
  readonly language: Language;
}

/**
 * The consents of all inquiries of an inquiry's sender, the newest first; empty where there is no such inquiry. Served by
 * inquiry_email.
 */
export async function consentsOfSender(db: Db, inquiryId: string): Promise<GivenConsent[]> {
  const { rows } = await sql<GivenConsent>`
    select inquiry.email, inquiry.consent_boxes, inquiry.consent_withdrawn_at, linked.language
    from inquiry as linked join inquiry on lower(inquiry.email) = lower(linked.email)
    where linked.id = ${inquiryId}
    order by inquiry.created_at desc, inquiry.id
  `.execute(db);
  return rows;
}

/** An inquiry whose sender withdrew consent. */
export interface WithdrawnInquiry {
  readonly id: string;
  readonly type: StoredInquiryType;
  /** Of the page that it came from. */
  readonly embedKey: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly consentBoxes: readonly AnsweredBox[];
}

/** Marks all inquiries of an address whose consent stands, and returns them, the newest first; served by inquiry_email. */
export async function markWithdrawn(db: Db, email: string, at: Date): Promise<WithdrawnInquiry[]> {
  const { rows } = await sql<WithdrawnInquiry>`
    with withdrawn as (
      update inquiry set consent_withdrawn_at = ${at}
      where lower(email) = lower(${email}) and consent_withdrawn_at is null
      returning id, type, embed_key, trim(firstname || ' ' || lastname) as name, email, phone, consent_boxes, created_at
    )
    select id, type, embed_key, name, email, phone, consent_boxes from withdrawn order by created_at desc, id
  `.execute(db);
  return rows;
}

/** Everyone whom the mails about these inquiries went to on the brokerage's side, each address once; served by mail_inquiry. */
export async function readersOf(db: Db, inquiryIds: readonly string[]): Promise<MailAddress[]> {
  const { rows } = await sql<MailAddress>`
    select distinct on (lower(to_address)) to_name as name, to_address as address
    from mail
    where inquiry_id = any(${inquiryIds}::uuid[]) and template = 'inquiry-agent'
    order by lower(to_address), created_at desc
  `.execute(db);
  return rows;
}
