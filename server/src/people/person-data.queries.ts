import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PersonalAddress } from '../inquiries/personal-data.queries.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows about a person in the tables of accounts, without passwords, tokens and keys. */
export async function accountDataOf(
  db: Db,
  personId: string,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const read = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  return {
    account: await read(sql<Row>`select * from person where id = ${personId}`),
    signInMethods: await read(
      sql<Row>`select provider_id, scope, created_at from sign_in_method where person_id = ${personId} order by created_at`,
    ),
    passkeys: await read(
      sql<Row>`select name, created_at, last_used_at from passkey where person_id = ${personId} order by created_at`,
    ),
    sessions: await read(
      sql<Row>`select ip_address, user_agent, device_id, created_at, expires_at from session
               where person_id = ${personId} order by created_at`,
    ),
    favoritePlaces: await read(
      sql<Row>`select name, address, latitude, longitude, created_at from favorite_place
               where person_id = ${personId} order by id`,
    ),
    pageViews: await read(
      sql<Row>`select path, title, viewed_at from page_view where person_id = ${personId} order by viewed_at`,
    ),
    recentSearches: await read(
      sql<Row>`select query, search_count, searched_at from recent_search where person_id = ${personId} order by searched_at`,
    ),
    viewedListings: await read(
      sql<Row>`select listingid, edition, viewed_at, looked_on, look_price, look_status, look_photos
               from viewed_listing where person_id = ${personId} order by viewed_at`,
    ),
    historySettings: await read(
      sql<Row>`select record, show_to_me, show_to_agent, use_for_suggestions, hidden_from_agent, updated_at
               from history_setting where person_id = ${personId}`,
    ),
    dismissedListings: await read(
      sql<Row>`select listingkey, dismissed_at from dismissed_listing where person_id = ${personId} order by dismissed_at`,
    ),
    collections: await read(
      sql<Row>`select name, description, edition, created_at, updated_at,
                 array(select json_build_object('listingkey', listingkey, 'added_at', added_at,
                                                'own', added_by is not distinct from person_id) from collection_listing
                       where collection_id = collection.id order by rank, added_at desc, listingkey) as listings
               from collection where person_id = ${personId} order by id`,
    ),
    savedSearches: await read(
      sql<Row>`select name, description, edition, query, cadence, notify_agent, created_at, updated_at
               from saved_search where person_id = ${personId} order by id`,
    ),
    digests: await read(
      sql<Row>`select edition, cadence, time_window, due_at, closed_at, searches,
                 array(select distinct listingkey from listing_event where listing_event.id = any(events)) as homes
               from digest where person_id = ${personId} order by id`,
    ),
    memberships: await read(
      // Those who left, or were removed, do not see the thing any more.
      sql<Row>`select thing_kind, email, state, cadence, created_at, changed_at,
                 case when state = 'joined' then coalesce((select name from collection where id = collection_id),
                   (select name from saved_search where id = saved_search_id)) end as name
               from membership where person_id = ${personId} order by id`,
    ),
    invitations: await read(
      sql<Row>`select thing_kind, thing_id, email, created_at from membership
               where invited_by = ${personId} order by id`,
    ),
    addedHomes: await read(
      sql<Row>`select listingkey, added_at from collection_listing join collection on id = collection_id
               where added_by = ${personId} and person_id <> ${personId} order by added_at, listingkey`,
    ),
    recommendations: await read(
      sql<Row>`select listingkey, comment, recommended_at from recommendation
               where person_id = ${personId} order by recommended_at, listingkey`,
    ),
    recommended: await read(
      sql<Row>`select listingkey, comment, recommended_at from recommendation
               where recommended_by = ${personId} order by recommended_at, listingkey`,
    ),
    comments: await read(
      sql<Row>`select text, listingkey, created_at, edited_at from comment
               where person_id = ${personId} and deleted_at is null order by id`,
    ),
    readComments: await read(
      sql<Row>`select listingkey, last_comment from comment_read where person_id = ${personId} order by collection_id, listingkey`,
    ),
    votes: await read(
      sql<Row>`select listingkey, answer, deal_breakers, answer_at_opening, voted_at from home_vote
               where person_id = ${personId} order by voted_at, listingkey`,
    ),
    homeNotes: await read(
      sql<Row>`select listingkey, text, changed_at from home_note where person_id = ${personId} order by changed_at, listingkey`,
    ),
    openHouses: await read(
      sql<Row>`select listingkey, open_day, answered_at from open_house_rsvp
               where person_id = ${personId} order by answered_at, openhousekey`,
    ),
    calendarFeeds: await read(
      sql<Row>`select name, calendar_feed.created_at from calendar_feed join collection on id = collection_id
               where calendar_feed.person_id = ${personId} order by calendar_feed.created_at`,
    ),
    exclusiveListings: await read(
      sql<Row>`select listing_id, state, edition, fields, published_fields, created_at, updated_at from exclusive_listing
               where agent_id = (select username from person where id = ${personId} and role = 'Agent') order by listing_id`,
    ),
    writtenListings: await read(
      sql<Row>`select listing_id, created_by = ${personId} as started, updated_by = ${personId} as saved, scheduled_at
               from exclusive_listing where ${personId} in (created_by, updated_by, scheduled_by) order by listing_id`,
    ),
    calculator: await read(sql<Row>`select settings from calculator_setting where person_id = ${personId}`),
  };
}

