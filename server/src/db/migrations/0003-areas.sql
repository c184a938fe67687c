-- Names of areas that listings carry, as small numbers for the search rows; `key` is the name in lower case without
-- what spelling varies ('Travis County' and 'travis' are one county).
create table place (
  id   integer generated always as identity primary key,
  kind text not null check (kind in ('city', 'county', 'postalcode', 'schooldistrict', 'subdivision', 'mlsarea')),
  key  text not null,
  name text not null,
  unique (kind, key)
);

create table boundary (
  id             text primary key,
  type           text not null check (type in
                   ('county', 'city', 'school', 'schooldistrict', 'subdivision', 'postalcode', 'mlsarea', 'custom', 'water')),
  name           text not null,
  edition        text not null,
  -- GeoJSON Polygon or MultiPolygon in WGS84 degrees, longitude first.
  geometry       jsonb not null,
  "minLatitude"  double precision not null,
  "maxLatitude"  double precision not null,
  "minLongitude" double precision not null,
  "maxLongitude" double precision not null,
  -- True where the outline is drawn from cells or simplified rather than surveyed.
  approximate    boolean not null,
  source         text,
  createdat      timestamptz not null default now()
);
create index boundary_type_name on boundary (edition, type, lower(name));

create table school (
  schoolid      text primary key,
  name          text not null,
  district      text,
  edition       text,
  level         text not null check (level in ('elementary', 'middle', 'high', 'other')),
  gradelow      text,
  gradehigh     text,
  -- 0 to 10.
  rating        double precision,
  type          text,
  charter       boolean,
  enrollment    integer,
  studentteacherratio double precision,
  phone         text,
  street        text,
  city          text,
  postalcode    text,
  county        text,
  latitude      double precision,
  longitude     double precision
);
create index school_name on school (lower(name));
