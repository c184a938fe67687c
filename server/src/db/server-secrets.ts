import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** A secret of this database by its name; the first process that asks makes it, and all others get the same. */
export async function sharedSecret(
  db: Db,
  name: 'accounts' | 'captcha' | 'consent-withdrawal' | 'embed-frame',
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

async function readSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('serverSecret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
