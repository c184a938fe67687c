import { schoolLevelOf } from '@hearth/domain/listing/school-levels.ts';
import type { School } from '../boundaries/schools.queries.ts';
import { field, recordReader, requiredField, type ValuesOf } from '../feeds/mapping-table.ts';
import type { ReadResult } from '../feeds/read-result.ts';
import { notZero, number } from '../feeds/values/number-values.ts';
import { flag, text } from '../feeds/values/text-values.ts';
import { nearestEdition } from './nearest-edition.ts';

/** Fields of a school, and the names that files of the state and the country have for them. */
const schoolFields = {
  SchoolId: requiredField(text, 'campus_id', 'ncessch', 'id'),
  Name: requiredField(text, 'schoolname'),
  District: field(text),
  Level: field(text),
  GradeLow: field(text, 'grade_low'),
  GradeHigh: field(text, 'grade_high'),
  Rating: field(number({ min: 0, max: 10 })),
  Score: field(number({ min: 0, max: 100 }), 'tea_score_2022'),
  Type: field(text),
  Admission: field(text, 'admissions'),
  Charter: field(flag),
  Enrollment: field(number({ min: 0, max: 100_000, whole: true }), 'enrollment_2022'),
  StudentTeacherRatio: field(notZero({ min: 0, max: 1000 })),
  Phone: field(text),
  Street: field(text),
  City: field(text),
  PostalCode: field(text, 'zip'),
  County: field(text),
  Latitude: field(number({ min: -90, max: 90 }), 'lat'),
  Longitude: field(number({ min: -180, max: 180 }), 'lon'),
};

/** A school from a record's fields, or all its problems. Its id and name alone reject it. */
export function readSchool(fields: ReadonlyMap<string, unknown>, now: Date): ReadResult<School> {
  const read = recordReader(fields, { timeZone: 'UTC', now });
  const school = read.read(schoolFields);
  const { SchoolId: schoolId, Name: name, Latitude: latitude, Longitude: longitude } = school;
  if (schoolId === null) read.problems.push('SchoolId is missing');
  if (name === null) read.problems.push('Name is missing');
  if (!schoolId || !name) return { ok: false, reasons: read.problems };
  return {
    ok: true,
    value: {
      schoolId,
      name,
      district: school.District,
      edition: latitude === null || longitude === null ? null : nearestEdition({ latitude, longitude }),
      level: schoolLevelOf(school.Level ?? '') ?? 'other',
      gradeLow: school.GradeLow,
      gradeHigh: school.GradeHigh,
      rating: ratingOf(school),
      type: school.Type,
      admission: school.Admission,
      charter: school.Charter,
      enrollment: school.Enrollment,
      studentTeacherRatio: school.StudentTeacherRatio,
      phone: school.Phone,
      street: school.Street,
      city: school.City,
      postalcode: school.PostalCode,
      county: school.County,
      latitude,
      longitude,
    },
    dropped: read.dropped,
  };
}

/** 0 to 10: given as such, or the state's score of 0 to 100 by tens. */
const ratingOf = ({ Rating, Score }: ValuesOf<typeof schoolFields>): number | null =>
  Rating ?? (Score === null ? null : Math.round(Score / 10));
