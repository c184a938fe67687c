import type { Db } from '../db/database.ts';
import type { ContactOf } from '../http/visit.ts';
import { readContact } from './person.queries.ts';

/** Finds the clients of agents in a database, by `person.agent_id`. Disabled accounts are no contacts. */
export const contactsIn =
  (db: Db): ContactOf =>
  (username, agentId) =>
    readContact(db, username, agentId);
