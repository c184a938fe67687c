import { mostFormerKeys } from '@hearth/domain/contract/embed-owner.ts';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { newKeyName } from '../new-key-name.ts';
import { endFormerKey, lockKey, readFormerKeys, renameKey } from './owned-keys.queries.ts';

/** A rotation: the new name works at once, the former one until its end. */
export interface RotatedKey {
  readonly key: string;
  readonly former: string;
  readonly endsAt: Date;
}

/**
 * Gives a key a new name. Two rotations at the same time are two rotations, one after the other.
 * @throws AppError not_found for a key that is revoked, too_many_attempts where it has too many former names that work
 */
export const rotateKey = (
  db: Db,
  id: string,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<RotatedKey> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockKey(transaction, id);
    if (locked === undefined) throw new AppError('not_found');
    const former = await readFormerKeys(transaction, locked.key, now);
    if (former.length >= mostFormerKeys) throw new AppError('too_many_attempts');
    const endsAt = new Date(now.getTime() + days * DAY_MS);
    const key = newKeyName();
    await renameKey(transaction, { from: locked.key, to: key, endsAt });
    return { key, former: locked.key, endsAt };
  });

/**
 * Ends a former name of a key before its time: pages that have it are refused once processes read the key again, within seconds.
 * @throws AppError not_found where the key has none of this name that still works
 */
export async function endFormer(
  db: Db,
  former: { readonly key: string; readonly name: string; readonly now: Date },
): Promise<void> {
  if (!(await endFormerKey(db, former))) throw new AppError('not_found');
}
