import { randomBytes, randomUUID } from 'node:crypto';
import { tokenHash } from '../../db/token-hash.ts';
import { insertMails } from '../../mail/mail.queries.ts';
import { subscriptionHash } from '../../people/mail-subscription.service.ts';
import { agentMailParameters, aMail } from '../a-mail.ts';
import { aPerson } from '../a-person.ts';
import type { TestDatabase } from '../test-database.ts';
import type { Named } from './account-call.ts';

/** A person with one of everything, and the cookie of a session. */
export interface Account extends Named {
  readonly id: string;
  readonly cookie: string;
}

export async function anAccount(
  db: Pick<TestDatabase, 'kysely' | 'pool'>,
  mark: string,
  changes: Parameters<typeof aPerson>[1] = {},
): Promise<Account> {
  const { kysely, pool } = db;
  const token = randomBytes(24).toString('base64url');
  const [sessionId, passkeyId, mailId, inquiryId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const person = await aPerson(kysely, {
    ...{ username: `${mark}-name`, email: `${mark}@visitor.example`, location: `${mark}-town` },
    phone: '+15125550177',
    ...changes,
  });
  const { id } = person;
  await pool.query(
    `insert into session (id, person_id, token, expires_at, ip_address) values ($1, $2, $3, now() + '1 day', '192.0.2.77')`,
    [sessionId, id, tokenHash(token)],
  );
  await pool.query(
    `insert into sign_in_method (id, person_id, provider_id, account_id, password) values (gen_random_uuid(), $1, 'credential', $2, 'x:y')`,
    [id, id],
  );
  await pool.query(
    `insert into passkey (id, person_id, name, credential_id, public_key, counter, backed_up) values ($1, $2, $3, $4, '\\x00', 0, false)`,
    [passkeyId, id, `${mark}-key`, `${mark}-credential`],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into favorite_place (person_id, name, address, latitude, longitude, created_at) values ($1, $2, $3, 30, -97, now()) returning id`,
    [id, `${mark}-place`, `${mark} Ln`],
  );
  const { rows: collections } = await pool.query<{ id: string }>(
    `insert into collection (person_id, edition, name, description, created_at, updated_at)
     values ($1, 'austin', $2, $3, now(), now()) returning id`,
    [id, `${mark}-place`, `${mark}-town`],
  );
  const collectionId = String(collections[0]?.id);
  await pool.query(
    `insert into collection_listing (collection_id, listingkey, added_at, added_by) values ($1, $2, now(), $3)`,
    [collectionId, 'AUS-1', id],
  );
  const { rows: memberships } = await pool.query<{ id: string }>(
    `insert into membership (thing_kind, thing_id, email, invited_by, code_hashes, created_at, asked_at, changed_at)
     values ('collection', $1, $2, $3, '{}', now(), now(), now()) returning id`,
    [collectionId, `${mark}-friend@visitor.example`, id],
  );
  // A friend who joined, so that people can vote.
  const friend = await aPerson(kysely);
  await pool.query(
    `insert into membership (thing_kind, thing_id, email, person_id, state, code_hashes, created_at, asked_at, changed_at)
     values ('collection', $1, $2, $3, 'joined', '{}', now(), now(), now())`,
    [collectionId, friend.email, friend.id],
  );
  await pool.query(
    `insert into home_note (person_id, listingkey, text, changed_at) values ($1, 'AUS-1', $2, now())`,
    [id, `${mark}-place`],
  );
  const feedToken = randomBytes(24).toString('base64url');
  await pool.query(
    `insert into calendar_feed (person_id, collection_id, token_hash, created_at) values ($1, $2, $3, now())`,
    [id, collectionId, tokenHash(feedToken)],
  );
  const searches = await aSavedSearch(pool, id, mark);
  await pool.query(
    `insert into recent_search (person_id, query, search_count, searched_at) values ($1, $2, 1, now())`,
    [id, `keywords=${mark}`],
  );
  // An agent of the same name answers it: of an account that is no agent's, the name alone opens nothing.
  await pool.query(
    `with answering as (
       insert into agent (agent_id, edition, firstname, lastname, bio_name) values ($4, 'austin', 'Ana', 'Diaz', $4) returning id
     )
     insert into inquiry (id, edition, type, firstname, lastname, email, phone, message, consent_version, consent_boxes,
                          consent_at, ip_address, body_hash, created_at, agent_key)
     select $3, 'austin', 'contact-us', 'Ana', 'Diaz', $1, '+15125550177', $2, '1', '[]', now(), '192.0.2.77', 'x', now(), id
     from answering`,
    [person.email, `${mark}-place is too far`, inquiryId, person.username],
  );
  await insertMails(kysely, [
    aMail({
      id: mailId,
      to: { name: '', address: person.email },
      parameters: agentMailParameters({ message: mark }),
    }),
  ]);
  return {
    ...person,
    ...{ collaboratorId: String(memberships[0]?.id), ...searches, feedToken },
    ...{ mailId, inquiryId },
    contactId: await aContact(pool, mark, person),
    exclusiveId: await anExclusiveListing(pool, mark, person),
    commentId: await aComment(pool, [collectionId, id, `${mark}-town`]),
    ...{ collectionId, sessionId, passkeyId, placeId: String(rows[0]?.id), code: 'x'.repeat(43) },
    hash: await subscriptionHash(kysely, id, new Date()),
    cookie: `hearth-session=${token}`,
  };
}

/** A saved search with an invitation. */
async function aSavedSearch(
  pool: TestDatabase['pool'],
  personId: string,
  mark: string,
): Promise<Pick<Named, 'savedSearchId' | 'searchMemberId'>> {
  const { rows } = await pool.query<{ id: string; member: string }>(
    `with search as (
       insert into saved_search (person_id, edition, name, description, query, version, cadence, created_at, updated_at)
       values ($1, 'austin', $2, $3, 'minBedrooms=3', '2', 'daily', now(), now()) returning id),
     member as (
       insert into membership (thing_kind, thing_id, email, invited_by, code_hashes, created_at, asked_at, changed_at)
       select 'saved-search', id, $4, $1, '{}', now(), now(), now() from search returning id)
     select search.id, member.id as member from search, member`,
    [personId, `${mark}-place`, `${mark}-town`, `${mark}-friend@visitor.example`],
  );
  return { savedSearchId: String(rows[0]?.id), searchMemberId: String(rows[0]?.member) };
}

/** A comment on a home of a collection. @returns its id */
async function aComment(pool: TestDatabase['pool'], values: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into comment (collection_id, listingkey, person_id, text, created_at)
     values ($1, 'AUS-1', $2, $3, now()) returning id`,
    [...values],
  );
  return String(rows[0]?.id);
}

/** A contact of the agent with the person's name. @returns its id */
async function aContact(
  pool: TestDatabase['pool'],
  mark: string,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into contact (edition, agent_id, firstname, email, notes, created_by, created_at, updated_at)
     values ('austin', $1, 'Kim', $2, $3, $4, now(), now()) returning id`,
    [username, `${mark}-contact@visitor.example`, `${mark}-place`, id],
  );
  return String(rows[0]?.id);
}

/** An exclusive listing of the agent with the person's name. @returns its id */
async function anExclusiveListing(
  pool: TestDatabase['pool'],
  mark: string,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into exclusive_listing (draft_id, listing_id, agent_id, edition, fields, created_by, created_at, updated_at)
     values (gen_random_uuid(), 'EL' || nextval('exclusive_listing_number'), $1, 'austin', $2, $3, now(), now())
     returning listing_id as id`,
    [username, JSON.stringify({ publicRemarks: `${mark}-place` }), id],
  );
  return String(rows[0]?.id);
}

