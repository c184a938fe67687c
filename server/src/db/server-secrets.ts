import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** A secret that is deleted after its day, e.g. 'views 2026-11-21'. */
type SecretOfDay = `views ${string}`;

/** Secrets that sign links. */
export type SecretOfLinks =
  | 'consent-withdrawal'
  | 'embed-owner'
  | 'inquiry-thread'
  | 'pending-search'
  | 'recommended-agent';

/** A secret of this database by its name; the first process that asks makes it, and all others get the same. */
export async function sharedSecret(
  db: Db,
  name: SecretOfLinks | 'accounts' | 'captcha' | 'embed-frame' | 'mail-subscription' | SecretOfDay,
): Promise<string> {
  const known = await readSecret(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('serverSecret')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readSecret(db, name)) as string;
}

/** The name of the secret that digests of views are made with on the day of a moment, in UTC. */
export const viewSecretOf = (moment: Date): SecretOfDay => `views ${moment.toISOString().slice(0, 10)}`;

/** Deletes the secrets of the days before: what was made with them can no longer be traced to a person. */
export async function deleteOldViewSecrets(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('serverSecret')
    .where('name', 'like', 'views %')
    .where('name', '<', viewSecretOf(now))
    .execute();
}

async function readSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('serverSecret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
