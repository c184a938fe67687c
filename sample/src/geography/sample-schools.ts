import type { EditionName, SampleSchool } from './area-text.ts';
import { EDITION_AREAS } from './cells.ts';

/** The public schools of an edition with ids of their own. */
export const sampleSchools = (
  edition: EditionName,
): (SampleSchool & { readonly schoolId: string; readonly edition: EditionName })[] =>
  EDITION_AREAS[edition].schools.map((school, index) => ({
    ...school,
    edition,
    schoolId: `sample-${edition}-${index + 1}`,
  }));
