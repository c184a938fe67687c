-- Saved searches as things that people share, and the mails about homes of collections.

alter table membership drop constraint membership_thing_kind_check;
alter table membership
  add constraint membership_thing_kind_check check (thing_kind in ('collection', 'saved-search')),
  add column saved_search_id bigint generated always as (case when thing_kind = 'saved-search' then thing_id end) stored
    references saved_search (id) on delete cascade,
  -- Each person of a thing has a cadence for its news; that of the owner is in the thing's row.
  add column cadence text not null default 'daily' check (cadence in ('immediately', 'daily', 'weekly', 'monthly', 'never')),
  -- The same as for saved searches: events up to this place are no news to the person, who joined or got a mail after them.
  add column seen_place bigint not null default 0,
  add column changed_xid xid8 not null default pg_current_xact_id();
create index membership_saved_search on membership (saved_search_id) where saved_search_id is not null;
create index membership_changed on membership (changed_xid);
create trigger membership_changed before update of state, person_id, cadence on membership
  for each row execute function note_search_change();
-- People asked for no news of the collections that they joined before.
update membership set cadence = 'never' where thing_kind = 'collection';

-- Set if the agent of the owner gets the news too.
alter table saved_search add column notify_agent boolean not null default false;
drop trigger saved_search_changed on saved_search;
create trigger saved_search_changed before update of person_id, edition, query, cadence, notify_agent on saved_search
  for each row execute function note_search_change();

alter table collection
  -- Of the news about its homes; collections that were made before send none until their person asks for it.
  add column cadence text not null default 'never' check (cadence in ('immediately', 'daily', 'weekly', 'monthly', 'never')),
  add column notify_agent boolean not null default false,
  add column seen_place bigint not null default 0,
  add column changed_xid xid8 not null default pg_current_xact_id();
create index collection_changed on collection (changed_xid);
create trigger collection_changed before update of person_id, edition, cadence, notify_agent on collection
  for each row execute function note_search_change();
