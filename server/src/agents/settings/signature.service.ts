import type { Db } from '../../db/database.ts';
import { readSignature } from './agent-settings.queries.ts';

/** The signature below mails that a person sends; null for none, and for people who are no agents. */
export const signatureOf = (db: Db, { username }: { readonly username: string }): Promise<string | null> =>
  readSignature(db, username);
