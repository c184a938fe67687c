-- Changes of listings that people may care about. Each is written in the transaction of its change; the first load of a source and
-- rows that are only read again write none.
create table listing_event (
  id         bigint generated always as identity primary key,
  -- Its place in the log, given after its transaction has ended: readers that know a place know all before it.
  place      bigint unique,
  at         timestamptz not null,
  edition    text not null check (edition in ('austin', 'san-antonio')),
  -- No foreign key: the log outlives the listing.
  listingkey text not null,
  kinds      text[] not null check (cardinality(kinds) > 0 and kinds <@ array[
    'new', 'price', 'status', 'photos', 'open house', 'back on market', 'gone'
  ]),
  -- The listing before and after the change, see listing-image.ts; null where it was not, or is no more, stored.
  before     jsonb,
  after      jsonb,
  check (num_nonnulls(before, after) > 0)
);
create index listing_event_waiting on listing_event (id) where place is null;
create index listing_event_listing on listing_event (listingkey, id);
create index listing_event_at on listing_event (at);
