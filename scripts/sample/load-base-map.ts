import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import { parksOf } from '@hearth/sample/geography/parks.ts';
import { sampleRoads } from '@hearth/sample/geography/roads.ts';
import type { Db } from '@hearth/server/db/database.ts';
import { readMapFeature } from '@hearth/server/import/read-map-feature.ts';
import type { MapFeature } from '@hearth/server/tiles/map-feature.ts';
import { insertMapFeatures, startMapFile } from '@hearth/server/tiles/map-features.queries.ts';

/** The credit on the map: it says that these streets do not exist. */
const CREDIT = 'Sample map, not real streets';
const AT_ONCE = 5000;

/** Stores the streets that the sample's homes stand on, and its parks; returns how many. */
export async function saveBaseMap(db: Db, edition: EditionId): Promise<number> {
  const roads = sampleRoads(edition).map(({ kind, name, line }) => ({
    properties: { kind, name },
    geometry: { type: 'LineString', coordinates: line },
  }));
  const parks = parksOf(edition).map(({ kind, name, geometry }) => ({
    properties: { kind, name },
    geometry,
  }));
  await save(db, { edition, layer: 'roads', attribution: CREDIT }, roads);
  await save(db, { edition, layer: 'parks', attribution: CREDIT }, parks);
  return roads.length + parks.length;
}

interface SampleFile {
  readonly edition: EditionId;
  readonly layer: MapLayer;
  readonly attribution: string;
}

/** Features in the form of an import. */
async function save(db: Db, file: SampleFile, drawn: readonly Record<string, unknown>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = await startMapFile(trx, { ...file, name: 'sample', sample: true });
    for (let start = 0; start < drawn.length; start += AT_ONCE)
      await insertMapFeatures(
        trx,
        id,
        drawn.slice(start, start + AT_ONCE).flatMap((each) => readOf(each, file)),
      );
  });
}

function readOf(feature: Record<string, unknown>, { layer }: SampleFile): readonly MapFeature[] {
  const read = readMapFeature(feature, { layer, nameField: null });
  if (!read.ok) throw new Error(`A sample feature cannot be read: ${read.reasons.join(', ')}`);
  return read.value;
}
