-- Visitors who come to an open house of an exclusive listing.

create table open_house_rsvp (
  person_id    uuid not null references person (id) on delete cascade,
  listingkey   text not null,
  openhousekey text not null,
  open_day     date not null,
  answered_at  timestamptz not null,
  primary key (person_id, listingkey, openhousekey)
);
create index open_house_rsvp_listing on open_house_rsvp (listingkey, openhousekey);
create index open_house_rsvp_day on open_house_rsvp (open_day);
