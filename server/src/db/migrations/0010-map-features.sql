-- The base map: lines, areas and names that an import or the sample brings, from which vector tiles are cut.
create table map_file (
  id           integer generated always as identity primary key,
  edition      text not null check (edition in ('austin', 'san-antonio')),
  layer        text not null check (layer in ('roads', 'water', 'parks', 'places')),
  -- A file of the same name replaces its earlier features.
  name         text not null,
  -- The credit on the map; null where none is due.
  attribution  text,
  -- Drawn for the sample: hidden as soon as the edition has another file of the layer.
  sample       boolean not null,
  unique (edition, layer, name)
);

create table map_feature (
  id        bigint generated always as identity primary key,
  file_id   integer not null references map_file on delete cascade,
  -- As in the basemap of Protomaps: 'highway', 'major_road', 'minor_road', 'lake', 'park', 'locality' ...
  kind      text not null,
  name      text,
  -- The lowest zoom of 512 px tiles that shows it.
  min_zoom  smallint not null,
  -- GeoJSON geometry in WGS84 degrees, longitude first; json and not jsonb, since it is only read as a whole.
  geometry  json not null,
  -- Longitudes and latitudes around it.
  bounds    box not null
);
create index map_feature_file on map_feature (file_id);
create index map_feature_bounds on map_feature using gist (bounds);
-- A tile of a low zoom covers many more features than it shows.
create index map_feature_bounds_far on map_feature using gist (bounds) where min_zoom <= 8;
create index map_feature_bounds_middle on map_feature using gist (bounds) where min_zoom <= 11;
