import { schoolLevelOf } from '@hearth/domain/listing/school-levels.ts';
import type { School } from '../boundaries/schools.queries.ts';
import { type FieldReader, fieldReader } from '../feeds/field-reader.ts';
import type { ReadResult } from '../feeds/read-result.ts';
import { nearestEdition } from './nearest-edition.ts';

/** A school from a record's fields, or all its problems. */
export function readSchool(fields: ReadonlyMap<string, unknown>): ReadResult<School> {
  const read = fieldReader(fields);
  const schoolId = read.text('schoolid', 'campus_id', 'ncessch', 'id');
  const name = read.text('name', 'schoolname');
  if (schoolId === null) read.problems.push('SchoolId is missing');
  if (name === null) read.problems.push('Name is missing');
  const latitude = read.number(read.raw('latitude') === undefined ? 'lat' : 'latitude', {
    min: -90,
    max: 90,
  });
  const longitude = read.number(read.raw('longitude') === undefined ? 'lon' : 'longitude', {
    min: -180,
    max: 180,
  });
  const school: School = {
    schoolId: schoolId ?? '',
    name: name ?? '',
    district: read.text('district'),
    edition: latitude === null || longitude === null ? null : nearestEdition({ latitude, longitude }),
    level: levelOf(read),
    gradeLow: read.text('gradelow', 'grade_low'),
    gradeHigh: read.text('gradehigh', 'grade_high'),
    rating: ratingOf(read),
    type: read.text('type'),
    admission: read.text('admission', 'admissions'),
    charter: read.flag('charter'),
    enrollment: read.number(read.raw('enrollment') === undefined ? 'enrollment_2022' : 'enrollment', {
      min: 0,
      max: 100_000,
      whole: true,
    }),
    studentTeacherRatio: read.number('studentteacherratio', { min: 0, max: 1000 }),
    phone: read.text('phone'),
    street: read.text('street'),
    city: read.text('city'),
    postalcode: read.text('postalcode', 'zip'),
    county: read.text('county'),
    latitude,
    longitude,
  };
  return read.problems.length > 0 ? { ok: false, reasons: read.problems } : { ok: true, value: school };
}

const levelOf = (read: FieldReader): School['level'] => schoolLevelOf(read.text('level') ?? '') ?? 'other';

/** 0 to 10: given as such, or the state's score of 0 to 100 by tens. */
function ratingOf(read: FieldReader): number | null {
  const rating = read.number('rating', { min: 0, max: 10 });
  if (rating !== null) return rating;
  const score = read.number('tea_score_2022', { min: 0, max: 100 });
  return score === null ? null : Math.round(score / 10);
}
