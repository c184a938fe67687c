-- Facts of an event before or after, by which those that may concern one search are found without reading their images.
alter table listing_event
  add column lease      boolean,
  add column low_price  bigint,
  add column high_price bigint,
  -- Numbers of areas and of cells that the listing lay in.
  add column area_ids   integer[] not null default '{}',
  add column cells      integer[] not null default '{}';
