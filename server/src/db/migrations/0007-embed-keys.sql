-- Keys by which pages of partners may use this server. A key is public, since it is in the page; its origins limit its use.
create table embed_key (
  key                 text primary key check (key ~ '^hk_[0-9A-Za-z]{20}$'),
  owner               text not null check (owner <> ''),
  -- The agent whose listings 'own-listings' shows, and the recipient of inquiries that name no agent.
  agent_key           bigint references agent (id),
  -- 'https://a.test', or 'https://*.a.test' for every name below it.
  origins             text[] not null check (cardinality(origins) > 0),
  policy              text not null check (policy in ('search', 'own-listings')),
  -- Custom properties by their names without the two hyphens.
  theme               jsonb not null default '{}',
  -- Attributes by element.
  configuration       jsonb not null default '{}',
  -- Of the API, by all visitors of the key's pages together; null uses the server's setting.
  requests_per_minute integer check (requests_per_minute > 0),
  created_at          timestamptz not null,
  revoked_at          timestamptz,
  check (policy <> 'own-listings' or agent_key is not null)
);

-- The use of a key's pages, by the day of the edition.
create table embed_count (
  key       text not null references embed_key (key) on update cascade on delete cascade,
  day       date not null,
  searches  bigint not null default 0,
  inquiries bigint not null default 0,
  primary key (key, day)
);

-- Listings that were sent on one day of the edition, by which the daily budgets count: to an address (of IPv6 its /64 network),
-- and to all pages of an embed key. No foreign key: a deleted key's count limits it until the day ends.
create table listing_count (
  day      date not null,
  kind     text not null check (kind in ('address', 'key')),
  name     text not null,
  listings bigint not null check (listings >= 0),
  primary key (day, kind, name)
);