/** Settings of an agent, with those of the public page; nothing for people who are no agents. Served by the key of account_id. */
export async function agentSettingsOf(db: Db, personId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select bio, languages, designations, awards, video, social, headshot_url_square, cover_url, signature,
           inquiry_reminders, tours
    from agent where account_id = ${personId}
  `.execute(db);
  return rows;
}

/** Addresses that were proven to be a person's before; served by its key. */
export async function formerAddresses(db: Db, personId: string): Promise<readonly PersonalAddress[]> {
  const { rows } = await sql<PersonalAddress>`
    select email, case when exists (select from person where person.email = former_email.email and email_verified)
                       then until end as until
    from former_email where person_id = ${personId} order by email
  `.execute(db);
  return rows;
}

/** Mails to a person as they were sent, without those that the person sent to others; served by mail_person and mail_to. */
export async function mailsTo(
  db: Db,
  personId: string,
  addresses: readonly PersonalAddress[],
): Promise<readonly Row[]> {
  const emails = addresses.map(({ email }) => email);
  const untils = addresses.map(({ until }) => until);
  const { rows } = await sql<Row>`
    select to_address, subject, text_body, created_at, sent_at, status, is_unread from mail
    where (person_id = ${personId} and template not in ('listing-shared', 'invitation'))
       or (lower(to_address) = any(${emails}::text[])
           and exists (select from unnest(${emails}::text[], ${untils}::timestamptz[]) as proven (email, until)
                       where proven.email = lower(to_address) and created_at <= coalesce(proven.until, 'infinity')))
    order by created_at, id
  `.execute(db);
  return rows;
}

/** Homes that a person sent to others, as their mails named them; served by mail_person. */
export async function sharedHomes(db: Db, personId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select to_address, created_at, parameters ->> 'message' as message,
           parameters -> 'listing' ->> 'address' as address, parameters -> 'listing' ->> 'label' as listing
    from mail where person_id = ${personId} and template = 'listing-shared' order by created_at, id
  `.execute(db);
  return rows;
}

/** The tables of accounts follow by their foreign keys. Mails to an agent with the person's news name the person. */
export async function deletePersonRow(db: Db, personId: string): Promise<void> {
  await sql`
    delete from mail where id in (
      select agent_digest.mail_id from agent_digest join agent_copy on agent_digest_id = agent_digest.id
      join digest on digest.id = digest_id where digest.person_id = ${personId})`.execute(db);
  await db.deleteFrom('person').where('id', '=', personId).execute();
}
