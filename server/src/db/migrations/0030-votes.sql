-- Sealed votes of people on the homes of a shared collection.

-- Of the opening of its votes; null while they are sealed.
alter table collection_listing add column votes_opened_at timestamptz;

create table home_vote (
  collection_id     bigint not null,
  listingkey        text not null,
  person_id         uuid not null references person (id) on delete cascade,
  answer            text not null check (answer in ('yes', 'maybe', 'no')),
  deal_breakers     text[] not null check (cardinality(deal_breakers) <= 3),
  -- The first answer came after the opening.
  is_late           boolean not null,
  -- The answer at the opening, once it was changed after it.
  answer_at_opening text check (answer_at_opening in ('yes', 'maybe', 'no')),
  voted_at          timestamptz not null,
  primary key (collection_id, listingkey, person_id),
  -- A home that leaves the collection takes its votes along.
  foreign key (collection_id, listingkey) references collection_listing (collection_id, listingkey) on delete cascade
);
create index home_vote_person on home_vote (person_id);
