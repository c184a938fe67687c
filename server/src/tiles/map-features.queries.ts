import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import type { Geometry } from 'geojson';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';
import type { SqlFragment } from '../db/sql-fragment.ts';
import type { MapFeature, MapFile } from './map-feature.ts';
import { type TileAddress, tileBounds } from './tile-address.ts';

/** Begins a file without features, in the place of one of the same name; returns its id. */
export async function startMapFile(db: Db, file: MapFile): Promise<number> {
  await sql`
    delete from map_file
    where edition = ${file.edition} and layer = ${file.layer} and name = ${file.name}
  `.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into map_file (edition, layer, name, attribution, sample)
    values (${file.edition}, ${file.layer}, ${file.name}, ${file.attribution}, ${file.sample})
    returning id
  `.execute(db);
  return rows[0]!.id;
}

export async function insertMapFeatures(
  db: Db,
  fileId: number,
  features: readonly MapFeature[],
): Promise<void> {
  if (features.length === 0) return;
  const rows = features.map(({ bounds, ...feature }) => ({ ...feature, ...bounds }));
  await sql`
    insert into map_feature (file_id, kind, name, min_zoom, geometry, bounds)
    select ${fileId}, kind, name, min_zoom, geometry,
           box(point(min_longitude, min_latitude), point(max_longitude, max_latitude))
    from json_to_recordset(${jsonRows(rows)}::json) as feature (
      kind text, name text, min_zoom smallint, geometry json,
      min_longitude float8, min_latitude float8, max_longitude float8, max_latitude float8
    )
  `.execute(db);
}

export interface ShownFile {
  readonly id: number;
  readonly layer: MapLayer;
  readonly attribution: string | null;
  readonly sample: boolean;
}

/** The files that the map of an edition is drawn from: those of the sample only where a layer has no other. */
export async function shownFiles(db: Db, edition: EditionId): Promise<ShownFile[]> {
  const { rows } = await sql<ShownFile>`
    select id, layer, attribution, sample
    from map_file as file
    where edition = ${edition}
      and (not sample or not exists (
        select 1 from map_file as other
        where other.edition = file.edition and other.layer = file.layer and not other.sample
      ))
    order by id
  `.execute(db);
  return rows;
}

export interface DrawnFeature {
  readonly layer: MapLayer;
  readonly kind: string;
  readonly name: string | null;
  readonly geometry: Geometry;
}

/** The zooms of the partial indexes: a low zoom shows few of the features that lie in its tiles. */
const INDEXED_ZOOMS = [8, 11];

/** Features of some files in a tile. Returned as one row: thousands of rows would each be parsed and renamed. */
export async function featuresInTile(
  db: Db,
  fileIds: readonly number[],
  tile: TileAddress,
): Promise<DrawnFeature[]> {
  const { minLongitude, minLatitude, maxLongitude, maxLatitude } = tileBounds(tile);
  const { rows } = await sql<{ features: DrawnFeature[] }>`
    select coalesce(json_agg(json_build_object(
      'layer', file.layer, 'kind', feature.kind, 'name', feature.name, 'geometry', feature.geometry
    )), '[]') as features
    from map_feature as feature
    join map_file as file on file.id = feature.file_id
    where feature.bounds && box(point(${minLongitude}, ${minLatitude}), point(${maxLongitude}, ${maxLatitude}))
      and ${isShownAt(tile.z)}
      and feature.file_id = any(${fileIds}::integer[])
  `.execute(db);
  return rows[0]!.features;
}

/** Written out, since a parameter would hide from the planner which partial index applies. */
function isShownAt(zoom: number): SqlFragment {
  const indexed = INDEXED_ZOOMS.find((most) => zoom <= most);
  const exact = sql`feature.min_zoom <= ${zoom}`;
  return indexed === undefined ? exact : sql`feature.min_zoom <= ${sql.lit(indexed)} and ${exact}`;
}

/** Names of roads with a number. Served by map_feature_numbered. */
export async function roadNamesWith(db: Db, fileIds: readonly number[], number: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from map_feature
    where name ~ '[0-9]' and name ~ ${`\\m${number}(?![0-9])`} and file_id = any(${fileIds}::integer[])
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
