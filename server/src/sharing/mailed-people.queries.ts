import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { TemplateName } from '../mail/templates/mail-templates.ts';
import { joinedPeople } from './memberships.sql.ts';

/** A person with a proven address. */
export interface MailedPerson {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The people of a collection without one of them, and without those who got such a mail lately; served by mail_person. */
export async function peopleToMail(
  db: Db,
  collectionId: number,
  {
    template,
    without,
    since,
  }: { readonly template: TemplateName; readonly without: string; readonly since: Date },
): Promise<readonly MailedPerson[]> {
  const { rows } = await sql<MailedPerson>`
    select id, email, firstname, lastname from person
    where id in (select person_id from collection where id = ${collectionId}
                 union all ${joinedPeople('collection', sql`${collectionId}::bigint`)})
      and id <> ${without} and email_verified
      and not exists (select from mail where mail.person_id = person.id and template = ${template}
                        and parameters ->> 'collection' = ${String(collectionId)} and mail.created_at > ${since})
    order by id
  `.execute(db);
  return rows;
}
