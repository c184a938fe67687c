import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import { jsonRows } from '../listings/json-rows.ts';

/** One school as its row is stored. */
export interface School {
  readonly schoolid: string;
  readonly name: string;
  readonly district: string | null;
  readonly edition: EditionId | null;
  readonly level: 'elementary' | 'middle' | 'high' | 'other';
  readonly gradelow: string | null;
  readonly gradehigh: string | null;
  /** 0 to 10. */
  readonly rating: number | null;
  readonly type: string | null;
  readonly charter: boolean | null;
  readonly enrollment: number | null;
  readonly studentteacherratio: number | null;
  readonly phone: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postalcode: string | null;
  readonly county: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Inserts schools or replaces those of the same id. */
export async function saveSchools(db: Kysely<Tables>, schools: readonly School[]): Promise<void> {
  if (schools.length === 0) return;
  await sql`
    insert into school (schoolid, name, district, edition, level, gradelow, gradehigh, rating, type, charter, enrollment,
                        studentteacherratio, phone, street, city, postalcode, county, latitude, longitude)
    select schoolid, name, district, edition, level, gradelow, gradehigh, rating, type, charter, enrollment,
           studentteacherratio, phone, street, city, postalcode, county, latitude, longitude
    from json_populate_recordset(null::school, ${jsonRows(schools)}::json)
    on conflict (schoolid) do update
    set name = excluded.name, district = excluded.district, edition = excluded.edition, level = excluded.level,
        gradelow = excluded.gradelow, gradehigh = excluded.gradehigh, rating = excluded.rating, type = excluded.type,
        charter = excluded.charter, enrollment = excluded.enrollment,
        studentteacherratio = excluded.studentteacherratio, phone = excluded.phone, street = excluded.street,
        city = excluded.city, postalcode = excluded.postalcode, county = excluded.county, latitude = excluded.latitude,
        longitude = excluded.longitude
  `.execute(db);
}
