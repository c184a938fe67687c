import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getOwnInquiries } from '@hearth/domain/contract/own-inquiries.ts';
import type { Db } from '../db/database.ts';
import { requireShown } from '../history/shown-to-agent.service.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { inquiriesFrom } from '../inquiries/sent-inquiries.service.ts';
import { personOf } from './owner.service.ts';

/**
 * Inquiries of an owner. Forms name an address, which anyone can type, so there are none until the address of the account is proven.
 * @throws AppError forbidden where the owner does not show them to the actor
 */
export async function ownInquiries(
  db: Db,
  visit: OwnedVisit,
  requested: QueryOf<typeof getOwnInquiries>,
): Promise<ResponseOf<typeof getOwnInquiries>> {
  await requireShown(db, visit, 'inquiry-history');
  const { email, emailVerified } = await personOf(db, visit.owner);
  return emailVerified ? inquiriesFrom(db, email, requested, visit.now) : { items: [], total: 0 };
}
