import { openDatabase } from '@hearth/server/db/database.ts';
import { joinDatabase } from '@hearth/server/db/join-database.ts';

/** Moves the invitations of an address so many hours into the past, in the database of the running server. */
export async function inviteEarlier(email: string, hours: number): Promise<void> {
  const dataFolder = process.env.HEARTH_E2E_DATA ?? '';
  const server = await joinDatabase({ databaseUrl: null, dataFolder }, () => {});
  const db = openDatabase(server.connectionString, { max: 1 });
  await db.pool.query(
    `update membership set created_at = created_at - $2 * interval '1 hour', asked_at = asked_at - $2 * interval '1 hour'
     where email = $1`,
    [email, hours],
  );
  await db.close();
  await server.leave();
}
