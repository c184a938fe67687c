-- People who share things with others, who added a home, and the agent of a client.

create table membership (
  id            bigint generated always as identity primary key,
  -- The thing that is shared. A new kind gets a generated column like collection_id.
  thing_kind    text not null check (thing_kind in ('collection')),
  thing_id      bigint not null,
  collection_id bigint generated always as (case when thing_kind = 'collection' then thing_id end) stored
    references collection (id) on delete cascade,
  -- The invited address. Only the account with this very address can join.
  email         text not null check (email = lower(email)),
  -- The person who answered; null before.
  person_id     uuid references person (id) on delete cascade,
  state         text not null default 'pending' check (state in ('pending', 'joined', 'declined', 'removed', 'left')),
  invited_by    uuid references person (id) on delete set null,
  -- Digests of the codes in the invitation and its reminders, the newest last.
  code_hashes   text[] not null,
  created_at    timestamptz not null,
  -- Of the last mail with a code.
  asked_at      timestamptz not null,
  -- Of the last change of the state.
  changed_at    timestamptz not null,
  check (state <> 'joined' or person_id is not null)
);
-- One address has one open invitation to a thing, and a person joins it once.
create unique index membership_open on membership (thing_kind, thing_id, email) where state in ('pending', 'joined');
create unique index membership_joined on membership (thing_kind, thing_id, person_id) where state = 'joined';
create index membership_thing on membership (thing_kind, thing_id);
create index membership_collection on membership (collection_id);
create index membership_person on membership (person_id, thing_kind) where person_id is not null;
create index membership_pending on membership (email) where state = 'pending';
create index membership_invited_by on membership (invited_by) where invited_by is not null;

-- null once the account is deleted: the home stays.
alter table collection_listing add column added_by uuid references person (id) on delete set null;
update collection_listing set added_by = person_id from collection where id = collection_id;
create index collection_listing_added_by on collection_listing (added_by);

-- Username of the agent of a client; null for the default agent of the edition.
alter table person add column agent_id text references agent (agent_id) on update cascade on delete set null;
alter table person add check (role = 'Client' or agent_id is null);
create index person_agent on person (agent_id) where agent_id is not null;
