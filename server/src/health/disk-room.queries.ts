import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Makes the database extend a file by a megabyte, and takes it back. @throws what PostgreSQL says where it cannot */
export async function writeAndUndo(db: Db): Promise<void> {
  const transaction = await db.startTransaction().execute();
  try {
    await sql`
      create temporary table disk_room on commit drop as select repeat('x', 1000) as text from generate_series(1, 1000)
    `.execute(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
