-- Comments of people on the homes of the collections that they share.

create table comment (
  id            bigint generated always as identity primary key,
  collection_id bigint not null references collection (id) on delete cascade,
  -- No foreign key: the comments on a home that leaves the collection and comes back are still there.
  listingkey    text not null,
  -- The author; null once the account is deleted: the comment stays without a name.
  person_id     uuid references person (id) on delete set null,
  -- Plain text; nothing is left of a deleted comment.
  text          text not null,
  created_at    timestamptz not null,
  edited_at     timestamptz,
  deleted_at    timestamptz,
  check ((deleted_at is null) = (text <> ''))
);
create index comment_thread on comment (collection_id, listingkey, id);
create index comment_person on comment (person_id) where person_id is not null;

-- The last comment of a thread that a person has read.
create table comment_read (
  person_id     uuid not null references person (id) on delete cascade,
  collection_id bigint not null references collection (id) on delete cascade,
  listingkey    text not null,
  last_comment  bigint not null,
  primary key (person_id, collection_id, listingkey)
);
create index comment_read_collection on comment_read (collection_id);
