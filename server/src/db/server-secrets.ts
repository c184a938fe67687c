import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** A secret of this database by its name; the first process that asks makes it, and all others get the same. */
export async function sharedSecret(db: Db, name: 'captcha' | 'consent-withdrawal'): Promise<string> {
  await db
    .insertInto('serverSecret')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('serverSecret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
