import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { type getOwnInquiries, inquiriesPerPage } from '@hearth/domain/contract/own-inquiries.ts';
import type { Db } from '../db/database.ts';
import { periodStart } from '../db/list-page.ts';
import { readSentInquiries } from './sent-inquiries.queries.ts';

/** One page of what was sent under an address. The caller knows that who asks owns the address. */
export async function inquiriesFrom(
  db: Db,
  email: string,
  { page, sort, period, inquiryType }: Omit<QueryOf<typeof getOwnInquiries>, 'username'>,
  now: Date,
): Promise<ResponseOf<typeof getOwnInquiries>> {
  const { items, total } = await readSentInquiries(db, {
    email,
    type: inquiryType,
    since: periodStart(period, now),
    ...{ page, limit: inquiriesPerPage, sortBy: 'date', sortType: sort },
  });
  return { items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })), total };
}
