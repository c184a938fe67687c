import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { ListingSchool } from '@hearth/domain/contract/listing-school.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { milesText } from '@hearth/domain/search/areas/distance.ts';
import type { ReactNode } from 'react';
import './schools.css';

const levelNames = { elementary: 'Elementary school', middle: 'Middle school', high: 'High school' } as const;

/** The schools that a listing names, by level and never by their ratings. */
export function Schools({ listing }: { readonly listing: ListingDetails }): ReactNode {
  const { schools, schooldistrict, schoolratings: ratings } = listing;
  const isRated = schools.some(({ rating }) => rating !== null);
  const hasDistance = schools.some(({ distancemiles }) => distancemiles !== null);
  return (
    <section aria-labelledby="listing-schools" className="schools">
      <h2 id="listing-schools">Schools</h2>
      {schooldistrict && <p>School district: {schooldistrict}</p>}
      <ul className="schools__list">
        {schools.map((school) => (
          <School key={school.level} school={school} isRated={isRated} district={schooldistrict} />
        ))}
      </ul>
      <p className="listing__small">
        {isRated && ratings && `Ratings: ${ratings.source}, ${ratings.year}. `}
        {hasDistance && 'Distances are straight-line. '}
        Schools are from the listing. Confirm attendance zones with the district.
      </p>
    </section>
  );
}

interface SchoolProps {
  readonly school: ListingSchool;
  /** Set if another school of the listing has a rating, so that the lack of one is worth a word. */
  readonly isRated: boolean;
  /** Of the listing; a school of another one names it. */
  readonly district: string | null;
}

function School({ school, isRated, district }: SchoolProps): ReactNode {
  const { level, name, rating } = school;
  return (
    <li>
      <div>
        <span className="schools__level">{levelNames[level]}</span>
        <strong>{name}</strong>
        {particulars(school, district).map((line) => (
          <span key={line} className="schools__line">
            {line}
          </span>
        ))}
      </div>
      {rating !== null ? (
        <span className="schools__rating">{rating}/10</span>
      ) : (
        isRated && <span className="schools__rating">Not rated</span>
      )}
    </li>
  );
}

/** Known facts about a school, in lines: kind, size, place. */
function particulars(school: ListingSchool, district: string | null): readonly string[] {
  const { gradelow, gradehigh, type, admission, charter, enrollment, studentteacherratio } = school;
  const kind = [
    gradelow && gradehigh && `Grades ${grade(gradelow)} to ${grade(gradehigh)}`,
    type,
    charter && 'Charter school',
    admission && `Admission: ${admission}`,
    school.district?.toLowerCase() === district?.toLowerCase() ? null : school.district,
  ];
  const size = [
    enrollment && `${groupDigits(enrollment)} students`,
    studentteacherratio && `${studentteacherratio} students per teacher`,
  ];
  const place = [
    school.address,
    school.distancemiles === null ? null : `${milesText(school.distancemiles)} away`,
  ];
  return [kind, size, place].map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}

/** '5' of '05'. */
const grade = (code: string): string => code.replace(/^0/, '');
