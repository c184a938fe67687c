import type { Language } from '@hearth/domain/embed/language.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PendingSearch as PendingSearchTable } from '../db/tables.ts';

export const insertPendingSearch = (db: Db, pending: Insertable<PendingSearchTable>) =>
  db.insertInto('pendingSearch').values(pending).execute();

/** A search whose address waits for its confirmation; undefined once it is confirmed or has expired. */
export const readPendingSearch = (db: Db, mailId: string, now: Date) =>
  db
    .selectFrom('pendingSearch')
    .innerJoin('mail', 'mail.id', 'pendingSearch.mailId')
    .select(['pendingSearch.edition', 'name', 'query', 'cadence', 'timeZone', 'toAddress as email'])
    .select(sql<Language>`coalesce(parameters ->> 'language', 'en')`.as('language'))
    .where('mailId', '=', mailId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export const deletePendingSearch = (db: Db, mailId: string) =>
  db.deleteFrom('pendingSearch').where('mailId', '=', mailId).execute();

/** Served by pending_search_expires. */
export const deleteExpiredSearches = (db: Db, now: Date) =>
  db.deleteFrom('pendingSearch').where('expiresAt', '<=', now).execute();
