import type { Db } from '../db/database.ts';

/** A request for a key, by the form on the page of the builder. */
export interface KeyRequest {
  /** Of the inquiry. */
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly site: string | null;
  readonly message: string | null;
  readonly createdAt: Date;
  /** The key that was granted; null while it waits. */
  readonly key: string | null;
}

const requests = (db: Db) =>
  db
    .selectFrom('inquiry')
    .leftJoin('embedKey', 'embedKey.inquiryId', 'inquiry.id')
    .select(['inquiry.id', 'firstname', 'lastname', 'email', 'site', 'message'])
    .select(['inquiry.createdAt', 'embedKey.key'])
    .where('inquiry.type', '=', 'request-embed-key');

/** Requests without a key, the newest first. */
export const waitingRequests = (db: Db): Promise<KeyRequest[]> =>
  requests(db).where('embedKey.key', 'is', null).orderBy('inquiry.createdAt', 'desc').limit(100).execute();

/** A request, locked until the transaction ends, so that two grants of it make one key. */
export async function lockRequest(db: Db, id: string): Promise<KeyRequest | undefined> {
  await db.selectFrom('inquiry').select('id').where('id', '=', id).forUpdate().execute();
  return requests(db).where('inquiry.id', '=', id).executeTakeFirst();
}

/** Gives a key to another owner; links of the earlier one end with it. */
export const updateOwner = (db: Db, key: string, { owner, email }: { owner: string; email: string }) =>
  db
    .updateTable('embedKey')
    .set({ owner, ownerEmail: email, linkMailedAt: null })
    .where('key', '=', key)
    .execute();
