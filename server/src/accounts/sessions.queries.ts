import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { AgentAccountType, Role } from '@hearth/domain/people/account-types.ts';
import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import type { ReadWithSession } from '../http/visit.ts';

/** A session that may be used, with the person it belongs to. */
export interface SessionRow {
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly personId: string;
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly hasSocialLogin: boolean;
  readonly role: Role;
  readonly accountType: AgentAccountType | null;
  readonly isAdmin: boolean;
  readonly edition: EditionId;
  readonly firstname: string;
  readonly lastname: string;
  readonly picture: string | null;
}

/** SQL that resources add to the statement of a session: an expression of the person's id for each value that their requests need next. */
export type SessionReads = { readonly [Name in keyof ReadWithSession]: (personId: string) => string };

/** A session, with the values that resources read with it. */
interface ReadSession {
  readonly session: SessionRow | null;
  readonly readWith: Partial<ReadWithSession>;
}

/**
 * Every signed-in request runs it, by the unique index of `session.token`. It has a name, so that each connection plans it once:
 * that took three quarters of its time. A guest's search from memory is one statement, and with a second one for the values of
 * `reads` a client's took half as long again.
 */
const statementOf = (reads: Partial<SessionReads>) => ({
  name: ['session', ...Object.keys(reads)].join(' '),
  text: `
    select s.*${Object.entries(reads)
      .map(([name, read]) => `, ${read('s."personId"')} as "${name}"`)
      .join('')}
    from (values (1)) one left join (
      select s.id as "sessionId", s.created_at as "createdAt", s.updated_at as "updatedAt", s.expires_at as "expiresAt",
             p.id as "personId", p.username, p.email, p.email_verified as "emailVerified", p.role,
             p.account_type as "accountType", p.is_admin as "isAdmin", p.edition, p.firstname, p.lastname, p.picture,
             exists (select from sign_in_method m
                     where m.person_id = p.id and m.provider_id <> 'credential') as "hasSocialLogin"
      from session s join person p on p.id = s.person_id
      where s.token = $1 and s.expires_at > $2 and p.disabled_at is null) s on true`,
});

/** Returns a function that reads the session of a token by its hash; null where it ended, or its person is disabled. */
export function sessionReader(
  { pool }: Pick<Database, 'pool'>,
  reads: Partial<SessionReads>,
): (hash: string, now: Date) => Promise<ReadSession> {
  const statement = statementOf(reads);
  const names = Object.keys(reads) as (keyof SessionReads)[];
  return async (hash, now) => {
    const { rows } = await pool.query<SessionRow & ReadWithSession>({ ...statement, values: [hash, now] });
    const row = rows[0]!;
    return {
      session: row.sessionId === null ? null : row,
      readWith: Object.fromEntries(names.map((name) => [name, row[name]])),
    };
  };
}

export const prolongSession = (db: Db, id: string, now: Date, expiresAt: Date) =>
  db.updateTable('session').set({ updatedAt: now, expiresAt }).where('id', '=', id).execute();

export const listSessions = (db: Db, personId: string, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt'])
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .limit(200)
    .execute();

/** One session of a person; an id of another person's session deletes nothing. */
export const deleteSession = (db: Db, personId: string, id: string) =>
  db.deleteFrom('session').where('id', '=', id).where('personId', '=', personId).execute();

/** All sessions of a person. @param exceptId the one that goes on */
export const deleteSessions = (db: Db, personId: string, exceptId: string | null = null) =>
  db
    .deleteFrom('session')
    .where('personId', '=', personId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId as string))
    .execute();

/** Returns whether another session of the person came from a device that named itself alike. */
export const hasSessionOf = async (
  db: Db,
  { personId, sessionId }: Pick<SessionRow, 'personId' | 'sessionId'>,
  deviceId: string,
): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .select('id')
    .where('personId', '=', personId)
    .where('id', '<>', sessionId)
    .where('deviceId', '=', deviceId)
    .executeTakeFirst()) !== undefined;

/** Returns whether the person is new and signed in for the first time; lines of the audit log are dropped in later years. */
export async function isFirstSignIn(db: Db, personId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select created_at > ${now}::timestamptz - interval '1 day' and (
      select count(*) from audit_entry where person_id = ${personId} and action = 'signed in') < 2 as is_first
    from person where id = ${personId}`.execute(db);
  return rows[0]?.isFirst ?? true;
}

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom('session').where('expiresAt', '<', now).execute();

/** Returns whether a session has not ended. */
export const hasSession = async (db: Db, personId: string, sessionId: string): Promise<boolean> =>
  (await db
    .selectFrom('session')
    .select('id')
    .where('personId', '=', personId)
    .where('id', '=', sessionId)
    .executeTakeFirst()) !== undefined;
