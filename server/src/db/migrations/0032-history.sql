-- Switches for keeping and using a person's history of homes, searches and pages. A person without a row has all four on.
create table history_setting (
  person_id           uuid primary key references person (id) on delete cascade,
  -- Homes, searches and pages that the person opens from now on are stored.
  record              boolean not null,
  show_to_me          boolean not null,
  -- The agent of the person sees them.
  show_to_agent       boolean not null,
  use_for_suggestions boolean not null,
  updated_at          timestamptz not null
);

-- The site on which the home was opened, whose history shows it.
alter table viewed_listing add column edition text check (edition in ('austin', 'san-antonio'));
update viewed_listing set edition = coalesce(
  (select min(edition) from listing where listing.listingid = viewed_listing.listingid),
  (select edition from person where id = person_id));
alter table viewed_listing alter column edition set not null;
-- The home as the person saw it at the last look; null where the device that recorded the view does not know.
alter table viewed_listing add column looked_on date;
alter table viewed_listing add column look_price double precision;
alter table viewed_listing add column look_status text;
alter table viewed_listing add column look_photos integer;
alter table viewed_listing add check (num_nulls(looked_on, look_price, look_status, look_photos) in (0, 4));
create index viewed_listing_newest on viewed_listing (person_id, edition, viewed_at, listingid);
create index recent_search_newest on recent_search (person_id, searched_at, query);
