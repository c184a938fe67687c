-- News of saved searches: what a person wants to hear of, and the mails that bring it.

alter table person
  -- Kinds of news that a person wants; new homes come with the cadence of each search.
  add column notify_price_changes  boolean not null default true,
  add column notify_status_changes boolean not null default true,
  add column notify_photo_changes  boolean not null default true,
  add column notify_open_houses    boolean not null default true,
  -- IANA name, as the browser states it; null is that of the edition.
  add column time_zone             text check (length(time_zone) <= 64);

-- Events up to this place are no news of the search: it was saved, or its last mail was written, after them.
alter table saved_search add column seen_place bigint not null default 0;
-- Bumped by each change, so that processes read the searches that have changed since.
alter table saved_search add column changed_xid xid8 not null default pg_current_xact_id();
create index saved_search_changed on saved_search (changed_xid);
create function note_search_change() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end $$;
create trigger saved_search_changed before update of person_id, edition, query, cadence on saved_search
  for each row execute function note_search_change();

-- Up to which place each share of the searches has been matched with the log.
create table alert_progress (
  share  text primary key,
  place  bigint not null
);

-- News of one person for one window of time: the lock, the schedule and the receipt of its mail.
create table digest (
  id           bigint generated always as identity primary key,
  person_id    uuid not null references person (id) on delete cascade,
  edition      text not null check (edition in ('austin', 'san-antonio')),
  cadence      text not null check (cadence in ('immediately', 'daily', 'weekly', 'monthly')),
  -- The day or the moment at which it is due, on the person's clock: '2026-11-28', '2026-11-28 09:31:00'.
  time_window  text not null,
  due_at       timestamptz not null,
  -- Place of the first event that may be news.
  opened_place bigint not null,
  closed_at    timestamptz,
  -- Place of the last event that it considered.
  closed_place bigint,
  -- The searches as they were: [{ "id": ..., "name": ..., "query": ... }].
  searches     jsonb,
  -- The events that its mail brings; no later mail to the person brings them again.
  events       bigint[] not null default '{}',
  mail_id      uuid references mail (id) on delete set null,
  unique (person_id, edition, cadence, time_window),
  check (num_nulls(closed_at, closed_place, searches) in (0, 3))
);
create index digest_due on digest (due_at) where closed_at is null;
create index digest_mail on digest (mail_id) where mail_id is not null;
