import { randomBytes } from 'node:crypto';
import { createPasswordHashing } from '@hearth/server/accounts/password-hashing.ts';
import { openDatabase } from '@hearth/server/db/database.ts';
import { tokenHash } from '@hearth/server/db/token-hash.ts';

export const PASSWORD = 'Bench Porch 7';

export const emailOf = (nth: number): string => `client-${nth}@visitor.example`;

/** Stores so many verified clients with one password. @returns the token of a session of the first one */
export async function storePeople(url: string, count: number): Promise<string> {
  const { pool, close } = openDatabase(url, { max: 1, statementTimeoutMs: 0 });
  const hash = await createPasswordHashing().hash(PASSWORD);
  const token = randomBytes(24).toString('base64url');
  await pool.query(
    `insert into person (id, username, email, email_verified, edition, firstname, lastname)
     select gen_random_uuid(), 'client-' || nth, 'client-' || nth || '@visitor.example', true, 'austin', 'Ana', 'Gómez'
     from generate_series(0, $1 - 1) nth`,
    [count],
  );
  await pool.query(
    `insert into sign_in_method (id, person_id, provider_id, account_id, password)
     select gen_random_uuid(), id, 'credential', id, $1 from person`,
    [hash],
  );
  await pool.query(
    `insert into session (id, person_id, token, expires_at)
     select gen_random_uuid(), id, $1, now() + '1 day' from person where username = 'client-0'`,
    [tokenHash(token)],
  );
  await pool.query('analyze person, sign_in_method, session');
  await close();
  return token;
}
