import type { QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getOwnInquiries } from '@hearth/domain/contract/own-inquiries.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import { inquiriesFrom } from '../inquiries/sent-inquiries.service.ts';
import { ownPerson, ownPersonNamed } from './profile.service.ts';

/**
 * Inquiries of the person who asks. Forms name an address, which anyone can type, so there are none until the address of the
 * account is proven.
 * @throws AppError sign_in_required, forbidden for any other username
 */
export async function ownInquiries(
  db: Db,
  visit: Visit,
  { username, ...asked }: QueryOf<typeof getOwnInquiries>,
): Promise<ResponseOf<typeof getOwnInquiries>> {
  const person =
    username === undefined ? await ownPerson(db, visit) : await ownPersonNamed(db, visit, username);
  return person.emailVerified ? inquiriesFrom(db, person.email, asked, visit.now) : { items: [], total: 0 };
}
