import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { jsonRows } from '../../db/json-rows.ts';
import type { OwnedChange } from '../../db/owned-change.ts';
import type { AskingAgent } from '../contacts.queries.ts';

/** A contact as files have it. */
export interface StoredContact {
  readonly id: number;
  readonly personId: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly also: readonly string[];
  readonly notes: string;
  readonly leadSource: string | null;
  readonly createdAt: Date;
}

/**
 * All contacts of an agent, the oldest first; served by contact_email and contact_phone, as many as `mostContacts`.
 * @param locked until the transaction ends, for changes
 */
export async function readAllContacts(
  db: Db,
  agentId: string,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<readonly StoredContact[]> {
  const { rows } = await sql<StoredContact>`
    select id, person_id, firstname, lastname, email, phone, also, notes, lead_source, created_at
    from contact where agent_id = ${agentId} order by id ${locked ? sql`for no key update` : sql``}
  `.execute(db);
  return rows;
}

/** Fields of a contact that a file brings. */
export type FiledContact = Omit<StoredContact, 'id' | 'personId' | 'createdAt'>;

export async function insertContacts(
  db: OwnedChange,
  contacts: readonly FiledContact[],
  { agentId, userId, edition }: AskingAgent,
  now: Date,
): Promise<void> {
  await sql`
    insert into contact (edition, agent_id, created_by, created_at, updated_at,
                         firstname, lastname, email, phone, also, notes, lead_source)
    select ${edition}, ${agentId}, ${userId}, ${now}::timestamptz, ${now}::timestamptz,
           firstname, lastname, email, phone, also, notes, lead_source
    from json_populate_recordset(null::contact, ${jsonRows(contacts)}::json)
  `.execute(db);
}

export async function updateContacts(
  db: OwnedChange,
  contacts: readonly (FiledContact & { readonly id: number })[],
  now: Date,
): Promise<void> {
  await sql`
    update contact set firstname = one.firstname, lastname = one.lastname, email = one.email, phone = one.phone,
                       also = one.also, notes = one.notes, lead_source = one.lead_source, updated_at = ${now}
    from json_populate_recordset(null::contact, ${jsonRows(contacts)}::json) one
    where contact.id = one.id
  `.execute(db);
}
