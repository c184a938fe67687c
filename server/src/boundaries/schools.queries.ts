import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { jsonRows } from '../db/json-rows.ts';

/** One school as its row is stored. */
export interface School {
  readonly schoolId: string;
  readonly name: string;
  readonly district: string | null;
  readonly edition: EditionId | null;
  readonly level: 'elementary' | 'middle' | 'high' | 'other';
  readonly gradeLow: string | null;
  readonly gradeHigh: string | null;
  /** 0 to 10. */
  readonly rating: number | null;
  readonly type: string | null;
  readonly admission: string | null;
  readonly charter: boolean | null;
  readonly enrollment: number | null;
  readonly studentTeacherRatio: number | null;
  readonly phone: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalcode: string | null;
  readonly county: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Inserts schools or replaces those of the same id. */
export async function saveSchools(db: Db, schools: readonly School[]): Promise<void> {
  if (schools.length === 0) return;
  await sql`
    insert into school (school_id, name, district, edition, level, grade_low, grade_high, rating, type, admission, charter, enrollment,
                        student_teacher_ratio, phone, street, city, postalcode, county, latitude, longitude)
    select school_id, name, district, edition, level, grade_low, grade_high, rating, type, admission, charter, enrollment,
           student_teacher_ratio, phone, street, city, postalcode, county, latitude, longitude
    from json_populate_recordset(null::school, ${jsonRows(schools)}::json)
    on conflict (school_id) do update
    set name = excluded.name, district = excluded.district, edition = excluded.edition, level = excluded.level,
        grade_low = excluded.grade_low, grade_high = excluded.grade_high, rating = excluded.rating, type = excluded.type,
        admission = excluded.admission, charter = excluded.charter, enrollment = excluded.enrollment,
        student_teacher_ratio = excluded.student_teacher_ratio, phone = excluded.phone, street = excluded.street,
        city = excluded.city, postalcode = excluded.postalcode, county = excluded.county, latitude = excluded.latitude,
        longitude = excluded.longitude
  `.execute(db);
}
