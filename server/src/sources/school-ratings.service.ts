import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { type SchoolRatings, sampleSchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import type { Db } from '../db/database.ts';
import { sourcesOf } from './sources.service.ts';

/** Who published the ratings in an edition's listings, and in which year; null where that is unknown: no answer has ratings. */
export type SchoolRatingsOf = (edition: EditionId) => Promise<SchoolRatings | null>;

/** @param configured what the operator says of the ratings in the feeds */
export const schoolRatingsOf =
  (db: Db, configured: SchoolRatings | null): SchoolRatingsOf =>
  async (edition) => {
    if (configured !== null) return configured;
    const sources = await sourcesOf(db, edition);
    return sources.get(editions[edition].mlsSource)?.isSample ? sampleSchoolRatings : null;
  };
