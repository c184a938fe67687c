import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AuditEntry } from './audit-entry.ts';

export async function insertEntry(db: Db, { details, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto('auditEntry')
    .values({ ...entry, details: JSON.stringify(details) })
    .execute();
}

/** The newest first; served by audit_entry_person and audit_entry_actor. */
export async function entriesAbout(db: Db, personId: string, limit: number): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('auditEntry')
    .select(['at', 'action', 'actorId', 'personId', 'details', 'ipAddress', 'userAgent'])
    .where(({ eb, or }) => or([eb('personId', '=', personId), eb('actorId', '=', personId)]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as AuditEntry[];
}

export async function emptyEntries(db: Db, personId: string): Promise<void> {
  await db
    .updateTable('auditEntry')
    .set({ ipAddress: null, userAgent: null })
    .where(({ eb, or }) => or([eb('personId', '=', personId), eb('actorId', '=', personId)]))
    .execute();
}

/** Needs its own transaction: the permission to delete ends with it. */
export async function deleteEntriesBefore(transaction: Db, then: Date): Promise<number> {
  await sql`select set_config('hearth.audit_until', ${then.toISOString()}, true)`.execute(transaction);
  const deleted = await sql`delete from audit_entry where at < ${then}`.execute(transaction);
  return Number(deleted.numAffectedRows ?? 0n);
}
