-- The owner of an embed key, who opens its page by a signed link.
alter table embed_key
  -- Names the key in links; it stays when the key is rotated.
  add column id uuid not null unique default gen_random_uuid(),
  -- In lower case; null where no person has a page for the key.
  add column owner_email text check (owner_email = lower(owner_email) and owner_email <> ''),
  -- The last time that a link was mailed because it was asked for.
  add column link_mailed_at timestamptz;
create index embed_key_owner_email on embed_key (owner_email) where owner_email is not null;

-- Page loads with widgets, and homes opened in them.
alter table embed_count
  add column loads bigint not null default 0,
  add column views bigint not null default 0;

-- Pages on which the widgets of a key were seen, by the day of the edition. No row names a visitor.
create table embed_page_count (
  key       text not null references embed_key (key) on update cascade on delete cascade,
  -- Origin and path; '' for all pages beyond the most that are stored for a day.
  page      text not null check (length(page) <= 300),
  day       date not null,
  loads     bigint not null default 0,
  inquiries bigint not null default 0,
  -- Names of the widgets, without 'hearth-'.
  widgets   text[] not null default '{}',
  primary key (key, page, day)
);
create index embed_page_count_day on embed_page_count (day);
