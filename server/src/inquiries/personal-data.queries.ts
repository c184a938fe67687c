import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

type Row = Readonly<Record<string, unknown>>;

/** An address of a person. */
export interface PersonalAddress {
  readonly email: string;
  /** Set for a former address that has another owner since: what came later is the other one's. */
  readonly until: Date | null;
}

/** Everything that is stored of the person behind an e-mail address. */
export interface PersonalData {
  /** Reviews of agents that the person wrote. */
  readonly reviews: readonly Row[];
  /** Inquiries that the person sent. */
  readonly inquiries: readonly Row[];
  /** Answers of agents to these inquiries. */
  readonly replies: readonly Row[];
  /** The parts about the person in inquiries of others, who referred the person. */
  readonly referrals: readonly Row[];
  /** Cards that agents have of the person, without their notes. */
  readonly contacts: readonly Row[];
  /** Embed keys that the person owns, with their webhooks and stored settings; without secrets. */
  readonly embedKeys: readonly Row[];
  /** Mails to the person, and mails about the inquiries above. */
  readonly mails: readonly Row[];
}

/** Served by inquiry_email, inquiry_referred_email, mail_to and mail_inquiry. */
export async function personalDataOf(db: Db, address: PersonalAddress): Promise<PersonalData> {
  const inquiries = await sql<Row>`
    select * from inquiry where ${isOf('email', address)} order by created_at, id
  `.execute(db);
  const replies = await sql<Row>`
    select inquiry_id, body, by_visitor, created_at from inquiry_reply
    where inquiry_id in (select id from inquiry where ${isOf('email', address)}) order by id
  `.execute(db);
  const reviews = await sql<Row>`
    select review_id, author, rating, body, state, created_at from agent_review
    where ${isOf('email', address)} order by created_at, review_id
  `.execute(db);
  const referrals = await sql<Row>`
    select id, created_at, referred_firstname, referred_lastname, referred_email, referred_phone
    from inquiry where ${isOf('referred_email', address)} order by created_at, id
  `.execute(db);
  const mails = await sql<Row>`
    select * from mail where id in (select id from (${mailsOf(address)}) as found) order by created_at, id
  `.execute(db);
  const contacts = await sql<Row>`
    select agent_id, firstname, lastname, email, phone, also, lead_source, created_at, active_at, invited_at
    from contact where ${isOf('email', address)} order by created_at, id
  `.execute(db);
  const embedKeys = await sql<Row>`
    select key, owner, owner_email, origins, created_at, revoked_at,
           (select json_agg(json_build_object('url', url, 'format', format, 'created_at', created_at) order by created_at)
            from webhook_endpoint where webhook_endpoint.key = embed_key.key) as webhooks,
           (select json_agg(json_build_object('name', name, 'widget', widget, 'attributes', attributes) order by name)
            from embed_config where embed_config.key = embed_key.key) as settings
    from embed_key
    where ${isOf('owner_email', address)} order by created_at, key
  `.execute(db);
  return {
    embedKeys: embedKeys.rows,
    contacts: contacts.rows,
    ...{ reviews: reviews.rows, inquiries: inquiries.rows, replies: replies.rows },
    ...{ referrals: referrals.rows, mails: mails.rows },
  };
}

/** How many rows of each kind were deleted, or changed in the case of referrals. */
export interface DeletedData {
  readonly inquiries: number;
  readonly referrals: number;
  readonly mails: number;
}

/** Deletes what `personalDataOf` returns, and invitations without an answer. Inquiries of others stay, without the part about the person and without their mails. */
export async function deletePersonalData(db: Db, address: PersonalAddress): Promise<DeletedData> {
  // An account that answered an invitation keeps it: the address may be its former one.
  await sql`delete from membership where person_id is null and ${isOf('email', address)}`.execute(db);
  const mails =
    await sql`delete from mail where id in (select id from (${mailsOf(address)}) as found)`.execute(db);
  await sql`delete from agent_review where ${isOf('email', address)}`.execute(db);
  await sql`delete from contact where ${isOf('email', address)}`.execute(db);
  // Pages of others may need the key and its settings. Leads go to no address of the person any more.
  const keys = sql`select key from embed_key where ${isOf('owner_email', address)}`;
  await sql`delete from webhook_endpoint where key in (${keys})`.execute(db);
  await sql`update embed_config set name = widget where key in (${keys})`.execute(db);
  await sql`
    update embed_key set owner = 'Deleted owner', owner_email = null where ${isOf('owner_email', address)}
  `.execute(db);
  const inquiries = await sql`delete from inquiry where ${isOf('email', address)}`.execute(db);
  const referrals = await sql`
    update inquiry
    set referred_firstname = null, referred_lastname = null, referred_email = null, referred_phone = null
    where ${isOf('referred_email', address)}
  `.execute(db);
  return { mails: count(mails), inquiries: count(inquiries), referrals: count(referrals) };
}

/** The rows of a table with a column that names an address, as far as they are its person's. */
const isOf = (
  column: 'email' | 'owner_email' | 'referred_email' | 'to_address',
  { email, until }: PersonalAddress,
) =>
  sql`lower(${sql.ref(column)}) = lower(${email}) and created_at <= coalesce(${until}::timestamptz, 'infinity')`;

const mailsOf = (address: PersonalAddress) => sql`
  select id from mail where ${isOf('to_address', address)}
  union
  select id from mail where inquiry_id in (select id from inquiry where ${isOf('email', address)})
  union
  select id from mail where inquiry_id in (select id from inquiry where ${isOf('referred_email', address)})
`;

/** Deletes inquiries and mails of before then, mails about these inquiries with them; served by inquiry_created and mail_newest. */
export async function deleteInquiriesBefore(db: Db, then: Date): Promise<number> {
  await sql`delete from mail where created_at < ${then}`.execute(db);
  return count(await sql`delete from inquiry where created_at < ${then}`.execute(db));
}

const count = ({ numAffectedRows = 0n }: { readonly numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows);
