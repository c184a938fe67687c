import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { changeCadences } from './digests.queries.ts';

/**
 * Stops the searches that a mail names, or has them send mails again; other mails go on. The hash in the mail is the authority.
 * @throws AppError not_found
 */
export async function changeDigestSubscription(
  db: Db,
  change: Parameters<typeof changeCadences>[1],
): Promise<{ readonly hasOptedOutOfEmail: false; readonly searches: string[] }> {
  const names = await changeCadences(db, change);
  if (names === undefined) throw new AppError('not_found');
  return { hasOptedOutOfEmail: false, searches: [...names] };
}
