-- Views of a listing by day of its edition, for the charts of agents.
create table listing_view_day (
  listingkey text not null,
  day        date not null,
  views      integer not null check (views > 0),
  primary key (listingkey, day)
);
create index listing_view_day_day on listing_view_day (day);

-- Agents get the figures of their exclusive listings each Monday unless they turn that off.
alter table person add column notify_performance boolean not null default true;
-- Monday of the last mail, so that each week has one.
alter table person add column performance_mailed_on date;
