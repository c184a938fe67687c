import type { OwnInquiry } from '@hearth/domain/contract/own-inquiries.ts';
import type { StoredInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { keptCount } from '../db/kept-counts.ts';
import { type ListPage, type PageOf, readListPage } from '../db/list-page.ts';
import { allOf } from '../db/sql-fragment.ts';

/** Inquiries of one address, and the page of them. */
export interface SentInquiries extends PageOf<'date'> {
  readonly email: string;
  /** undefined for all types. */
  readonly type: StoredInquiryType | undefined;
  /** null for those of any time. */
  readonly since: Date | null;
}

type SentInquiry = Omit<OwnInquiry, 'createdAt'> & { readonly createdAt: Date };

const conditionsOf = ({ email, type, since }: SentInquiries) =>
  allOf([
    sql`lower(inquiry.email) = lower(${email})`,
    ...(type === undefined ? [] : [sql`inquiry.type = ${type}`]),
    ...(since === null ? [] : [sql`inquiry.created_at > ${since}`]),
  ]);

/** One page of the inquiries from an address, and how many there are. Served by inquiry_email. */
export const readSentInquiries = (db: Db, requested: SentInquiries): Promise<ListPage<SentInquiry>> =>
  readListPage(
    db,
    {
      select: sql`inquiry.id, inquiry.type, inquiry.created_at, inquiry.message, inquiry.fact, inquiry.tour_date_time,
        inquiry.asked_listing_id as listing_id, inquiry.landing_page,
        (select agent_id from agent where agent.id = inquiry.agent_key),
        (select nullif(concat_ws(' ', firstname, lastname), '') from agent where agent.id = inquiry.agent_key) as agent`,
      from: sql`inquiry`,
      where: conditionsOf(requested),
      orders: { date: sql`inquiry.created_at` },
      key: sql`inquiry.id`,
      keysFirst: true,
      kept:
        requested.since === null
          ? keptCount(['inquiries of a sender'], sql`md5(lower(${requested.email}))`, requested.type)
          : undefined,
    },
    requested,
  );
