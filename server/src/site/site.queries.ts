import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Office } from '../agents/agents.queries.ts';
import type { Db } from '../db/database.ts';

/** The brokerage's own office: the one whose code its listings bear. */
export const readMainOffice = (db: Db, edition: EditionId, officeCode: string): Promise<Office | undefined> =>
  db
    .selectFrom('office')
    .selectAll()
    .where('edition', '=', edition)
    .orderBy(sql`mls_id = ${officeCode}`, (order) => order.desc().nullsLast())
    .orderBy('officeId')
    .limit(1)
    .executeTakeFirst();
