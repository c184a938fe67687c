import type { MailStatus } from '@hearth/domain/people/mail-status.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { type KeptList, keptCount } from '../db/kept-counts.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { allOf, type SqlFragment } from '../db/sql-fragment.ts';

/** A mail of a person's inbox. */
export interface InboxMail {
  readonly id: string;
  readonly template: string;
  /** null where the subject is stored. */
  readonly parameters: unknown;
  readonly subject: string | null;
  readonly toAddress: string;
  readonly isAboutInquiry: boolean;
  readonly status: MailStatus;
  readonly isHard: boolean | null;
  readonly isUnread: boolean;
  readonly createdAt: Date;
}

export interface InboxFilter {
  /** null for all times. */
  readonly since: Date | null;
  readonly isUnread?: boolean;
  readonly isAboutInquiry?: boolean;
  readonly status?: MailStatus;
  readonly isHard?: boolean;
}

const ofPerson = (personId: string): SqlFragment => sql`receiver_id = ${personId}`;
const isAboutInquiry = sql`related_type is not distinct from 'inquiry'`;

function conditionsOf({
  since,
  isUnread,
  isAboutInquiry: about,
  status,
  isHard,
}: InboxFilter): SqlFragment[] {
  return [
    ...(since === null ? [] : [sql`created_at > ${since}`]),
    ...(isUnread === true ? [sql`is_unread`] : []),
    ...(about === undefined
      ? []
      : [about ? sql`related_type = 'inquiry'` : sql`related_type is distinct from 'inquiry'`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(isHard === undefined ? [] : [sql`is_hard = ${isHard}`]),
  ];
}

/** The number of mails to a person where no filter but their type and status is set. */
function keptOf(personId: string, { isAboutInquiry: about, since, status, ...others }: InboxFilter) {
  const isFiltered = since !== null || Object.values(others).some((value) => value !== undefined);
  const lists: KeptList[] = ['other mails', 'mails about inquiries'];
  return isFiltered
    ? undefined
    : keptCount(about === undefined ? lists : [lists[Number(about)]!], sql`${personId}`, status);
}

/** A page of the mails to a person; served by mail_inbox, mail_unread, mail_inbox_status and mail_inbox_inquiries. */
export const readInbox = (
  db: Db,
  personId: string,
  filter: InboxFilter,
  page: PageOf<'date'>,
): Promise<ListPage<InboxMail>> =>
  readListPage(
    db,
    {
      select: sql`id, template, case when subject is null then parameters end as parameters, subject, to_address,
        ${isAboutInquiry} as is_about_inquiry, coalesce(status, 'Sending') as status, is_hard, is_unread, created_at`,
      from: sql`mail`,
      where: allOf([ofPerson(personId), ...conditionsOf(filter)]),
      orders: { date: sql`created_at` },
      key: sql`id`,
      keysFirst: true,
      kept: keptOf(personId, filter),
    },
    page,
  );

/** The address of a person, and mails that it gets. */
export interface Reach {
  readonly address: string;
  /** Mails that came later count as undelivered; null for all. */
  readonly provenAt: Date | null;
}

/** Counts unread mails, and those among the newest that did not reach the address, each up to `most`; served by mail_unread and mail_inbox. */
export async function countInbox(
  db: Db,
  personId: string,
  { address, provenAt }: Reach,
  most: number,
): Promise<{ readonly total: number; readonly undelivered: number }> {
  const { rows } = await sql<{ total: number; undelivered: number }>`
    select (select count(*) from (select from mail where ${ofPerson(personId)} and is_unread limit ${most}) unread) as total,
           (select count(*) filter (where status = 'Bounced' or (status = 'Not Sent' and is_hard is not null))
            from (select status, is_hard from mail where ${ofPerson(personId)} and lower(to_address) = lower(${address})
                    and created_at > coalesce(${provenAt}::timestamptz, '-infinity')
                  order by created_at desc, id desc limit ${most}) newest) as undelivered
  `.execute(db);
  return rows[0]!;
}

/** Returns whether a mail is one of a person's; served by its key. */
export async function isOfInbox(db: Db, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from mail where id = ${id} and ${ofPerson(personId)}`.execute(db);
  return rows.length > 0;
}

/** Notes that the person opened a mail; nothing where they did before. */
export async function recordOpening(db: OwnedChange, personId: string, id: string, at: Date): Promise<void> {
  await sql`
    with opened as (update mail set is_unread = false where id = ${id} and ${ofPerson(personId)} and is_unread returning id)
    insert into mail_event (mail_id, status, at) select id, 'Opened', ${at} from opened
  `.execute(db);
}

/** Served by mail_unread. */
export async function markAllRead(db: OwnedChange, personId: string): Promise<void> {
  await sql`update mail set is_unread = false where ${ofPerson(personId)} and is_unread`.execute(db);
}
