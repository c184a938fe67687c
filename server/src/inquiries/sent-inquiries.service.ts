import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { type getOwnInquiries, inquiriesPerPage } from '@hearth/domain/contract/own-inquiries.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Db } from '../db/database.ts';
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
    since: period === 0 ? null : new Date(now.getTime() - period * DAY_MS),
    newestFirst: sort === 'DESC',
    offset: (page - 1) * inquiriesPerPage,
    limit: inquiriesPerPage,
  });
  return { items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })), total };
}
