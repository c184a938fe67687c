-- Homes that people saved, in collections of their own.

create table collection (
  id          bigint generated always as identity primary key,
  person_id   uuid not null references person (id) on delete cascade,
  -- The site that it was made on, whose homes alone it can have.
  edition     text not null check (edition in ('austin', 'san-antonio')),
  name        text not null check (name <> ''),
  description text check (description <> ''),
  created_at  timestamptz not null,
  -- Of the last change of its words or its homes.
  updated_at  timestamptz not null
);
create index collection_person on collection (person_id, updated_at desc);

create table collection_listing (
  collection_id bigint not null references collection (id) on delete cascade,
  -- No foreign key: a listing that its feed takes back and sends again is still saved.
  listingkey    text not null,
  added_at      timestamptz not null,
  primary key (collection_id, listingkey)
);
create index collection_listing_key on collection_listing (listingkey);
