-- Searches that people saved under a name.

create table saved_search (
  id          bigint generated always as identity primary key,
  person_id   uuid not null references person (id) on delete cascade,
  -- The site that it was made on, whose homes alone it finds.
  edition     text not null check (edition in ('austin', 'san-antonio')),
  name        text not null check (name <> ''),
  description text check (description <> ''),
  -- Of the URL of a search page as a guest reads it, so that it stays the same where its person becomes an agent.
  query       text not null,
  -- The form of the query.
  version     text not null check (version in ('2')),
  cadence     text not null check (cadence in ('immediately', 'daily', 'weekly', 'monthly', 'never')),
  created_at  timestamptz not null,
  -- Of the last change of its words, its query or its cadence.
  updated_at  timestamptz not null
);
-- A person has a hundred at most, so that their order by name needs no index.
create index saved_search_person on saved_search (person_id, edition, created_at, id);
