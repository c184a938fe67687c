import { type Cadence, usualCadence } from '@hearth/domain/people/saved-search-rules.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { wantMails } from './mail-subscription.queries.ts';
import { refusesMail, resumeMails } from './mail-subscription.service.ts';

interface Wish {
  readonly cadence: Cadence | undefined;
  readonly timeZone: string | undefined;
  /** Cadence of the thing so far; absent for a new one. */
  readonly before?: Cadence;
}

/** The cadence of a thing whose person chooses none. */
export const cadenceWithoutChoice = async (db: Db, address: string): Promise<Cadence> =>
  (await refusesMail(db, address)) ? 'never' : usualCadence;

/**
 * Who chooses a cadence other than never gets mails again (specification section 4), in the mornings of the browser's time zone. An
 * agent who acts for a contact decides neither, and turns no mails on that were turned off.
 * @throws AppError validation_failed
 */
export async function askForMails(
  transaction: OwnedChange,
  { cadence, timeZone, before }: Wish,
  { owner, right, now }: OwnedVisit,
): Promise<void> {
  if (cadence === undefined || cadence === 'never') return;
  if (right !== 'self') {
    if (before === 'never') refuse('cadence', 'Only your client can turn these emails on again.');
    return;
  }
  const { email, emailVerified } = await wantMails(transaction, owner.ownerId, {
    ...(timeZone !== undefined && isTimeZone(timeZone) && { timeZone }),
    hasOptedOutOfEmail: false,
    updatedAt: now,
  });
  if (emailVerified) await resumeMails(transaction, email);
}

/** Browsers may know a zone that this server does not. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
