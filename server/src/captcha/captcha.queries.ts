import type { Db } from '../db/database.ts';
import type { CaptchaPass } from '../ports/captcha/captcha.ts';

/** Stores the nonce of a pass; false where it is stored already. Waits for transactions that store the same one. */
export async function insertNonce(db: Db, { nonce, expiresAt }: CaptchaPass): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captchaNonce')
    .values({ nonce, expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes nonces whose tokens are refused by their age; served by captcha_nonce_expiry. */
export async function deleteExpiredNonces(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captchaNonce').where('expiresAt', '<', now).execute();
}
