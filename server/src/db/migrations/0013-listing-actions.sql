-- What people do with single listings, and how often their pages were opened.

-- Homes that a person does not want to see again.
create table dismissed_listing (
  person_id    uuid not null references person (id) on delete cascade,
  -- No foreign key: a listing that its feed takes back and sends again stays dismissed.
  listingkey   text not null,
  dismissed_at timestamptz not null,
  primary key (person_id, listingkey)
);
create index dismissed_listing_key on dismissed_listing (listingkey);

-- How often a listing was opened, without anything about those who did.
create table listing_view_count (
  listingkey text primary key,
  views      bigint not null check (views > 0)
);
-- Views that were counted a short while ago. The key is a digest of listing and person, or listing and network.
create table counted_view (
  key        text primary key,
  expires_at timestamptz not null
);
create index counted_view_expiry on counted_view (expires_at);
