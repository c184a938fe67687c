import { noAccount } from '@hearth/domain/search/account-scope.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuseForeignAccount } from '../http/foreign-account.ts';
import type { Visit } from '../http/visit.ts';
import { ownPerson } from '../people/profile.service.ts';
import type { Own, Owner } from './collections.queries.ts';

/** Returns whether an id is that of a collection with a row, as the contract writes it. */
export const isNumber = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id);

/** An owner of collections who has an account since then. */
export interface OwningPerson extends Owner {
  readonly createdAt: Date;
}

/** The person who asks, as the owner of collections. @throws AppError sign_in_required for those who may not save homes */
export async function ownerOf(db: Db, visit: Visit): Promise<OwningPerson> {
  const { id, createdAt } = await ownPerson(db, visit);
  return { personId: id, edition: visit.edition, createdAt };
}

/** A person has but their own collections until contacts exist. @throws AppError sign_in_required, forbidden for another person's name */
export function refuseForeignOwner(names: readonly (string | undefined)[], { viewer }: Visit): void {
  for (const user of names) refuseForeignAccount({ ...noAccount, user: user ?? '' }, viewer);
}

/**
 * A collection of the person, which may not exist.
 * @throws AppError sign_in_required; not_found for what is no number, such as the dismissed homes, which have no row
 */
export async function ownedNumber(db: Db, id: string, visit: Visit): Promise<Own> {
  const { personId, edition } = await ownerOf(db, visit);
  if (!isNumber(id)) throw new AppError('not_found');
  return { id: Number(id), personId, edition };
}
