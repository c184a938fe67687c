-- Searches that visitors without a session want to save. The link of the mail saves one; its address is that of the mail, and it goes with it.
create table pending_search (
  mail_id    uuid primary key references mail (id) on delete cascade,
  -- The site whose homes it finds.
  edition    text not null check (edition in ('austin', 'san-antonio')),
  name       text not null check (name <> ''),
  -- Like that of a saved search.
  query      text not null,
  cadence    text not null check (cadence in ('immediately', 'daily', 'weekly', 'monthly')),
  -- IANA name; null where the browser named none.
  time_zone  text,
  expires_at timestamptz not null
);
create index pending_search_expires on pending_search (expires_at);
