import type { ListingSchool } from '@hearth/domain/contract/listing-school.ts';
import type { VisibleParts } from '@hearth/domain/listing/gate.ts';
import { type SchoolLevel, schoolSpellings } from '@hearth/domain/listing/school-levels.ts';
import type { SchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import { milesBetween } from '@hearth/domain/search/areas/distance.ts';
import type { Db } from '../db/database.ts';
import type { DetailsSource } from './details-source.queries.ts';
import { type StoredSchool, schoolsNamed } from './listing-schools.queries.ts';

interface NamedSchool {
  readonly level: SchoolLevel;
  readonly name: string;
  readonly rating: number | null;
}

/** The schools that a listing names, the lowest level first. */
const namedSchools = (source: DetailsSource): NamedSchool[] =>
  (
    [
      ['elementary', source.elementaryschool, source.elementaryschoolrating],
      ['middle', source.middleorjuniorschool, source.middleschoolrating],
      ['high', source.highschool, source.highschoolrating],
    ] as const
  ).flatMap(([level, name, rating]) => (name?.trim() ? [{ level, name: name.trim(), rating }] : []));

/** The stored schools that may be those of a listing. */
export async function storedSchools(db: Db, source: DetailsSource): Promise<StoredSchool[]> {
  const names = namedSchools(source).flatMap(({ name, level }) => schoolSpellings(name, level));
  return names.length === 0 ? [] : await schoolsNamed(db, source.edition, names);
}

interface Shown {
  readonly parts: VisibleParts;
  /** Source and year of ratings; null where they are unknown. */
  readonly ratings: SchoolRatings | null;
}

/** The schools of a listing with the stored facts about them. */
export function listingSchools(
  source: DetailsSource,
  stored: readonly StoredSchool[],
  { parts, ratings }: Shown,
): ListingSchool[] {
  return namedSchools(source).map(({ level, name, rating }) => {
    const school = schoolOf(source, { level, name }, stored);
    return {
      level,
      name: school && school.name.length > name.length ? school.name : name,
      district: school?.district ?? source.schooldistrict,
      gradelow: school?.gradeLow ?? null,
      gradehigh: school?.gradeHigh ?? null,
      rating: ratings && (rating ?? school?.rating ?? null),
      type: school?.type ?? null,
      admission: school?.admission ?? null,
      charter: school?.charter ?? null,
      enrollment: school?.enrollment ?? null,
      studentteacherratio: school?.studentTeacherRatio ?? null,
      address: school ? addressOf(school) : null,
      distancemiles: school && parts.address ? milesBetween(source, school) : null,
    };
  });
}

/** The school of that name and level in the listing's district; of several, the nearest. */
function schoolOf(
  source: DetailsSource,
  { level, name }: Pick<NamedSchool, 'level' | 'name'>,
  stored: readonly StoredSchool[],
): StoredSchool | undefined {
  const spellings = schoolSpellings(name, level);
  const named = stored.filter(
    (school) => school.level === level && spellings.includes(school.name.toLowerCase()),
  );
  const district = source.schooldistrict?.toLowerCase();
  const inDistrict = named.filter((school) => school.district?.toLowerCase() === district);
  const meant = inDistrict.length > 0 ? inDistrict : named;
  if (meant.length < 2) return meant[0];
  const miles = (school: StoredSchool) => milesBetween(source, school) ?? Number.POSITIVE_INFINITY;
  const nearest = meant.toSorted((a, b) => miles(a) - miles(b))[0];
  return nearest && Number.isFinite(miles(nearest)) ? nearest : undefined;
}

const addressOf = ({ street, city, postalcode }: StoredSchool): string | null =>
  [street, [city, postalcode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
