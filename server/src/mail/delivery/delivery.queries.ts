import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { DeliveryEvent } from './delivery-event.ts';

/** Stores an event of a mail once; returns the address of the mail, or null for an event that is known or of no mail. */
export async function insertDelivery(
  db: Db,
  { sourceId, mailId, status, isHard, at }: DeliveryEvent,
  isAutomatic: boolean,
): Promise<string | null> {
  const { rows } = await sql<{ toAddress: string }>`
    with stored as (
      insert into mail_event (mail_id, status, is_hard, is_automatic, source_id, at)
      select id, ${status}, ${isHard}, ${isAutomatic}, ${sourceId}, ${at} from mail where id = ${mailId}
      on conflict (source_id) do nothing returning mail_id
    )
    select to_address from mail where id = (select mail_id from stored)
  `.execute(db);
  return rows[0]?.toAddress ?? null;
}

interface Bounce {
  readonly digest: string;
  readonly isHard: boolean;
  readonly reason: string | null;
  readonly at: Date;
}

/** Notes a bounce of an address, unless the address was proven since. A hard bounce stays one, in whatever order they come. */
export async function storeBounce(db: Db, { digest, isHard, reason, at }: Bounce): Promise<void> {
  await sql`
    insert into mail_bounce (digest, is_hard, count, reason, bounced_at)
    values (${digest}, ${isHard}, 1, ${reason}, ${at})
    on conflict (digest) do update set
      is_hard = mail_bounce.is_hard or excluded.is_hard, count = mail_bounce.count + 1, reason = excluded.reason,
      bounced_at = greatest(mail_bounce.bounced_at, excluded.bounced_at)
    where excluded.bounced_at > coalesce(mail_bounce.proven_at, '-infinity')
  `.execute(db);
}

/** Forgives the bounces of an address; nothing for one without any. Served by the key. */
export async function forgiveBounces(db: Db, digest: string, provenAt: Date): Promise<void> {
  await db
    .updateTable('mailBounce')
    .set({ isHard: false, count: 0, provenAt })
    .where('digest', '=', digest)
    .execute();
}

export const readBounces = (
  db: Db,
  digest: string,
): Promise<
  { readonly isHard: boolean; readonly count: number; readonly provenAt: Date | null } | undefined
> =>
  db
    .selectFrom('mailBounce')
    .select(['isHard', 'count', 'provenAt'])
    .where('digest', '=', digest)
    .executeTakeFirst();
