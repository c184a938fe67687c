import type { Db } from '../db/database.ts';
import { deleteFarewells, forgetSecrets } from './mail.queries.ts';

/** How long the outbox shows the last mail to a person whose account is gone. */
const FAREWELL_MS = 86_400_000;

/**
 * Takes expired links out of mails that the outbox shows or that were never sent, and deletes the last mails to people whose
 * accounts are gone. Mails that a mail server took have lost both already.
 */
export async function forgetOldSecrets(db: Db, now: Date): Promise<void> {
  await forgetSecrets(db, { now });
  await deleteFarewells(db, { before: new Date(now.getTime() - FAREWELL_MS) });
}
