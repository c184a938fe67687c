import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A stored school, as far as pages of listings show it. */
export interface StoredSchool {
  readonly name: string;
  readonly level: string;
  readonly district: string | null;
  readonly gradeLow: string | null;
  readonly gradeHigh: string | null;
  readonly rating: number | null;
  readonly type: string | null;
  readonly admission: string | null;
  readonly charter: boolean | null;
  readonly enrollment: number | null;
  readonly studentTeacherRatio: number | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The schools of an edition with one of these names in lower case. Served by school_name. */
export async function schoolsNamed(
  db: Db,
  edition: EditionId,
  names: readonly string[],
): Promise<StoredSchool[]> {
  const { rows } = await sql<StoredSchool>`/* schools by name */
    select name, level, district, grade_low, grade_high, rating, type, admission, charter, enrollment, student_teacher_ratio,
           street, city, postalcode, latitude, longitude
    from school
    where lower(name) = any(${names}) and (edition = ${edition} or edition is null)
    order by school_id
  `.execute(db);
  return rows;
}
