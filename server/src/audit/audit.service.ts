import type { Db } from '../db/database.ts';
import { monthsBefore } from '../inquiries/personal-data.service.ts';
import { deleteEntriesBefore, emptyEntries, entriesAbout, insertEntry } from './audit.queries.ts';
import type { AuditEntry } from './audit-entry.ts';

/** Longest name of a browser that is stored. */
const LONGEST_AGENT = 300;
/** Most entries of one person that an export lists. */
const MOST_EXPORTED = 5000;

/** Adds a line, in the caller's transaction where there is one. The database refuses to change or delete it. */
export const recordAudit = (
  db: Db,
  entry: Pick<AuditEntry, 'at' | 'action'> & Partial<AuditEntry>,
): Promise<void> =>
  insertEntry(db, {
    actorId: null,
    personId: null,
    details: {},
    ipAddress: null,
    ...entry,
    userAgent: entry.userAgent?.slice(0, LONGEST_AGENT) ?? null,
  });

/** Audit lines about a person, the newest first. */
export const auditOf = (db: Db, personId: string): Promise<AuditEntry[]> =>
  entriesAbout(db, personId, MOST_EXPORTED);

/** Takes addresses and devices out of a person's lines, whose account is being deleted. */
export const anonymizeAudit = emptyEntries;

/**
 * Deletes lines that are older than the retention rule allows, and returns how many those were.
 * @param months 0 keeps all of them
 */
export async function dropOldAudit(db: Db, months: number, now: Date): Promise<number> {
  if (months === 0) return 0;
  return db
    .transaction()
    .execute((transaction) => deleteEntriesBefore(transaction, monthsBefore(now, months)));
}
