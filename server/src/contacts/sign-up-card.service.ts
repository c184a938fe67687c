import type { Db } from '../db/database.ts';
import { deleteSignUpCard } from './contacts.queries.ts';

/** Takes a client off the cards of the agent whose link a stranger opened at the sign-up; the address would lead back to that agent. */
export async function forgetSignUpCard(db: Db, personId: string): Promise<void> {
  await deleteSignUpCard(db, personId);
}
