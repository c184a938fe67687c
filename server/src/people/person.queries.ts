import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { Person } from '../db/tables.ts';

export type PersonRow = Selectable<Person>;
export type PersonChanges = Updateable<Person>;

export const readPerson = (db: Db, id: string): Promise<PersonRow | undefined> =>
  db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();

/** Reads the row of a person, locked until the transaction ends; undefined for a deleted account. */
export const lockPerson = (transaction: Db, id: string): Promise<PersonRow | undefined> =>
  transaction.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locks the rows of people in one order, so that no two transactions wait for each other. */
export async function lockPeople(transaction: Db, ids: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('person')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Reads and locks the row of an owner like `lockPerson`, and names the actor to the database until the transaction ends. */
export const lockOwner = (transaction: Db, id: string, actorId: string): Promise<PersonRow | undefined> =>
  transaction
    .selectFrom('person')
    .selectAll()
    .select(sql<string>`set_config('hearth.actor', ${actorId}, true)`.as('actor'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function updatePerson(db: OwnedChange, id: string, changes: PersonChanges): Promise<void> {
  await db.updateTable('person').set(changes).where('id', '=', id).execute();
}

/** All pictures that people show, of social accounts too, and those of agents' pages. */
export async function readPictures(db: Db): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from person where picture is not null
    union select headshot_url_square from agent where headshot_url_square is not null
    union select cover_url from agent where cover_url is not null
  `.execute(db);
  return rows.map(({ picture }) => picture);
}

/** How a person signs in: 'credential' for a password, else the name of the provider. */
export async function readProviders(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signInMethod')
    .select('providerId')
    .where('personId', '=', personId)
    .execute();
  return rows.map(({ providerId }) => providerId);
}

/** The client with this username whose agent has the other one; served by the key of usernames. */
export const readContact = (
  db: Db,
  username: string,
  agentId: string,
): Promise<Pick<PersonRow, 'id'> | undefined> =>
  db
    .selectFrom('person')
    .select('id')
    .where('username', '=', username)
    .where('agentId', '=', agentId)
    .where('role', '=', 'Client')
    .where('disabledAt', 'is', null)
    .executeTakeFirst();

/** Disabled accounts have no name for others. */
export const readNames = (db: Db, usernames: readonly string[]) =>
  db
    .selectFrom('person')
    .select(['username', 'firstname', 'lastname', 'picture'])
    .where('username', 'in', usernames)
    .where('disabledAt', 'is', null)
    .execute();
