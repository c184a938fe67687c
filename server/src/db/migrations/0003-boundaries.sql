-- Names of areas that listings carry, as small numbers for the search rows; `key` is the name in lower case without the parts
-- that vary in spelling ('Travis County' and 'travis' are one county). A listing names up to three schools.
create table named_area (
  id    integer generated always as identity primary key,
  kind  text not null check (kind in ('city', 'county', 'postalcode', 'schooldistrict', 'subdivision', 'mlsarea', 'school')),
  key   text not null,
  name  text not null,
  -- The whole name in plain words between spaces, ' travis county ', which suggestions search.
  words text collate "C" not null,
  -- The name has the spelling of a public listing, so the spelling of a private one is never shown.
  shown boolean not null,
  unique (kind, key)
);
create index named_area_words on named_area using gin (words gin_trgm_ops);

create table boundary (
  id            text primary key,
  type          text not null check (type in
                  ('county', 'city', 'school', 'schooldistrict', 'subdivision', 'postalcode', 'mlsarea', 'custom', 'water')),
  name          text not null,
  edition       text not null check (edition in ('austin', 'san-antonio')),
  -- GeoJSON Polygon or MultiPolygon in WGS84 degrees, longitude first.
  geometry      jsonb not null,
  min_latitude  double precision not null,
  max_latitude  double precision not null,
  min_longitude double precision not null,
  max_longitude double precision not null,
  -- True where the outline is drawn from cells or simplified rather than surveyed.
  approximate   boolean not null,
  -- The source of the outline, in words.
  source        text,
  -- The area that this one lies in, where names repeat: the city of a neighborhood, the district of a school.
  parent        text,
  created_at    timestamptz not null default now(),
  -- The day when a drawn area was last used by a search, map or page; null for named areas. The nightly upkeep drops drawn
  -- areas that were not used for a long time.
  used_at       timestamptz
);
create index boundary_type_name on boundary (edition, type, lower(name));
create index boundary_used_at on boundary (used_at) where used_at is not null;

create table school (
  school_id             text primary key,
  name                  text not null,
  district              text,
  edition               text check (edition in ('austin', 'san-antonio')),
  level                 text not null check (level in ('elementary', 'middle', 'high', 'other')),
  grade_low             text,
  grade_high            text,
  -- 0 to 10.
  rating                double precision,
  type                  text,
  -- How pupils are admitted: by zone, magnet, lottery.
  admission             text,
  charter               boolean,
  enrollment            integer,
  student_teacher_ratio double precision,
  phone                 text,
  street                text,
  city                  text,
  postalcode            text,
  county                text,
  latitude              double precision,
  longitude             double precision
);
create index school_name on school (lower(name));
