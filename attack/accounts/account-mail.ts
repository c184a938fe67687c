import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Arena } from '../arena.ts';

const MAIL_MS = 20_000;

/** The code of the newest mail to an address, once there is one besides a former one; '' after some seconds without. */
export async function codeOfMail(db: Arena['db']['kysely'], email: string, former = ''): Promise<string> {
  const deadline = performance.now() + MAIL_MS;
  while (performance.now() < deadline) {
    const { rows } = await sql<{ link: string }>`
      select parameters ->> 'link' as link from mail where to_address = ${email} and parameters ->> 'link' like '%code=%'
      order by created_at desc limit 1`.execute(db);
    const link = rows[0]?.link;
    const code = link ? (new URL(link).searchParams.get('code') ?? '') : '';
    if (code !== '' && code !== former) return code;
    await sleep(200);
  }
  return '';
}
