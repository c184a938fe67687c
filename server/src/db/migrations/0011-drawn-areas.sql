-- When a drawn area was last searched by or looked at, to the week; null for areas that nobody drew. Areas that nobody used
-- for long are dropped by the nightly upkeep.
alter table boundary add column usedat timestamptz;
create index boundary_usedat on boundary (usedat) where usedat is not null;
