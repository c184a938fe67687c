import type { OwnInquiry } from '@hearth/domain/contract/own-inquiries.ts';
import type { PublicInquiryType } from '@hearth/domain/inquiry/inquiry-types.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { allOf } from '../db/sql-fragment.ts';

/** Which inquiries of one address, and which page of them. */
export interface SentInquiries {
  readonly email: string;
  /** undefined for all types. */
  readonly type: PublicInquiryType | undefined;
  /** null for those of any time. */
  readonly since: Date | null;
  readonly newestFirst: boolean;
  readonly offset: number;
  readonly limit: number;
}

type SentInquiry = Omit<OwnInquiry, 'createdAt'> & { readonly createdAt: Date };

const conditionsOf = ({ email, type, since }: SentInquiries) =>
  allOf([
    sql`lower(inquiry.email) = lower(${email})`,
    ...(type === undefined ? [] : [sql`inquiry.type = ${type}`]),
    ...(since === null ? [] : [sql`inquiry.created_at > ${since}`]),
  ]);

/** One page of the inquiries from an address, and how many there are. Served by inquiry_email. */
export async function readSentInquiries(
  db: Db,
  asked: SentInquiries,
): Promise<{ readonly items: readonly SentInquiry[]; readonly total: number }> {
  const direction = asked.newestFirst ? sql`desc` : sql`asc`;
  const [items, counted] = await Promise.all([
    sql<SentInquiry>`
      select inquiry.id, inquiry.type, inquiry.created_at, inquiry.message, inquiry.fact, inquiry.tour_date_time,
             inquiry.asked_listing_id as listing_id, inquiry.landing_page, agent.agent_id,
             nullif(concat_ws(' ', agent.firstname, agent.lastname), '') as agent
      from inquiry left join agent on agent.id = inquiry.agent_key
      where ${conditionsOf(asked)}
      order by inquiry.created_at ${direction}, inquiry.id ${direction}
      limit ${asked.limit} offset ${asked.offset}
    `.execute(db),
    sql<{ total: number }>`select count(*) as total from inquiry where ${conditionsOf(asked)}`.execute(db),
  ]);
  return { items: items.rows, total: counted.rows[0]?.total ?? 0 };
}
