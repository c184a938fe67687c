import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { CaptchaPass } from '../ports/captcha/captcha.ts';

type Db = Kysely<Tables>;

const CAPTCHA_KEY = 'captcha';

/** The key of this database; the first process that asks makes it, and all others get the same. */
export async function sharedCaptchaKey(db: Db): Promise<string> {
  await sql`
    insert into server_secret (name, value) values (${CAPTCHA_KEY}, ${randomBytes(32).toString('hex')})
    on conflict (name) do nothing
  `.execute(db);
  const { rows } = await sql<{ value: string }>`
    select value from server_secret where name = ${CAPTCHA_KEY}
  `.execute(db);
  return rows[0]?.value ?? '';
}

/**
 * Uses a pass up; false where it was used before. In a transaction that is rolled back it stays good, and whoever comes
 * with the same one meanwhile waits for its end.
 */
export async function takePass(db: Db, pass: CaptchaPass): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into captcha_nonce (nonce, expiresat) values (${pass.nonce}, ${pass.expiresAt})
    on conflict (nonce) do nothing
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Forgets nonces whose tokens are refused by their age; served by captcha_nonce_expiry. */
export async function dropOldNonces(db: Db, now: Date): Promise<void> {
  await sql`delete from captcha_nonce where expiresat < ${now}`.execute(db);
}
