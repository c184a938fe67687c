-- The exclusive listings of agents (docs/adr/0012-exclusive-listings.md). A row is the editable copy; the published listing
-- is a row of `listing` with source EX, which saveListings writes.

create sequence exclusive_listing_number start 200001;

create table exclusive_listing (
  draft_id            uuid primary key,
  -- Its id on the site, given with the first save and never to another listing.
  listing_id          text not null unique,
  -- Username of the agent; null once the agent is deleted, which leaves the listing to admins.
  agent_id            text references agent (agent_id) on update cascade on delete set null,
  edition             text not null check (edition in ('austin', 'san-antonio')),
  state               text not null default 'draft' check (state in ('draft', 'published')),
  -- Values by the names of the field catalogue; a field without a value has no entry.
  fields              jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  -- Counts the saves that changed something.
  revision            integer not null default 1 check (revision > 0),
  -- By field, the revision that last wrote it and the tab that sent it: { "listPrice": [4, "f3a"] }.
  field_revisions     jsonb not null default '{}',
  -- Street, unit and city in one spelling; null without a street or where the listing is off the market.
  address_key         text,

  published_revision  integer,
  published_fields    jsonb,
  published_at        timestamptz,
  -- First day on the public market; null for a listing that was Private or a draft so far.
  on_market_on        date,
  -- Address that is on the market: no two published listings have one.
  published_key       text,
  -- Status and price of the published listing, those of the draft before.
  shown_status        text not null generated always as (coalesce(coalesce(published_fields, fields) ->> 'mlsStatus', '')) stored,
  shown_price         numeric generated always as ((coalesce(published_fields, fields) ->> 'listPrice')::numeric) stored,

  -- The revision that is published at a moment, as the agent saw it.
  scheduled_at        timestamptz,
  scheduled_revision  integer,
  scheduled_fields    jsonb,
  scheduled_by        uuid references person (id) on delete set null,
  -- The rule that stopped a scheduled publication, in words for the agent.
  schedule_failure    text,

  -- The last search for the home on the MLS: when it was asked for, and when it ended.
  sync_started_at     timestamptz,
  synced_at           timestamptz,

  created_by          uuid references person (id) on delete set null,
  updated_by          uuid references person (id) on delete set null,
  created_at          timestamptz not null,
  updated_at          timestamptz not null,
  check ((state = 'published') = (published_fields is not null)),
  check (num_nulls(published_revision, published_fields, published_at) in (0, 3)),
  check (num_nulls(scheduled_at, scheduled_revision, scheduled_fields) in (0, 3))
);
create unique index exclusive_listing_published_key on exclusive_listing (edition, published_key)
  where published_key is not null;
create index exclusive_listing_agent on exclusive_listing (edition, agent_id, updated_at, draft_id);
create index exclusive_listing_updated on exclusive_listing (edition, updated_at, draft_id);
create index exclusive_listing_address on exclusive_listing (edition, address_key) where address_key is not null;
create index exclusive_listing_scheduled on exclusive_listing (scheduled_at) where scheduled_at is not null;
create index exclusive_listing_scheduled_by on exclusive_listing (scheduled_by) where scheduled_by is not null;
create index exclusive_listing_created_by on exclusive_listing (created_by) where created_by is not null;
create index exclusive_listing_updated_by on exclusive_listing (updated_by) where updated_by is not null;

-- Serves the search for the MLS listing of a home.
create index listing_house on listing (edition, postalcode, streetnumber) where source <> 'EX';
