import path from 'node:path';
import type { Db } from '../db/database.ts';
import type { MapFeature } from '../tiles/map-feature.ts';
import { insertMapFeatures, startMapFile } from '../tiles/map-features.queries.ts';
import type { ImportJob } from './import-job.ts';
import { readMapFeature } from './read-map-feature.ts';
import { batched, type Saver } from './saver.ts';

/** Stores features of the base map in the place of those that an earlier file of the same name brought. */
export function mapSaver(db: Db, job: ImportJob, counts: { stored: number }): Saver<unknown> {
  const { edition, mapLayer, nameField, attribution } = job;
  const layer = mapLayer ?? 'roads';
  let file: Promise<number> | undefined;
  return batched<readonly MapFeature[]>(
    (row) => readMapFeature(row, { layer, nameField }),
    async (rows) => {
      // A file without one usable feature leaves what there was.
      file ??= startMapFile(db, {
        ...{ edition, layer, attribution },
        name: path.basename(job.file),
        sample: false,
      });
      await insertMapFeatures(
        db,
        await file,
        rows.flatMap(({ value }) => value),
      );
      counts.stored += rows.length;
    },
  );
}
