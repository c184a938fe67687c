-- The log of clear cooperation: each change of the pages that show an exclusive listing to the public. It outlives the listing,
-- since a broker answers for it, and names no person.
create table listing_exposure (
  id         bigint generated always as identity primary key,
  listing_id text not null,
  edition    text not null check (edition in ('austin', 'san-antonio')),
  at         timestamptz not null,
  -- The revision that was published.
  revision   integer not null,
  -- Pages with the listing; empty once it is shown to agents alone or to no one.
  pages      text[] not null,
  -- It was marked as listed on the MLS.
  on_mls     boolean not null
);
create index listing_exposure_listing on listing_exposure (listing_id, id);
