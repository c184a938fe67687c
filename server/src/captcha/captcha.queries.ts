import type { Db } from '../db/database.ts';
import type { CaptchaPass } from '../ports/captcha/captcha.ts';

/** Stores the nonce of a pass with its attempt; false where it is stored with another one. */
export async function insertNonce(
  db: Db,
  { nonce, expiresAt }: CaptchaPass,
  attempt: string,
): Promise<boolean> {
  const stored = await db
    .insertInto('captchaNonce')
    .values({ nonce, expiresAt, attempt })
    .onConflict((conflict) =>
      conflict.column('nonce').doUpdateSet({ attempt }).where('captchaNonce.attempt', '=', attempt),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

/** Deletes nonces whose tokens are refused by their age; served by captcha_nonce_expiry. */
export async function deleteExpiredNonces(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('captchaNonce').where('expiresAt', '<', now).execute();
}