/** All that is stored of a person, but for the mails and codes that any stranger may ask for. */
export async function storedOf({ pool }: TestDatabase, personId: string): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'person_id' and table_schema = 'public' and table_name not in ('mail', 'verification') order by 1`,
  );
  const all: unknown[] = [];
  for (const { name } of [...tables, { name: 'person' }]) {
    const key = name === 'person' ? 'id' : 'person_id';
    const { rows } = await pool.query(`select t::text from ${name} t where ${key} = $1 order by 1`, [
      personId,
    ]);
    all.push([name, rows]);
  }
  const { rows: saved } = await pool.query(
    `select s::text from collection_listing s join collection on id = collection_id where person_id = $1 order by 1`,
    [personId],
  );
  const { rows: shared } = await pool.query(
    `select m::text from membership m left join collection c on c.id = collection_id
     left join saved_search s on s.id = saved_search_id where $1 in (c.person_id, s.person_id) order by 1`,
    [personId],
  );
  const { rows: contacts } = await pool.query(
    `select c::text from contact c where created_by = $1 order by 1`,
    [personId],
  );
  const { rows: exclusives } = await pool.query(
    `select e::text from exclusive_listing e where created_by = $1 order by 1`,
    [personId],
  );
  return JSON.stringify([...all, saved, shared, contacts, exclusives]);
}
