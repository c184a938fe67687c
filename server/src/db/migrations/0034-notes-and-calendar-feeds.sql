-- Private notes of people about homes, and the calendars that read the open houses of their collections.

create table home_note (
  person_id  uuid not null references person (id) on delete cascade,
  -- No foreign key, like that of a saved home.
  listingkey text not null,
  text       text not null check (text <> ''),
  changed_at timestamptz not null,
  primary key (person_id, listingkey)
);

create table calendar_feed (
  person_id     uuid not null references person (id) on delete cascade,
  collection_id bigint not null references collection (id) on delete cascade,
  -- Of a collaborator, with whose end the feed ends; null for the owner. A person who joins again has another one.
  membership_id bigint references membership (id) on delete cascade,
  -- Digest of the token in its address.
  token_hash    text not null,
  created_at    timestamptz not null,
  -- A new feed replaces the one before, whose address ends.
  primary key (person_id, collection_id)
);
create unique index calendar_feed_token on calendar_feed (token_hash);
create index calendar_feed_collection on calendar_feed (collection_id);
create index calendar_feed_membership on calendar_feed (membership_id) where membership_id is not null;
